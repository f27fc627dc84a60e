import { type RefObject, useEffect } from 'react'
import { useApp } from '../state/use-app.ts'
import { fieldOfElement } from './focus-field.ts'

/** Notes which field is being edited, for whoever shows it elsewhere. */
export function useFocusedField(editor: RefObject<HTMLElement | null>): void {
  const app = useApp()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const setFocusedField = (focusedField: string | null) => app.view.set({ focusedField })
    editor.current?.addEventListener('focusin', ({ target }) => setFocusedField(fieldOfElement(target)), {
      signal,
    })
    editor.current?.addEventListener(
      'focusout',
      // while another window has the focus, the field is still the one being edited
      ({ relatedTarget }) => relatedTarget && setFocusedField(null),
      { signal },
    )
    // a new invoice gives its first line the focus before anybody listens
    const { activeElement } = document
    if (editor.current?.contains(activeElement)) setFocusedField(fieldOfElement(activeElement))
    return () => {
      listening.abort()
      setFocusedField(null)
    }
  }, [app, editor])
}

const atomicInputTypes = new Set(['insertFromPaste', 'insertFromDrop', 'deleteByCut', 'deleteByDrag'])

/** What is pasted, dropped or cut in a field is one step for undo, apart from what is typed before and after it. */
export function useAtomicInput(): void {
  const app = useApp()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // heard before and after the page's own handlers, which hang below the document
    const before = (event: Event) =>
      app.openInvoices.setAtomic(event instanceof InputEvent && atomicInputTypes.has(event.inputType))
    document.addEventListener('input', before, { capture: true, signal })
    document.addEventListener('input', () => app.openInvoices.setAtomic(false), { signal })
    return () => listening.abort()
  }, [app])
}
