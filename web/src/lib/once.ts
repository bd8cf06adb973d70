/** Begins something once, for all who ask for it; what could not be had is begun anew for the next one. */
export function once<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | null = null
  return () => {
    if (!begun) {
      begun = begin()
      begun.catch(() => (begun = null))
    }
    return begun
  }
}
