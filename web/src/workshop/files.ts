// Packs as files: to keep them elsewhere, and to bring them.

export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/toml' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name.replaceAll(/[\\/:*?"<>|]+/g, '_')
  link.click()
  URL.revokeObjectURL(address)
}

/** What a file is called, without its ending. */
export const plainName = (file: string): string => file.replace(/\.[a-z0-9]+$/i, '').slice(0, 60)
