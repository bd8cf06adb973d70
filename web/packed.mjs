// Puts a .gz and a .br beside every file that gets smaller by it, so that the server need not pack anything.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/
const WORTH_IT = 1024 // bytes; smaller files fit into one packet anyway

/** @returns {import('vite').Plugin} */
export function packed() {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(name)) continue
        const file = join(dir, name)
        const text = readFileSync(file)
        if (text.length < WORTH_IT) continue
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
        )
      }
    },
  }
}
