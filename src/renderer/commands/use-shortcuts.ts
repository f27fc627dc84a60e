import { useEffect } from 'react'
import { isMac } from '../controls/locale.ts'
import type { Page } from '../state/page.ts'
import { commands } from './commands.ts'
import { matches } from './shortcut.ts'

/** The keys of all commands, heard last: a cell or a dialog that handles a key keeps it. */
export function useShortcuts(page: Page): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const command = commands.find(({ shortcuts }) =>
        shortcuts.some(shortcut => matches(shortcut, event, isMac)),
      )
      if (!command) return
      // The browser's own undo works on one field and knows nothing of the document's.
      event.preventDefault()
      if (page.view.store.getState().overlay === null && command.enabled(page)) command.run(page)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [page])
}
