import { useStore } from 'zustand'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { retrySave, saveElsewhere } from '../data/data-actions.ts'
import { t } from '../i18n/translate.ts'
import { closeUnsaved, saveForms } from '../state/app.ts'
import { useApp } from '../state/use-app.ts'

/** Asks what to do with unsaved changes when the window closes and saving fails. */
export function UnsavedDialog() {
  const app = useApp()
  const reason = useStore(app.openInvoices.store, state => {
    const failed = Object.values(state.open).find(invoice => invoice.save.state === 'failed')
    return failed?.save.state === 'failed' ? failed.save.message : t('records.unsaved')
  })
  const stay = () => app.view.set({ overlay: null })
  const again = async () => {
    if ((await saveForms(app)) && (await retrySave(app))) await app.api.readyToClose()
  }
  const saveAllElsewhere = async () => {
    const openInvoices = Object.values(app.openInvoices.store.getState().open)
    for (const { id, save } of openInvoices) if (save.state === 'failed') await saveElsewhere(app, id)
  }
  return (
    <Dialog kind="alert" title={t('unsaved.title')} onClose={stay}>
      <p>{t('unsaved.text', { reason })}</p>
      <DialogActions>
        <Button onClick={stay}>{t('unsaved.stay')}</Button>
        <Button onClick={() => void saveAllElsewhere()}>{t('data.elsewhere')}</Button>
        <Button variant="danger" onClick={() => void closeUnsaved(app)}>
          {t('unsaved.close')}
        </Button>
        <Button variant="primary" onClick={() => void again()}>
          {t('save.again')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
