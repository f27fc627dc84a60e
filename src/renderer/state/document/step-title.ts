import type { StepTitles } from '#contract/desktop-api.ts'
import { type TextKey, t } from '../../i18n/translate.ts'
import type { App } from '../app.ts'
import type { UndoStep } from './undo-history.ts'

const fieldLabels: Readonly<Record<string, TextKey>> = {
  description: 'lines.description',
  quantity: 'lines.quantity',
  unit: 'lines.unit',
  unit_price: 'lines.unit-price',
  discount_percent: 'more.discount',
  discount_amount: 'more.discount',
  tax_rate: 'lines.tax',
  invoice_number: 'field.number',
  issue_date: 'field.issue-date',
  due_date: 'field.due-date',
  delivery_date: 'field.delivery-date',
  accent_color: 'design.color',
  purchase_order: 'more.purchase-order',
  payment_terms: 'more.terms',
  tax_note: 'more.tax-note',
  notes: 'more.notes',
  prepaid_amount: 'more.prepaid',
  name: 'party.to.name',
  address: 'party.address',
  tax_id: 'party.tax-id',
  reference: 'party.reference',
  registration_id: 'party.registration',
  email: 'party.email',
  phone: 'party.phone',
  website: 'party.website',
  iban: 'party.iban',
  bic: 'party.bic',
}

/** Title of an undo step: "Undo typing in Description", "Undo Delete line". */
export function stepTitle({
  coalesceKey,
  isAtomic,
  label,
}: Pick<UndoStep, 'coalesceKey' | 'isAtomic' | 'label'>): string {
  const name =
    coalesceKey === 'seller.name' ? 'party.from.name' : fieldLabels[coalesceKey?.split('.').at(-1) ?? '']
  if (coalesceKey === null || name === undefined) return t(label as 'edit.details')
  return t(isAtomic ? 'edit.pasted' : 'edit.typed', { field: t(name as 'lines.description') })
}

/** Sends the titles of undo and redo to the host's menu whenever they change. */
export function publishUndoTitles({ api, openInvoices }: App): () => void {
  let published: StepTitles = { undo: null, redo: null }
  return openInvoices.store.subscribe(() => {
    const history = openInvoices.current()?.history
    const undo = titleOf('command.undo.named', history?.past.at(-1))
    const redo = titleOf('command.redo.named', history?.future.at(-1))
    if (published.undo === undo && published.redo === redo) return
    published = { undo, redo }
    void api.nameSteps(published)
  })
}

const titleOf = (
  key: 'command.undo.named' | 'command.redo.named',
  step: UndoStep | undefined,
): string | null => (step ? t(key, { what: stepTitle(step) }) : null)
