import { t } from '../i18n/translate.ts'
import type { App } from './app.ts'
import type { Wording } from './view/view-store.ts'

/**
 * Offers to undo an import: in a notification, and in the palette until it is undone or the next import.
 * @param ask used by the palette instead of `undo`, because much may have changed since
 */
export function offerImportUndo(app: App, text: Wording, undo: () => void, ask?: () => void): void {
  const once = () => {
    app.view.set({ undoImport: null })
    undo()
  }
  app.view.set({ undoImport: ask ?? once })
  app.view.toast(text, { label: () => t('list.undo'), run: once })
}
