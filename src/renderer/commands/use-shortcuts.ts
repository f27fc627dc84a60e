import { useLayoutEffect } from 'react'
import { matches } from '../controls/shortcut.ts'
import { isMac } from '../i18n/locale.ts'
import type { App } from '../state/app.ts'
import { commands } from './commands.ts'

const textCommands = new Set(['undo', 'redo'])
/** Commands on the focused line. The table of lines handles their keys first. */
const lineCommands = new Set(['duplicate-line', 'delete-line'])

/**
 * Text outside the invoice, such as the search or a setting, keeps the browser's own undo. Invoice fields
 * have a data-path.
 */
const isTextOutsideInvoice = (target: EventTarget | null) =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  !target.matches('[type="radio"], [type="checkbox"]') &&
  !target.closest('main, [data-path]')

/** Handles the shortcuts of all commands on the window, after cells and dialogs have handled the key. */
export function useShortcuts(app: App): void {
  // a layout effect: keys pressed as soon as the view is visible must not be lost
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const command = commands.find(({ shortcuts }) =>
        shortcuts.some(shortcut => matches(shortcut, event, isMac)),
      )
      if (!command || (textCommands.has(command.id) && isTextOutsideInvoice(event.target))) return
      // The browser's undo covers one field and would conflict with the invoice's history.
      event.preventDefault()
      if (lineCommands.has(command.id) || app.view.store.getState().overlay !== null) return
      if (command.enabled(app)) command.run(app)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [app])
}
