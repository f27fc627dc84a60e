import { useEffect } from 'react'
import type { App } from '../state/app.ts'
import { blocksCommands } from '../state/view/overlay.ts'
import { showEInvoice } from './received-actions.ts'

const types: readonly string[] = ['application/xml', 'text/xml', 'application/pdf', '']

/** Opens an e-invoice that is dropped outside the drop targets, which handle the event first. */
export function useFileDrops(app: App): void {
  useEffect(() => {
    const accepts = (event: DragEvent): boolean => {
      const { overlay } = app.view.store.getState()
      if (event.defaultPrevented || (overlay !== null && blocksCommands(overlay))) return false
      const files = [...(event.dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file')
      return files.length === 1 && types.includes(files[0]?.type ?? '-')
    }
    const onDrag = (event: DragEvent) => {
      if (!accepts(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    }
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (!accepts(event) || !file) return
      event.preventDefault()
      showEInvoice(app, file)
    }
    // the window blocks files that nothing accepted
    document.addEventListener('dragenter', onDrag)
    document.addEventListener('dragover', onDrag)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragenter', onDrag)
      document.removeEventListener('dragover', onDrag)
      document.removeEventListener('drop', onDrop)
    }
  }, [app])
}
