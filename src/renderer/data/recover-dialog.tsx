import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { momentOf } from '../controls/locale.ts'
import { useDesk, usePage } from '../state/use-page.ts'
import { say } from '../words.ts'
import { recoverStore } from './data-actions.ts'

/** The data cannot be used, and only the person can say what takes their place. Closing the window changes nothing. */
export function RecoverDialog() {
  const page = usePage()
  const status = useDesk(desk => desk.data)
  if (status?.state !== 'damaged') return null
  const { backup, reason } = status
  return (
    <Dialog kind="alert" title={say(`data.${reason}.title`)} onClose={() => undefined}>
      <p>{say(`data.${reason}.text`)}</p>
      {backup ? (
        <>
          <p>{say('data.recover.backup', { time: momentOf(backup.takenAt), count: backup.invoices })}</p>
          <p>{say('data.recover.since')}</p>
        </>
      ) : (
        <p>{say('data.recover.none')}</p>
      )}
      <DialogActions>
        <Button look={backup ? 'danger' : 'primary'} onClick={() => void recoverStore(page, 'nothing')}>
          {say('data.recover.nothing')}
        </Button>
        {backup && (
          <Button look="primary" onClick={() => void recoverStore(page, 'backup')}>
            {say('data.recover.use')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
