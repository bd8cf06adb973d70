import { mount } from 'svelte'
import App from './App.svelte'
import { loadEarly } from './boards/load'
import { gameHere } from './games'
import { followTabs } from './lib/language'
import { install } from './lib/install.svelte'
import { me } from './lib/me.svelte'
import { server } from './lib/server.svelte'
import { applyTheme, settings } from './lib/settings.svelte'
import { loadWords } from './lib/words.svelte'
import { startWorker } from './lib/worker'
import { screens } from './screens'
import './tokens.css'
import './base.css'

const AT_ONCE = 150 // ms in which what is cached is there

applyTheme()
matchMedia('(prefers-color-scheme: light)').addEventListener('change', applyTheme)
addEventListener('vite:preloadError', () => void server.missesPart())
followTabs()
server.watch()
install.watch()
void me.load()
// The board of a table, where the page names its game (server/preloads.py): it need not wait for what the table tells. What is
// in the browser's cache comes at once: then the table is shown in one go, which is less work than part by part. Else parts
// are shown while others are on their way.
const game = document.querySelector<HTMLMetaElement>('meta[name=game]')?.content ?? ''
const here = gameHere(game) !== null
const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
const cached = scripts.every((one) => (one as PerformanceResourceTiming).transferSize === 0)
const table = here && cached ? Promise.all([loadEarly(game), screens.table().catch(() => null)]) : null
await loadWords(settings.language)
if (table) await Promise.race([table, new Promise((resolve) => setTimeout(resolve, AT_ONCE))])
mount(App, { target: document.getElementById('app')! })
if (here && !table) void loadEarly(game)
void startWorker(() => server.hearBuild())
