import { useEffect } from 'react'
import type { Settings } from '#contract/settings.ts'
import type { App } from '../state/app.ts'
import { sidebarSize } from './pane-widths.ts'

const savedAfterMs = 500

type Kept = Pick<Settings, 'panes' | 'navigation'>

function keptOf(app: App): Kept {
  const { sidebarWidth, previewWidth, preview, place } = app.view.store.getState()
  return {
    panes: { sidebarWidth, previewWidth, preview },
    navigation: { place, invoice: app.openInvoices.store.getState().current },
  }
}

/** Restores the widths and visibility of the panes at the start; saves their changes and the current place. */
export function useSavedPanes(app: App): void {
  useEffect(() => {
    let saved: string | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const restore = (panes: Settings['panes'] | undefined) => {
      if (saved !== undefined || panes === undefined) return
      if (panes) app.view.set({ ...panes, sidebarWidth: Math.max(panes.sidebarWidth, sidebarSize.min) })
      saved = JSON.stringify(keptOf(app))
    }
    const save = () => {
      if (saved === undefined || !app.view.store.getState().isStarted) return
      const kept = keptOf(app)
      if (JSON.stringify(kept) === saved) return
      saved = JSON.stringify(kept)
      clearTimeout(timer)
      // errors are ignored: the next start restores what was saved last
      timer = setTimeout(
        () =>
          void app.hostStore.saveSettings({
            ...(kept.panes && { panes: kept.panes }),
            ...(kept.navigation && { navigation: kept.navigation }),
          }),
        savedAfterMs,
      )
    }
    restore(app.hostStore.store.getState().settings?.panes)
    const stops = [
      app.hostStore.store.subscribe(host => restore(host.settings?.panes)),
      app.view.store.subscribe(save),
      app.openInvoices.store.subscribe((state, before) => {
        if (state.current !== before.current) save()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      clearTimeout(timer)
    }
  }, [app])
}
