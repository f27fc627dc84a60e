import { t } from '../i18n/translate.ts'
import type { App } from './app.ts'

/**
 * Offers to undo an import: in a notification, and in the palette until the next import.
 * @param undoLater asks first, if much may have changed since
 */
export function offerWayBack(app: App, text: string, undo: () => void, undoLater = undo): void {
  app.view.set({ wayBack: undoLater })
  app.view.toast(text, {
    label: t('list.undo'),
    run: () => {
      app.view.set({ wayBack: null })
      undo()
    },
  })
}

/** Undoes the last import. */
export function takeWayBack(app: App): void {
  const { wayBack } = app.view.store.getState()
  app.view.set({ wayBack: null })
  wayBack?.()
}
