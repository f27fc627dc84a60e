import './disable-zod-eval.ts'
import './block-drops.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DesktopApi } from '#contract/operations/desktop-api.ts'
import { noWarmUpQuery } from '#contract/page-policy.ts'
import { AppRoot } from './app.tsx'
import { showLanguage } from './i18n/language.ts'
import { getPdfRenderer } from './preview/pdf/pdf-renderer.ts'
import { createApp } from './state/app.ts'
import './global.css'

declare global {
  interface Window {
    readonly billwright: DesktopApi
  }
}

// before the first preview needs it, because starting its worker takes a quarter of a second
if (location.search !== noWarmUpQuery) getPdfRenderer()

const app = createApp(window.billwright)

// loaded before the first view; if that fails, the window is in English
void window.billwright
  .settings()
  .then(answer => showLanguage(answer.ok ? answer.value.language : 'system'))
  .catch(console.error)
  .then(() => {
    const root = document.getElementById('root')
    if (!root) return
    createRoot(root).render(
      <StrictMode>
        <AppRoot app={app} />
      </StrictMode>,
    )
  })
