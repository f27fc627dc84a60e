import type { Answer, PageApi } from '#contract/operation.ts'
import type { DesktopApi, desktopOperations, HostEvent } from '#contract/operations/desktop-api.ts'
import type { RecordView, SavedRecord, UnsavedForm } from '#contract/records.ts'
import { parseRecord, type RawRecord, type RecordKind } from '#core/records/record.ts'
import { foldedText, titleOf } from '#core/records/record-keys.ts'

const ok = <Value>(value: Value): Answer<Value> => ({ ok: true, value })
const refuse = (code: 'invalid_record' | 'stale_record' | 'no_such_record', fields = {}): Answer<never> => ({
  ok: false,
  error: { code, message: { code }, ...fields },
})

type Rows<Kind extends RecordKind> = Map<string, RecordView<Kind>>
type Operations = Partial<PageApi<typeof desktopOperations>>

interface RecordDeps {
  emit(event: HostEvent): void
  /** links a customer to the invoice; returns the previous one */
  link(invoiceId: string, customerId: string | null): string | null
}

/** Customers and items of the in-memory host. */
export function createMemoryRecords({ emit, link }: RecordDeps): Operations {
  const customers: Rows<'customers'> = new Map()
  const items: Rows<'items'> = new Map()
  const forms = new Map<RecordKind, UnsavedForm | null>()
  /** undoes a change and returns the function that redoes it */
  type Revert = () => Revert
  const undo = new Map<string, Revert>()
  let count = 0
  const newId = () => `00000000-0000-4000-9000-${String(++count).padStart(12, '0')}`

  const changed = (revert: Revert): { changeId: string } => {
    const changeId = newId()
    undo.set(changeId, revert)
    emit({ type: 'records-changed' })
    return { changeId }
  }

  const put = <Kind extends RecordKind>(
    rows: Rows<Kind>,
    saved: RecordView<Kind>,
  ): Answer<SavedRecord<Kind>> => {
    const before = rows.get(saved.id)
    rows.set(saved.id, saved)
    const setTo = (row: RecordView<Kind> | undefined, other: RecordView<Kind> | undefined): Revert => {
      return () => {
        if (row) rows.set(saved.id, row)
        else rows.delete(saved.id)
        return setTo(other, row)
      }
    }
    const change = changed(setTo(before, saved))
    return ok({ saved, linkedInvoices: 0, ...change })
  }

  const save = <Kind extends RecordKind>(
    kind: Kind,
    rows: Rows<Kind>,
    argument: Parameters<DesktopApi['saveCustomer']>[0],
  ): Answer<SavedRecord<Kind>> => {
    const parsed = parseRecord(kind, argument.record as RawRecord)
    if (!parsed.ok) return refuse('invalid_record', { fields: parsed.issues })
    const before = 'id' in argument ? rows.get(argument.id) : undefined
    if (before && 'revision' in argument && before.revision !== argument.revision)
      return refuse('stale_record')
    return put(rows, {
      id: before?.id ?? newId(),
      revision: (before?.revision ?? 0) + 1,
      updatedAt: '2026-11-21T12:00:00.000Z',
      isArchived: before?.isArchived ?? false,
      record: parsed.record,
    })
  }

  const list = <Kind extends RecordKind>(kind: Kind, rows: Rows<Kind>, search = '', archived = false) =>
    [...rows.values()].filter(
      ({ record, isArchived }) =>
        isArchived === archived && foldedText(titleOf(kind, record)).includes(foldedText(search)),
    )

  return {
    listCustomers: async ({ search, archived }) => ok(list('customers', customers, search, archived)),
    listItems: async ({ search, archived }) => ok(list('items', items, search, archived)),
    async openCustomer({ id }) {
      const found = customers.get(id)
      return found ? ok(found) : refuse('no_such_record')
    },
    saveCustomer: async argument => save('customers', customers, argument),
    saveItem: async argument => save('items', items, argument),
    async keepUnsavedForm({ kind, form }) {
      forms.set(kind, form)
      return ok(undefined)
    },
    async unsavedForm({ kind }) {
      const form = forms.get(kind) ?? null
      if (!form) return ok(null)
      const { id, texts, prices } = form
      return ok({ row: (kind === 'customers' ? customers : items).get(id ?? '') ?? null, texts, prices })
    },
    suggestCustomers: async ({ text }) => ok({ customers: list('customers', customers, text), buyers: [] }),
    async setInvoiceCustomer({ id, customerId }) {
      if (customerId !== null && !customers.has(customerId)) return refuse('no_such_record')
      const before = link(id, customerId)
      const linkTo = (customer: string | null): Revert => {
        return () => linkTo(link(id, customer))
      }
      return ok(changed(linkTo(before)))
    },
    async undoRecordChange({ changeId }) {
      const revert = undo.get(changeId)
      if (!revert) return refuse('no_such_record')
      undo.delete(changeId)
      return ok(changed(revert()))
    },
  }
}
