import { useEffect } from 'react'
import { isMac } from '../controls/locale.ts'
import type { Page } from '../state/app.ts'
import { commands } from './commands.ts'
import { matches } from './shortcut.ts'

const ofText = new Set(['undo', 'redo'])
/** They act on the line that has the focus, and there the table hears them first. */
const ofLines = new Set(['duplicate-line', 'delete-line'])

/** Text that is no part of the invoice, such as the search or a setting, has the browser's own undo. A field names its place in it. */
const isOtherText = (target: EventTarget | null) =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  !target.closest('main, [data-path]')

/** The keys of all commands, heard last: a cell or a dialog that handles a key keeps it. */
export function useShortcuts(page: Page): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const command = commands.find(({ shortcuts }) =>
        shortcuts.some(shortcut => matches(shortcut, event, isMac)),
      )
      if (!command || (ofText.has(command.id) && isOtherText(event.target))) return
      // The browser's own undo works on one field and knows nothing of the document's.
      event.preventDefault()
      if (ofLines.has(command.id) || page.view.store.getState().overlay !== null) return
      if (command.enabled(page)) command.run(page)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [page])
}
