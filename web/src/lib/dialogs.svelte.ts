// Which dialog of the shell is open. Screens open them by name; App.svelte shows them.

export type DialogName = 'name' | 'password' | 'login' | 'logout' | 'settings' | 'data' | 'vacation'

export const dialogs: { open: DialogName | null } = $state({ open: null })

export function openDialog(name: DialogName): void {
  dialogs.open = name
}
