import { useEffect, useState } from 'react'
import type { DocumentChanges } from '#contract/stored-data.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { Progress } from '../controls/progress.tsx'
import { formatDateTime, formatList } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import {
  type CheckedImport,
  checkReplacement,
  discardReplacement,
  type ReplacementSource,
  replaceData,
} from './data-actions.ts'
import styles from './recover-dialog.module.css'

/** Checks a file or a copy; if it can replace the data, shows the changes and asks. */
export function ReplaceDialog({ source }: { source: ReplacementSource }) {
  const app = useApp()
  const [isBusy, setBusy] = useState(false)
  const [sent, setSent] = useState(0)
  const [checked, setChecked] = useState<CheckedImport | null>(null)
  // the source does not change while the dialog is open
  const [replacement] = useState(source)
  useEffect(() => {
    void checkReplacement(app, replacement, setSent).then(setChecked)
  }, [app, replacement])
  const close = () => app.view.set({ overlay: null })
  const cancel = () => {
    if (checked?.ok) void discardReplacement(app, replacement)
    close()
  }
  const replace = async () => {
    setBusy(true)
    await replaceData(app, replacement)
    close()
  }
  const texts = textsOf(replacement)
  if (checked === null)
    return (
      <Dialog kind="alert" title={texts.checking} onClose={() => undefined}>
        <p className={styles.progress}>
          <Progress label={texts.checking} {...(sent < texts.bytes && { value: sent, max: texts.bytes })} />
        </p>
      </Dialog>
    )
  if (!checked.ok)
    return (
      <Dialog key="refused" kind="alert" title={texts.refused} onClose={close}>
        <p>{checked.problem}</p>
        <DialogActions>
          <Button onClick={close}>{t('dialog.close')}</Button>
        </DialogActions>
      </Dialog>
    )
  const { invoices: count, here, changes, connectionsWithoutKey } = checked
  return (
    <Dialog key="question" kind="alert" title={texts.title} onClose={isBusy ? () => undefined : cancel}>
      <p>{texts.about}</p>
      <p>{t(`data.replace.counts.${replacement.kind}`, { here, count })}</p>
      <Changes changes={changes} />
      {connectionsWithoutKey.length > 0 && (
        <p>{t('data.replace.keys', { names: formatList(connectionsWithoutKey) })}</p>
      )}
      {replacement.kind === 'file' && <p>{t('data.import.trust')}</p>}
      <DialogActions>
        <Button disabled={isBusy} onClick={cancel}>
          {t('dialog.cancel')}
        </Button>
        <Button variant="danger" disabled={isBusy} onClick={() => void replace()}>
          {isBusy ? texts.busy : texts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const kinds = ['added', 'replaced', 'removed', 'unchanged', 'kept'] as const

function Changes({ changes }: { changes: DocumentChanges }) {
  return (
    <ul aria-label={t('data.replace.changes')}>
      {kinds
        .filter(kind => changes[kind] > 0)
        .map(kind => (
          <li key={kind}>{t(`data.replace.${kind}`, { count: changes[kind] })}</li>
        ))}
    </ul>
  )
}

function textsOf(source: ReplacementSource) {
  if (source.kind === 'file') {
    const { name, size } = source.file
    return {
      title: t('data.import.title'),
      about: t('data.import.text', { name }),
      checking: t('data.import.checking', { name }),
      refused: t('data.import.refused', { name }),
      confirm: t('data.import.yes'),
      busy: t('data.importing'),
      bytes: size,
    }
  }
  const time = formatDateTime(source.copy.takenAt)
  return {
    title: t('data.restore.title', { time }),
    about: t('data.restore.text'),
    checking: t('data.restore.checking', { time }),
    refused: t('data.restore.refused'),
    confirm: t('data.restore.yes'),
    busy: t('data.restoring'),
    bytes: 0,
  }
}
