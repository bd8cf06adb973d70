/** Made by words.mjs: by language and part, what loads the words. */
declare module 'starboard:words' {
  const words: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>>
  export default words
}
