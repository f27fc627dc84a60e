import { type RefObject, useEffect } from 'react'
import { usePage } from '../state/use-app.ts'
import { fieldAt } from './focus-field.ts'

/** Notes which field is being edited, for whoever shows it elsewhere. */
export function useFocusedField(editor: RefObject<HTMLElement | null>): void {
  const page = usePage()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const note = (focusedField: string | null) => page.view.set({ focusedField })
    editor.current?.addEventListener('focusin', ({ target }) => note(fieldAt(target)), { signal })
    editor.current?.addEventListener(
      'focusout',
      // while another window has the focus, the field is still the one being edited
      ({ relatedTarget }) => relatedTarget && note(null),
      { signal },
    )
    // a new invoice gives its first line the focus before anybody listens
    const { activeElement } = document
    if (editor.current?.contains(activeElement)) note(fieldAt(activeElement))
    return () => {
      listening.abort()
      note(null)
    }
  }, [page, editor])
}
