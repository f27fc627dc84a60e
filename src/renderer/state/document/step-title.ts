import type { StepTitles } from '#contract/desktop-api.ts'
import { say, type WordKey } from '../../i18n/translate.ts'
import type { Page } from '../app.ts'
import type { Step } from './undo-history.ts'

const fieldWords: Readonly<Record<string, WordKey>> = {
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
  accent_color: 'look.color',
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

/** What a step is called: "Undo typing in Description", "Undo Delete line". */
export function nameOfStep({ burst, isWhole, label }: Pick<Step, 'burst' | 'isWhole' | 'label'>): string {
  const name = burst === 'seller.name' ? 'party.from.name' : fieldWords[burst?.split('.').at(-1) ?? '']
  if (burst === null || name === undefined) return say(label as 'edit.details')
  return say(isWhole ? 'edit.pasted' : 'edit.typed', { field: say(name as 'lines.description') })
}

/** The host's menu says what undo and redo would do; it is told whenever that changes. */
export function tellSteps({ api, documents }: Page): () => void {
  let told: StepTitles = { undo: null, redo: null }
  return documents.store.subscribe(() => {
    const history = documents.current()?.history
    const undo = titleOf('command.undo.named', history?.past.at(-1))
    const redo = titleOf('command.redo.named', history?.future.at(-1))
    if (told.undo === undo && told.redo === redo) return
    told = { undo, redo }
    void api.nameSteps(told)
  })
}

const titleOf = (key: 'command.undo.named' | 'command.redo.named', step: Step | undefined): string | null =>
  step ? say(key, { what: nameOfStep(step) }) : null
