import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { TextField } from '../controls/text-field.tsx'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import { resolveUnknown } from './submit-actions.ts'

/** Confirms the result of the user's search in their account. */
export function ResolveUnknownDialog({ id, found }: { id: string; found: 'created' | 'not_created' }) {
  const app = useApp()
  const [link, setLink] = useState('')
  const number = app.openInvoices.find(id)?.submission?.invoice_number ?? ''
  const close = () => app.view.set({ overlay: null })
  const isCreated = found === 'created'
  return (
    <Dialog
      kind="alert"
      title={t(isCreated ? 'resolve.created.title' : 'resolve.again.title', { number })}
      onClose={close}
    >
      <p>{t(isCreated ? 'resolve.created.text' : 'resolve.again.text')}</p>
      {isCreated && (
        <TextField
          label={t('resolve.created.link')}
          value={link}
          onValue={setLink}
          type="url"
          placeholder="https://"
        />
      )}
      <DialogActions>
        <Button onClick={close}>{t('dialog.cancel')}</Button>
        <Button onClick={() => void resolveUnknown(app, id, found, link)}>
          {t(isCreated ? 'resolve.created.confirm' : 'resolve.again.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
