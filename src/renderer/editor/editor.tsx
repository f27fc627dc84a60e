import { useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { t } from '../i18n/translate.ts'
import { duplicateInvoice } from '../state/invoice-actions.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../state/use-app.ts'
import { SubmissionPanel } from '../submission/submission-panel.tsx'
import styles from './editor.module.css'
import { EditorHeader } from './editor-header.tsx'
import { Details } from './fields/details.tsx'
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
  return (
    <div ref={editor} className={styles.editor} data-editor="">
      <h1 className={styles.title}>
        {number.trim() === '' ? t('editor.untitled') : t('editor.title', { number })}
      </h1>
      <SubmissionPanel />
      <ReadOnlyNote />
      <EditorHeader />
      <Parties />
      <IssueSummary />
      <LineItems />
      <TotalsBlock />
      <Details />
    </div>
  )
}

function ReadOnlyNote() {
  const app = useApp()
  const readOnly = useReadOnly()
  const id = useOpenInvoice(invoice => invoice.id)
  const state = useOpenInvoice(invoice => invoice.state)
  if (!readOnly || id === undefined || state === 'draft' || state === 'refused' || state === 'unknown')
    return null
  return (
    <p className={styles.note}>
      <Icon icon="lock" size={14} />
      {t(state === 'done' ? 'editor.read-only' : 'editor.frozen')}
      {state === 'done' && (
        <Button variant="link" size="small" onClick={() => void duplicateInvoice(app, id)}>
          {t('editor.duplicate')}
        </Button>
      )}
    </p>
  )
}
