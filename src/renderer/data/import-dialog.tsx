import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import { importData } from './data-actions.ts'

export function ImportDialog({ file }: { file: File }) {
  const app = useApp()
  const [isBusy, setBusy] = useState(false)
  const close = () => app.view.set({ overlay: null })
  const replace = async () => {
    setBusy(true)
    await importData(app, file)
    close()
  }
  return (
    <Dialog kind="alert" title={t('data.import.title')} onClose={isBusy ? () => undefined : close}>
      <p>{t('data.import.text', { name: file.name })}</p>
      <DialogActions>
        <Button disabled={isBusy} onClick={close}>
          {t('dialog.cancel')}
        </Button>
        <Button variant="danger" disabled={isBusy} onClick={() => void replace()}>
          {t(isBusy ? 'data.importing' : 'data.import.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
