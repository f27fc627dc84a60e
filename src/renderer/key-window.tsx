import './tokens.css'
import './key-window/key-window.css'
import './block-drops.ts'
import { createRoot } from 'react-dom/client'
import type { KeyWindowApi } from '#contract/operations/key-window-api.ts'
import { KeyWindow } from './key-window/key-window.tsx'
import { loadTexts, t } from './key-window/texts.ts'

declare global {
  interface Window {
    readonly billwrightKey: KeyWindowApi
  }
}

const root = document.getElementById('root')

void window.billwrightKey
  .subject()
  .then(
    subject => (subject.ok ? subject.value.language : 'system'),
    () => 'system',
  )
  .then(loadTexts)
  .then(() => {
    document.title = t('key_window.title')
    if (root) createRoot(root).render(<KeyWindow api={window.billwrightKey} />)
  })
