// Has the page run early.js before all else: a file of its own, for our content security policy allows no script in a page.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('early.js', import.meta.url))
const NAME = 'assets/early-' // and a hash of what is in it
const FIRST = '<meta charset="utf-8" />'

/** @param {string} file */
export const isEarly = (file) => file.startsWith(NAME)

/** @returns {import('vite').Plugin} */
export function early() {
  return {
    name: 'starboard-early',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const source = readFileSync(SCRIPT, 'utf-8').replace(/^ *\/\/.*\n/gm, '')
        const fileName = `${NAME}${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
        this.emitFile({ type: 'asset', fileName, source })
        const text = String(page.source)
        if (!text.includes(FIRST)) throw new Error('the page does not begin as early.mjs expects')
        page.source = text.replace(FIRST, `${FIRST}\n    <script src="/${fileName}"></script>`)
      },
    },
  }
}
