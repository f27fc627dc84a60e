import { useEffect, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { Progress } from '../controls/progress.tsx'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import { type CheckedImport, checkImport, discardImport, importData } from './data-actions.ts'
import styles from './recover-dialog.module.css'

/** Checks the file first; asks only if it could replace the data. */
export function ImportDialog({ file }: { file: File }) {
  const app = useApp()
  const [isBusy, setBusy] = useState(false)
  const [sent, setSent] = useState(0)
  const [checked, setChecked] = useState<CheckedImport | null>(null)
  useEffect(() => {
    void checkImport(app, file, setSent).then(setChecked)
  }, [app, file])
  const close = () => app.view.set({ overlay: null })
  const cancel = () => {
    if (checked?.ok) void discardImport(app)
    close()
  }
  const replace = async () => {
    setBusy(true)
    await importData(app)
    close()
  }
  const { name } = file
  if (checked === null)
    return (
      <Dialog kind="alert" title={t('data.import.checking', { name })} onClose={() => undefined}>
        <p className={styles.progress}>
          <Progress
            label={t('data.import.checking', { name })}
            {...(sent < file.size && { value: sent, max: file.size })}
          />
        </p>
      </Dialog>
    )
  if (!checked.ok)
    return (
      <Dialog key="refused" kind="alert" title={t('data.import.refused', { name })} onClose={close}>
        <p>{checked.problem}</p>
        <DialogActions>
          <Button onClick={close}>{t('dialog.close')}</Button>
        </DialogActions>
      </Dialog>
    )
  const { here, connectionsWithoutKey } = checked
  return (
    <Dialog
      key="question"
      kind="alert"
      title={t('data.import.title')}
      onClose={isBusy ? () => undefined : cancel}
    >
      <p>{t('data.import.count', { count: checked.invoices })}</p>
      <p>{t('data.import.text', { name })}</p>
      <p>{t('data.import.here', { count: here.invoices - here.kept })}</p>
      {here.kept > 0 && <p>{t('data.import.kept', { count: here.kept })}</p>}
      {connectionsWithoutKey.length > 0 && (
        <p>{t('data.import.keys', { names: connectionsWithoutKey.join(', ') })}</p>
      )}
      <p>{t('data.import.trust')}</p>
      <DialogActions>
        <Button disabled={isBusy} onClick={cancel}>
          {t('dialog.cancel')}
        </Button>
        <Button variant="danger" disabled={isBusy} onClick={() => void replace()}>
          {t(isBusy ? 'data.importing' : 'data.import.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
