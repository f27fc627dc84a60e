import type { LinkedDocument } from '#contract/invoices.ts'
import { documentTypeOf, typeValueOf } from '#core/document-type.ts'
import { settledTotalOf } from '#core/invoice/totals.ts'
import { isNegative, isZero } from '#core/money/decimal.ts'
import { Button } from '../controls/button.tsx'
import { type TextKey, t } from '../i18n/translate.ts'
import { totalsOfDraft } from '../state/document/derived.ts'
import type { OpenInvoice } from '../state/document/open-invoice.ts'
import { openInvoice } from '../state/invoice-actions.ts'
import { useApp, useOpenInvoice } from '../state/use-app.ts'
import styles from './document-relations.module.css'

/** Links to the documents that the open one was derived from, and to those derived from it. */
export function DocumentRelations() {
  const relations = useOpenInvoice(invoice => invoice.relations)
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft))
  if (!relations) return null
  const { credits, createdFrom, creditNotes, invoices } = relations
  const isQuote = type === 'quote'
  const hasLinks = credits !== null || createdFrom !== null || creditNotes.length + invoices.length > 0
  if (!hasLinks) return null
  return (
    <section className={styles.relations} aria-label={t('documents.relations')}>
      <Links text="documents.credits" documents={credits && type === 'credit_note' ? [credits] : []} />
      <Links
        text={createdFrom?.type === 'invoice' ? 'documents.corrects' : 'documents.from-quote'}
        documents={createdFrom ? [createdFrom] : []}
      />
      <Links text="documents.credited-by" documents={creditNotes} />
      <Links text={isQuote ? 'documents.invoiced-by' : 'documents.corrected-by'} documents={invoices} />
    </section>
  )
}

type LinkText = Extract<
  TextKey,
  `documents.${'credits' | 'from-quote' | 'corrects' | 'credited-by' | 'invoiced-by' | 'corrected-by'}`
>

function Links({ text, documents }: { text: LinkText; documents: readonly LinkedDocument[] }) {
  const app = useApp()
  if (documents.length === 0) return null
  return (
    <p className={styles.links}>
      {t(text)}
      {documents.map(({ id, invoice_number: number }) => (
        <Button key={id} variant="link" size="small" onClick={() => void openInvoice(app, id)}>
          <bdi>{number || t('list.no-number')}</bdi>
        </Button>
      ))}
    </p>
  )
}

/** Whether this is an issued deposit invoice. */
export const mayHaveFinalInvoice = ({ doc, state, submission }: OpenInvoice): boolean =>
  typeValueOf(doc.draft) === 'deposit' && state === 'done' && submission?.mode === 'live'

/** Whether this is an issued invoice with a positive total; cash rounding is applied as in the host. */
export function mayBeCredited({ doc: { draft }, state, submission }: OpenInvoice): boolean {
  const isIssued = state === 'done' && submission?.mode === 'live'
  if (!isIssued || documentTypeOf(draft) !== 'invoice') return false
  const whole = settledTotalOf(totalsOfDraft(draft))
  return !isNegative(whole) && !isZero(whole)
}
