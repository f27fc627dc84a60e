import { useEffect, useState } from 'react'
import type { CopyView } from '#contract/stored-data.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import controls from '../controls/field.module.css'
import { Progress } from '../controls/progress.tsx'
import { FieldFrame } from '../controls/text-field.tsx'
import { formatFacts } from '../i18n/joined-texts.ts'
import { formatDateTime } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { whileSet } from '../state/host/while-set.ts'
import { useApp, useHost, useView } from '../state/use-app.ts'
import { recoverFrom, recoverStore } from './data-actions.ts'
import { pickFile } from './files.ts'
import styles from './recover-dialog.module.css'

/** Asks how to replace unusable data. Closing the dialog changes nothing. */
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
  const copies = useBackups(status?.state === 'damaged')
  const [chosen, choose] = useState<string>()
  if (status?.state !== 'damaged') return null
  const { backup, reason } = status
  // the host has checked the newest usable copy already; another one is checked when it is chosen
  const newest = copies.find(({ takenAt }) => takenAt === backup?.takenAt)?.id
  const other = chosen === newest ? undefined : chosen
  return (
    <Dialog kind="alert" title={t(`data.${reason}.title`)} onClose={() => undefined}>
      <p>{t(`data.${reason}.text`)}</p>
      {backup ? (
        <p>{t('data.recover.backup', { time: formatDateTime(backup.takenAt), count: backup.invoices })}</p>
      ) : (
        <p>{t('data.recover.none')}</p>
      )}
      {backup && copies.length > 1 && (
        <FieldFrame label={t('copies.title')}>
          {({ id }) => (
            <select
              id={id}
              className={controls.control}
              value={chosen ?? newest}
              disabled={isBusy}
              onChange={event => choose(event.target.value)}
            >
              {copies.map(copy => (
                <option key={copy.id} value={copy.id}>
                  {formatFacts([
                    formatDateTime(copy.takenAt),
                    t(`copies.${copy.kind}`),
                    t('copies.documents', { count: copy.invoices }),
                  ])}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
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
          <Button
            variant="primary"
            disabled={isBusy}
            onClick={() => void run(recoverStore(app, other === undefined ? 'backup' : { backup: other }))}
          >
            {t('data.recover.use')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

type ReadableCopy = CopyView & { invoices: number }

/** Backups that can be opened, newest first, without the data replaced by imports. */
function useBackups(isNeeded: boolean): readonly ReadableCopy[] {
  const app = useApp()
  const [copies, setCopies] = useState<readonly ReadableCopy[]>([])
  useEffect(() => {
    if (!isNeeded) return
    void app.api.listCopies().then(answer => {
      if (answer.ok)
        setCopies(
          answer.value.filter(
            (copy): copy is ReadableCopy => copy.kind !== 'replaced' && copy.invoices !== null,
          ),
        )
    })
  }, [app, isNeeded])
  return copies
}
