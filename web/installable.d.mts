import type { Plugin, Rolldown } from 'vite'

export function needs(bundle: Rolldown.OutputBundle, name: string, found: Set<string>): void
export function installable(): Plugin
