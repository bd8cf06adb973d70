// To the clipboard; where a page may not write it (plain HTTP), by the old way.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('readonly', '')
  field.className = 'sr'
  // In an open dialog nothing outside of it can be selected.
  const home = document.querySelector('dialog[open]') ?? document.body
  home.append(field)
  const before = document.activeElement
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
