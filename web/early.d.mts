import type { Plugin, Rolldown } from 'vite'

export function early(): Plugin
export function needs(bundle: Rolldown.OutputBundle, name: string, found: Set<string>): void
