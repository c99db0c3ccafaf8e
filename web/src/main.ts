import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/notes.css'
import './styles/table.css'
import './styles/bar.css'
import './styles/setup.css'
import './styles/replay.css'
import './styles/home.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './lib/router.svelte.ts'
import { settings } from './lib/settings.svelte.ts'
import { listenForFirstTap } from './lib/sound.ts'
import { words } from './lib/words.svelte.ts'

settings.apply()
await words.speak(settings.language)
router.start()
listenForFirstTap()
mount(App, { target: document.getElementById('app') as HTMLElement })

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined) // without it only the offline page is missing
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name)
  const read = loaded.filter((name) => name.includes('/assets/words-'))
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(read))
}
