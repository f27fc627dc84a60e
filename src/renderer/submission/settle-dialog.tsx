import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { TextField } from '../controls/text-field.tsx'
import { say } from '../i18n/translate.ts'
import { usePage } from '../state/use-app.ts'
import { settle } from './submit-actions.ts'

/** The second question, after the person looked it up in their account. */
export function SettleDialog({ id, found }: { id: string; found: 'created' | 'not_created' }) {
  const page = usePage()
  const [link, setLink] = useState('')
  const number = page.documents.find(id)?.submission?.invoice_number ?? ''
  const close = () => page.view.set({ overlay: null })
  const isCreated = found === 'created'
  return (
    <Dialog
      kind="alert"
      title={say(isCreated ? 'settle.created.title' : 'settle.again.title', { number })}
      onClose={close}
    >
      <p>{say(isCreated ? 'settle.created.text' : 'settle.again.text')}</p>
      {isCreated && (
        <TextField
          label={say('settle.created.link')}
          value={link}
          onValue={setLink}
          type="url"
          placeholder="https://"
        />
      )}
      <DialogActions>
        <Button onClick={close}>{say('dialog.cancel')}</Button>
        <Button onClick={() => void settle(page, id, found, link)}>
          {say(isCreated ? 'settle.created.confirm' : 'settle.again.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
