// How far somebody has come in the guided game: whoever closes the page may go on there.

const key = (game: string): string => `starboard-lesson-${game}`

/** The step to go on with; 0: it was not begun, or is done. */
export function lessonAt(game: string): number {
  try {
    const at = Number(localStorage.getItem(key(game)) ?? 0)
    return Number.isInteger(at) && at > 0 ? at : 0
  } catch {
    return 0
  }
}

export function keepLesson(game: string, at: number): void {
  try {
    if (at > 0) localStorage.setItem(key(game), String(at))
    else localStorage.removeItem(key(game))
  } catch {
    // Then the lesson begins anew, which does not take long.
  }
}
