import '../src/tokens.css'
import '../src/base.css'
import { mount } from 'svelte'
import Gallery from './Gallery.svelte'
import { loadWords } from '../src/lib/words.svelte'
await loadWords('en')
mount(Gallery, { target: document.getElementById('app')! })
