// Asks for what an address needs while the client itself is still on its way: the screen, its words, and at a table the
// board of its game. Without it everything is found all the same, one after another. `early.mjs` fills in the names of files.
{
  const SCREENS = '%SCREENS%' // by the first part of an address: its files, and parts of the words
  const BOARDS = '%BOARDS%' // by game: the same
  const WORDS = '%WORDS%' // by language and part: a file

  /** @param {string} name */
  const ask = (name) => {
    // Whatever is not a module waits in the browser's cache. Nobody complains there if it is never used.
    if (!name.endsWith('.js')) return void fetch(`/${name}`).catch(() => {})
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${name}`
    document.head.append(link)
  }

  /** As src/lib/settings.svelte.ts chooses it; a wrong guess costs no more than a file. */
  const language = () => {
    let kept
    try {
      kept = JSON.parse(localStorage.getItem('starboard-settings') ?? '{}').language
    } catch {
      // Nothing is kept where nothing may be.
    }
    return [kept, ...navigator.languages.map((tag) => tag.slice(0, 2))].find((tag) => tag in WORDS) ?? 'en'
  }

  const screen = SCREENS[location.pathname.split('/')[1]]
  if (screen) {
    const words = WORDS[language()]
    // The server names the game of a table that it has in mind.
    const game = document.querySelector('meta[name=game]')?.content
    const board = BOARDS[game]
    const files = [screen, board].flatMap((one) => (one ? [...one.files, ...one.parts.map((part) => words[part])] : []))
    new Set([words[''], ...files]).forEach(ask)
    if (board) ask(`api/games/${game}/components`)
  }
}
