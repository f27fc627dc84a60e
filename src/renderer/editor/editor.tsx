import { useRef } from 'react'
import styles from './editor.module.css'
import { Facts } from './facts.tsx'
import { Details, Notes } from './fields/details.tsx'
import { EInvoiceDetails } from './fields/einvoice-details.tsx'
import { DocumentHeader } from './header/document-header.tsx'
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
  return (
    <div ref={editor} className={styles.editor} data-editor="">
      <DocumentHeader />
      <IssueSummary />
      <Facts />
      <Parties />
      <LineItems />
      <div className={styles.end}>
        <Notes />
        <TotalsBlock />
      </div>
      <Details />
      <EInvoiceDetails />
    </div>
  )
}
