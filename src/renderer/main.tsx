import './disable-zod-eval.ts'
import './block-drops.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DesktopApi } from '#contract/desktop-api.ts'
import { App } from './app.tsx'
import { warmUp } from './preview/pdf/pdf-renderer.ts'
import { createPage } from './state/app.ts'
import './global.css'

declare global {
  interface Window {
    readonly billwright: DesktopApi
  }
}

warmUp()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App page={createPage(window.billwright)} />
    </StrictMode>,
  )
}
