import { useEffect } from 'react'
import { mayWrite } from '../commands/command-conditions.ts'
import { readInvoiceFile } from '../data/data-actions.ts'
import { showEInvoice } from '../einvoice/received-actions.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { showPlace } from '../state/places.ts'
import { type DropEffect, effectOf, effectOfFile, isRefused } from '../state/view/drop-effect.ts'
import { blocksCommands } from '../state/view/overlay.ts'

/**
 * Opens a file dropped outside of drop targets, which handle the event first. While it is dragged, `fileDrop` describes
 * the effect of dropping it.
 */
export function useFileDrops(app: App): void {
  useEffect(() => {
    const circumstances = () => {
      const { overlay, records } = app.view.store.getState()
      return {
        isBlocked: overlay !== null && blocksCommands(overlay),
        mayWrite: mayWrite(app),
        records,
      }
    }
    const show = (fileDrop: DropEffect | null) => {
      if (app.view.store.getState().fileDrop !== fileDrop) app.view.set({ fileDrop })
    }
    const onDrag = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file')
      if (event.defaultPrevented || files.length === 0) return show(null)
      const effect = effectOf(
        files.map(({ type }) => type),
        circumstances(),
      )
      show(effect)
      if (isRefused(effect)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    }
    const onLeave = (event: DragEvent) => {
      // the pointer left the window instead of entering another element
      if (event.relatedTarget === null) show(null)
    }
    const onDrop = (event: DragEvent) => {
      show(null)
      const [file, second] = event.dataTransfer?.files ?? []
      if (event.defaultPrevented || !file || second) return
      event.preventDefault()
      openDropped(app, file, effectOfFile(file, circumstances()))
    }
    const onEnd = () => show(null)
    // after this, the window blocks files that nothing accepted
    document.addEventListener('dragenter', onDrag)
    document.addEventListener('dragover', onDrag)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrop)
    document.addEventListener('dragend', onEnd)
    return () => {
      document.removeEventListener('dragenter', onDrag)
      document.removeEventListener('dragover', onDrag)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrop)
      document.removeEventListener('dragend', onEnd)
    }
  }, [app])
}

function openDropped(app: App, file: File, effect: DropEffect): void {
  if (effect === 'e-invoice') showEInvoice(app, file)
  else if (effect === 'invoice-file') void readInvoiceFile(app, file)
  else if (effect === 'export') app.view.set({ overlay: { kind: 'import', file } })
  else if (effect === 'customers' || effect === 'items') {
    app.view.set({ droppedTable: file })
    void showPlace(app, 'customers', effect)
  } else app.view.notify(() => t(`drop.${effect}`))
}
