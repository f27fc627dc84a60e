import { useEffect, useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { t } from '../i18n/translate.ts'
import { deleteInvoice } from '../state/invoice-actions.ts'
import { useApp } from '../state/use-app.ts'
import { deleteSelected } from './selection-actions.ts'

/** Asks before deleting a draft that deducts a deposit, if issued documents would leave the deposit unsettled. */
export function DeleteWithDepositDialog({ id, reason }: { id: string; reason: string }) {
  const app = useApp()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const close = () => app.view.set({ overlay: null })
  const remove = () => {
    close()
    void deleteInvoice(app, id, true)
  }
  return (
    <Dialog kind="alert" title={t('list.delete.deposit')} onClose={close}>
      <p>{reason}</p>
      <DialogActions>
        <Button ref={cancel} onClick={close}>
          {t('dialog.cancel')}
        </Button>
        <Button variant="danger" onClick={remove}>
          {t('list.delete.deposit.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Asks before deleting several invoices; a single one is deleted without a question. */
export function DeleteInvoicesDialog({ ids }: { ids: readonly string[] }) {
  const app = useApp()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const close = () => app.view.set({ overlay: null })
  return (
    <Dialog kind="alert" title={t('selection.delete.title', { count: ids.length })} onClose={close}>
      <p>{t('selection.delete.text')}</p>
      <DialogActions>
        <Button ref={cancel} onClick={close}>
          {t('dialog.cancel')}
        </Button>
        <Button variant="danger" onClick={() => void deleteSelected(app, ids)}>
          {t('selection.delete.confirm', { count: ids.length })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
