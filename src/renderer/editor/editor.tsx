import { useRef } from 'react'
import { type DocumentType, documentTypeOf } from '#core/document-type.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { DocumentRelations } from '../documents/document-relations.tsx'
import { DocumentTypeField } from '../documents/document-type-field.tsx'
import { kindParams } from '../documents/type-names.ts'
import { t } from '../i18n/translate.ts'
import { mayBeEdited } from '../state/document/open-invoice.ts'
import { duplicateInvoice } from '../state/invoice-actions.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../state/use-app.ts'
import { SubmissionPanel } from '../submission/submission-panel.tsx'
import styles from './editor.module.css'
import { EditorHeader } from './editor-header.tsx'
import { Details } from './fields/details.tsx'
import { EInvoiceDetails } from './fields/einvoice-details.tsx'
import { LanguageField } from './fields/language-field.tsx'
import { IssueSummary } from './issue-summary.tsx'
import { LineItems } from './line-items/line-items.tsx'
import { Parties } from './parties/parties.tsx'
import { TotalsBlock } from './totals.tsx'
import { useAtomicInput, useFocusedField } from './use-editor-events.ts'

/** The open invoice, in the order of the printed page. */
export function Editor() {
  const editor = useRef<HTMLDivElement>(null)
  useFocusedField(editor)
  useAtomicInput()
  const number = useOpenInvoice(invoice => invoice.doc.draft.invoice_number) ?? ''
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  return (
    <div ref={editor} className={styles.editor} data-editor="">
      <div className={styles.head}>
        <h1 className={styles.title}>{titleOf(type, number)}</h1>
        <div className={styles.choices}>
          <DocumentTypeField />
          <LanguageField />
        </div>
      </div>
      <SubmissionPanel />
      <ReadOnlyNote />
      <DocumentRelations />
      <EditorHeader />
      <Parties />
      <IssueSummary />
      <LineItems />
      <TotalsBlock />
      <Details />
      <EInvoiceDetails />
    </div>
  )
}

const titleOf = (type: DocumentType, number: string): string =>
  number.trim() === ''
    ? t('editor.untitled', kindParams(type))
    : t('editor.title', { ...kindParams(type), number })

function ReadOnlyNote() {
  const app = useApp()
  const readOnly = useReadOnly()
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const id = useOpenInvoice(invoice => invoice.id)
  const state = useOpenInvoice(invoice => invoice.state)
  const isLocked = useOpenInvoice(invoice => !mayBeEdited(invoice)) ?? false
  const isMarked = useOpenInvoice(({ submission }) => submission != null && submission.issuedBy !== null)
  if (!readOnly || !isLocked || id === undefined || state === 'unknown') return null
  return (
    <p className={styles.note}>
      <Icon icon="lock" size={14} />
      {t(
        isMarked ? 'editor.marked' : state === 'done' ? 'editor.read-only' : 'editor.frozen',
        kindParams(type),
      )}
      {state === 'done' && (
        <Button variant="link" size="small" onClick={() => void duplicateInvoice(app, id)}>
          {t('editor.duplicate')}
        </Button>
      )}
    </p>
  )
}
