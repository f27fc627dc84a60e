import { type RefObject, useEffect } from 'react'
import { fieldOfElement } from '../state/focus-field.ts'
import { useApp } from '../state/use-app.ts'

/** Publishes the focused field for other parts of the window. */
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
      // the field stays the focused one while another window has the focus
      ({ relatedTarget }) => relatedTarget && setFocusedField(null),
      { signal },
    )
    // a new invoice may have focused its first line before this listener was added
    const { activeElement } = document
    if (editor.current?.contains(activeElement)) setFocusedField(fieldOfElement(activeElement))
    return () => {
      listening.abort()
      setFocusedField(null)
    }
  }, [app, editor])
}

const atomicInputTypes = new Set(['insertFromPaste', 'insertFromDrop', 'deleteByCut', 'deleteByDrag'])

/** Makes a paste, drop or cut an undo step of its own, separate from typing. */
export function useAtomicInput(): void {
  const app = useApp()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // the capture listener runs before React's handlers, the bubble listener after them
    const before = (event: Event) =>
      app.openInvoices.setAtomic(event instanceof InputEvent && atomicInputTypes.has(event.inputType))
    document.addEventListener('input', before, { capture: true, signal })
    document.addEventListener('input', () => app.openInvoices.setAtomic(false), { signal })
    return () => listening.abort()
  }, [app])
}
