import { useEffect } from 'react'
import { usePage } from '../state/use-app.ts'

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
