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

const wholes = new Set(['insertFromPaste', 'insertFromDrop', 'deleteByCut', 'deleteByDrag'])

/** What is pasted, dropped or cut in a field is one step for undo, apart from what is typed before and after it. */
export function useWholeChanges(): void {
  const page = usePage()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // heard before and after the page's own handlers, which hang below the document
    const before = (event: Event) =>
      page.documents.setWhole(event instanceof InputEvent && wholes.has(event.inputType))
    document.addEventListener('input', before, { capture: true, signal })
    document.addEventListener('input', () => page.documents.setWhole(false), { signal })
    return () => listening.abort()
  }, [page])
}
