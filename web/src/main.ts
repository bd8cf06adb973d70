import { mount } from 'svelte'
import App from './App.svelte'
import { gameHere } from './games'
import { followTabs } from './lib/language'
import { install } from './lib/install.svelte'
import { me } from './lib/me.svelte'
import { server } from './lib/server.svelte'
import { applyTheme, settings } from './lib/settings.svelte'
import { loadWords } from './lib/words.svelte'
import { startWorker } from './lib/worker'
import './tokens.css'
import './base.css'

applyTheme()
matchMedia('(prefers-color-scheme: light)').addEventListener('change', applyTheme)
addEventListener('vite:preloadError', () => void server.missesPart())
followTabs()
server.watch()
install.watch()
void me.load()
await loadWords(settings.language)
mount(App, { target: document.getElementById('app')! })
// The board of a table, where the page names its game (server/preloads.py): it need not wait for what the table tells.
void gameHere(document.querySelector<HTMLMetaElement>('meta[name=game]')?.content ?? '')
  ?.board()
  .catch(() => null)
void startWorker(() => server.hearBuild())
