import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { momentOf } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { useDesk, usePage, useView } from '../state/use-app.ts'
import { recoverFrom, recoverStore } from './data-actions.ts'
import { pickFile } from './pick-file.ts'
import styles from './recover-dialog.module.css'

/** The data cannot be used, and only the person can say what takes their place. Closing the window changes nothing. */
export function RecoverDialog() {
  const page = usePage()
  const status = useDesk(desk => desk.data)
  const recovering = useView(view => view.recovering)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const work = async (recover: Promise<string | null>) => {
    setBusy(true)
    setProblem(null)
    setProblem(await recover)
    setBusy(false)
  }
  const importFile = async () => {
    const file = await pickFile('.billwright')
    if (file) await work(recoverFrom(page, file))
  }
  if (status?.state !== 'damaged') return null
  const { backup, reason } = status
  return (
    <Dialog kind="alert" title={say(`data.${reason}.title`)} onClose={() => undefined}>
      <p>{say(`data.${reason}.text`)}</p>
      {backup ? (
        <p>{say('data.recover.backup', { time: momentOf(backup.takenAt), count: backup.invoices })}</p>
      ) : (
        <p>{say('data.recover.none')}</p>
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isBusy && (
        <p role="status" className={styles.progress}>
          {say('data.recovering')}
          <progress
            aria-label={say('data.recovering.progress')}
            {...(recovering && { value: recovering.done, max: recovering.total })}
          />
        </p>
      )}
      <DialogActions>
        <Button disabled={isBusy} onClick={() => void importFile()}>
          {say('data.recover.import')}
        </Button>
        <Button
          disabled={isBusy}
          look={backup ? 'danger' : 'primary'}
          onClick={() => void work(recoverStore(page, 'nothing'))}
        >
          {say('data.recover.nothing')}
        </Button>
        {backup && (
          <Button look="primary" disabled={isBusy} onClick={() => void work(recoverStore(page, 'backup'))}>
            {say('data.recover.use')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
