import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import type { Derivation } from '../state/view/overlay.ts'
import { deriveDocument } from './document-actions.ts'

interface DeriveAgainDialogProps {
  derivation: Derivation
  id: string
  /** names the existing documents */
  reason: string
}

/** Asks before a second credit note, or a second invoice from the same quote or deposits. */
export function DeriveAgainDialog({ derivation, id, reason }: DeriveAgainDialogProps) {
  const app = useApp()
  const close = () => app.view.set({ overlay: null })
  const kind = derivation === 'creditInvoice' || derivation === 'correctInvoice' ? 'credit' : 'invoice'
  const repeat = () => {
    close()
    void deriveDocument(app, derivation, id, true)
  }
  return (
    <Dialog kind="alert" title={t(`documents.repeat.${kind}`)} onClose={close}>
      <p>{reason}</p>
      <p>
        {t(derivation === 'finalInvoice' ? 'documents.repeat.final.text' : `documents.repeat.${kind}.text`)}
      </p>
      <DialogActions>
        <Button onClick={close}>{t('dialog.cancel')}</Button>
        <Button variant="primary" onClick={repeat}>
          {t(`documents.repeat.${kind}.yes`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
