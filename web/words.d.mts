import type { Plugin } from 'vite'

export function words(): Plugin
export function partOf(path: string): string
