import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { say } from '../i18n/translate.ts'
import { usePage } from '../state/use-app.ts'
import { continueOffline } from './submit-actions.ts'

export function OfflineDialog({ id }: { id: string }) {
  const page = usePage()
  const close = () => page.view.set({ overlay: null })
  return (
    <Dialog kind="alert" title={say('offline.title')} onClose={close}>
      <p>{say('offline.text')}</p>
      <DialogActions>
        <Button onClick={close}>{say('offline.keep')}</Button>
        <Button look="primary" onClick={() => void continueOffline(page, id)}>
          {say('offline.wait')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
