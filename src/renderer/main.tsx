import './disable-zod-eval.ts'
import './block-drops.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DesktopApi } from '#contract/operations/desktop-api.ts'
import { noWarmUpQuery } from '#contract/page-policy.ts'
import { AppRoot } from './app.tsx'
import { getPdfRenderer } from './preview/pdf/pdf-renderer.ts'
import { createApp } from './state/app.ts'
import './global.css'

declare global {
  interface Window {
    readonly billwright: DesktopApi
  }
}

// before the first preview asks for it, because starting its worker takes a quarter of a second
if (location.search !== noWarmUpQuery) getPdfRenderer()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AppRoot app={createApp(window.billwright)} />
    </StrictMode>,
  )
}
