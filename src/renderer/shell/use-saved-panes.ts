import { useEffect } from 'react'
import type { PaneSettings } from '#contract/settings.ts'
import type { App } from '../state/app.ts'
import type { ViewState } from '../state/view/view-store.ts'

const savedAfterMs = 500

const panesOf = ({ sidebarWidth, previewWidth, preview }: ViewState): PaneSettings => ({
  sidebarWidth,
  previewWidth,
  preview,
})

/** Restores widths and visibility of the panes at the start and saves their changes. */
export function useSavedPanes(app: App): void {
  useEffect(() => {
    const { store } = app.view
    let saved: string | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const restore = (panes: PaneSettings | null | undefined) => {
      if (saved !== undefined || panes === undefined) return
      if (panes) app.view.set(panes)
      saved = JSON.stringify(panesOf(store.getState()))
    }
    restore(app.hostStore.store.getState().settings?.panes)
    const stopRestoring = app.hostStore.store.subscribe(host => restore(host.settings?.panes))
    const stopSaving = store.subscribe(view => {
      const panes = panesOf(view)
      if (saved === undefined || JSON.stringify(panes) === saved) return
      saved = JSON.stringify(panes)
      clearTimeout(timer)
      // Not worth a message if it fails: the panes are restored to their last saved widths.
      timer = setTimeout(
        () => void app.hostStore.saveSettings({ panes: panesOf(store.getState()) }),
        savedAfterMs,
      )
    })
    return () => {
      stopRestoring()
      stopSaving()
      clearTimeout(timer)
    }
  }, [app])
}
