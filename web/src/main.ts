import { mount } from 'svelte'
import App from './App.svelte'
import { me } from './lib/me.svelte'
import { applyTheme, settings } from './lib/settings.svelte'
import { loadWords } from './lib/words.svelte'
import './tokens.css'
import './base.css'

applyTheme()
matchMedia('(prefers-color-scheme: light)').addEventListener('change', applyTheme)
// After an upgrade of the server an open tab may ask for parts that are gone: the new page has the new ones.
addEventListener('vite:preloadError', () => location.reload())
void me.load()
await loadWords(settings.language)
mount(App, { target: document.getElementById('app')! })
