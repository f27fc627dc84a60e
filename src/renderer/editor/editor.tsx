import { Lock } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { say } from '../i18n/translate.ts'
import { duplicateInvoice } from '../invoice-list/list-actions.ts'
import { useCurrent, usePage, useReadOnly } from '../state/use-app.ts'
import { SubmissionPanel } from '../submission/submission-panel.tsx'
import styles from './editor.module.css'
import { EditorHead } from './editor-header.tsx'
import { Details } from './fields/details.tsx'
import { IssueSummary } from './issue-summary.tsx'
import { LineItems } from './line-items/line-items.tsx'
import { Parties } from './parties/parties.tsx'
import { TotalsBlock } from './totals.tsx'
import { useFocusedField, useWholeChanges } from './use-editor-events.ts'

/** The invoice on screen, top to bottom as on its paper. */
export function Editor() {
  const editor = useRef<HTMLDivElement>(null)
  useFocusedField(editor)
  useWholeChanges()
  const number = useCurrent(document => document.doc.draft.invoice_number) ?? ''
  return (
    <div ref={editor} className={styles.editor} data-editor="">
      <h1 className={styles.title}>
        {number.trim() === '' ? say('editor.untitled') : say('editor.title', { number })}
      </h1>
      <SubmissionPanel />
      <ReadOnlyNote />
      <EditorHead />
      <Parties />
      <IssueSummary />
      <LineItems />
      <TotalsBlock />
      <Details />
    </div>
  )
}

function ReadOnlyNote() {
  const page = usePage()
  const readOnly = useReadOnly()
  const id = useCurrent(document => document.id)
  const state = useCurrent(document => document.state)
  if (!readOnly || id === undefined || state === 'draft' || state === 'refused' || state === 'unknown')
    return null
  return (
    <p className={styles.note}>
      <Icon of={Lock} size={14} />
      {say(state === 'done' ? 'editor.read-only' : 'editor.frozen')}
      {state === 'done' && (
        <Button look="link" size="small" onClick={() => void duplicateInvoice(page, id)}>
          {say('editor.duplicate')}
        </Button>
      )}
    </p>
  )
}
