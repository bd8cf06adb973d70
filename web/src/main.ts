import { mount } from 'svelte'
import App from './App.svelte'
import { followTabs } from './lib/language'
import { me } from './lib/me.svelte'
import { server } from './lib/server.svelte'
import { applyTheme, settings } from './lib/settings.svelte'
import { loadWords } from './lib/words.svelte'
import './tokens.css'
import './base.css'

applyTheme()
matchMedia('(prefers-color-scheme: light)').addEventListener('change', applyTheme)
addEventListener('vite:preloadError', () => void server.missesPart())
followTabs()
server.watch()
void me.load()
await loadWords(settings.language)
mount(App, { target: document.getElementById('app')! })
