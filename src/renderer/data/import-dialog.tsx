import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { say } from '../i18n/translate.ts'
import { usePage } from '../state/use-app.ts'
import { importData } from './data-actions.ts'

export function ImportDialog({ file }: { file: File }) {
  const page = usePage()
  const [isBusy, setBusy] = useState(false)
  const close = () => page.view.set({ overlay: null })
  const replace = async () => {
    setBusy(true)
    await importData(page, file)
    close()
  }
  return (
    <Dialog kind="alert" title={say('data.import.title')} onClose={isBusy ? () => undefined : close}>
      <p>{say('data.import.text', { name: file.name })}</p>
      <DialogActions>
        <Button disabled={isBusy} onClick={close}>
          {say('dialog.cancel')}
        </Button>
        <Button look="danger" disabled={isBusy} onClick={() => void replace()}>
          {say(isBusy ? 'data.importing' : 'data.import.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
