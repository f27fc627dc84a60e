import { useEffect } from 'react'
import { isMac } from '../controls/locale.ts'
import type { App } from '../state/app.ts'
import { commands } from './commands.ts'
import { matches } from './shortcut.ts'

const textCommands = new Set(['undo', 'redo'])
/** They act on the line that has the focus, and there the table hears them first. */
const lineCommands = new Set(['duplicate-line', 'delete-line'])

/** Text that is no part of the invoice, such as the search or a setting, has the browser's own undo. A field names its place in it. */
const isTextOutsideInvoice = (target: EventTarget | null) =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  !target.closest('main, [data-path]')

/** The keys of all commands, heard last: a cell or a dialog that handles a key keeps it. */
export function useShortcuts(app: App): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const command = commands.find(({ shortcuts }) =>
        shortcuts.some(shortcut => matches(shortcut, event, isMac)),
      )
      if (!command || (textCommands.has(command.id) && isTextOutsideInvoice(event.target))) return
      // The browser's own undo works on one field and knows nothing of the document's.
      event.preventDefault()
      if (lineCommands.has(command.id) || app.view.store.getState().overlay !== null) return
      if (command.enabled(app)) command.run(app)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [app])
}
