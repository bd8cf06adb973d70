// SHA-256 by hand: browsers have it for pages over HTTPS only, and people also play over plain HTTP at home.

// The first 32 bits of the fractional parts of roots of the first primes: square roots to begin with, cube roots for the rounds.
// Worked out when something is first hashed, not when a page is opened.
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0
const constants = once(() => {
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n)
  return {
    first: primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
    rounds: primes.map((prime) => fraction(Math.cbrt(prime))),
  }
})

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The text as UTF-8, a bit that is one, and its length in bits in the last eight bytes of whole blocks. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text)
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  blocks.set(bytes)
  blocks[bytes.length] = 0x80
  const view = new DataView(blocks.buffer)
  view.setBigUint64(blocks.length - 8, BigInt(bytes.length) * 8n)
  return view
}

/** SHA-256 of a text, in hexadecimals. */
export function sha256(text: string): string {
  const data = padded(text)
  const { first, rounds } = constants()
  const hash = [...first]
  const words = new Uint32Array(64)
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) words[i] = data.getUint32(block + 4 * i)
      else {
        const [a, b] = [words[i - 15]!, words[i - 2]!]
        const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
        const large = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
        words[i] = words[i - 16]! + small + words[i - 7]! + large
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const one =
        (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i]! + words[i]!) | 0
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) >>> 0))
  }
  return hash.map((word) => word.toString(16).padStart(8, '0')).join('')
}
