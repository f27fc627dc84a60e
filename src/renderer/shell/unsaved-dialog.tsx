import { useStore } from 'zustand'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { saveAgain, saveElsewhere } from '../data/data-actions.ts'
import { say } from '../i18n/translate.ts'
import { usePage } from '../state/use-app.ts'

/** The window is to close and the disk refuses: nothing is lost without being told. */
export function UnsavedDialog() {
  const page = usePage()
  const reason = useStore(page.documents.store, state => {
    const failed = Object.values(state.open).find(document => document.save.at === 'failed')
    return failed?.save.at === 'failed' ? failed.save.message : ''
  })
  const stay = () => page.view.set({ overlay: null })
  const again = async () => {
    if (await saveAgain(page)) await page.api.readyToClose()
  }
  const elsewhere = async () => {
    const documents = Object.values(page.documents.store.getState().open)
    for (const { id, save } of documents) if (save.at === 'failed') await saveElsewhere(page, id)
  }
  return (
    <Dialog kind="alert" title={say('unsaved.title')} onClose={stay}>
      <p>{say('unsaved.text', { reason })}</p>
      <DialogActions>
        <Button onClick={stay}>{say('unsaved.stay')}</Button>
        <Button onClick={() => void elsewhere()}>{say('data.elsewhere')}</Button>
        <Button look="danger" onClick={() => void page.api.readyToClose()}>
          {say('unsaved.close')}
        </Button>
        <Button look="primary" onClick={() => void again()}>
          {say('save.again')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
