import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { Progress } from '../controls/progress.tsx'
import { formatDateTime } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { whileSet } from '../state/host/while-set.ts'
import { useApp, useHost, useView } from '../state/use-app.ts'
import { recoverFrom, recoverStore } from './data-actions.ts'
import { pickFile } from './files.ts'
import styles from './recover-dialog.module.css'

/** Asks how to replace unusable data. Closing the window changes nothing. */
export function RecoverDialog() {
  const app = useApp()
  const status = useHost(host => host.data)
  const recoveryProgress = useView(view => view.recoveryProgress)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (recover: Promise<string | null>) => {
    setProblem(null)
    setProblem(await whileSet(setBusy, () => recover))
  }
  const importFile = async () => {
    const file = await pickFile('.billwright')
    if (file) await run(recoverFrom(app, file))
  }
  if (status?.state !== 'damaged') return null
  const { backup, reason } = status
  return (
    <Dialog kind="alert" title={t(`data.${reason}.title`)} onClose={() => undefined}>
      <p>{t(`data.${reason}.text`)}</p>
      {backup ? (
        <p>{t('data.recover.backup', { time: formatDateTime(backup.takenAt), count: backup.invoices })}</p>
      ) : (
        <p>{t('data.recover.none')}</p>
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isBusy && (
        <p role="status" className={styles.progress}>
          {t('data.recovering')}
          <Progress
            label={t('data.recovering.progress')}
            {...(recoveryProgress && { value: recoveryProgress.done, max: recoveryProgress.total })}
          />
        </p>
      )}
      <DialogActions>
        <Button disabled={isBusy} onClick={() => void importFile()}>
          {t('data.recover.import')}
        </Button>
        <Button
          disabled={isBusy}
          variant={backup ? 'danger' : 'primary'}
          onClick={() => void run(recoverStore(app, 'nothing'))}
        >
          {t('data.recover.nothing')}
        </Button>
        {backup && (
          <Button variant="primary" disabled={isBusy} onClick={() => void run(recoverStore(app, 'backup'))}>
            {t('data.recover.use')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
