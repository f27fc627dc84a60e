import { randomUUID } from 'node:crypto'
import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import type {
  CustomerMergePlan,
  CustomerView,
  MergedCustomers,
  RecordChangeView,
  RecordView,
  SavedRecord,
} from '#contract/records.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { CatalogueItem } from '#core/records/catalogue-item-fields.ts'
import type { Customer } from '#core/records/customer-fields.ts'
import { addressNames } from '#core/records/customer-of-invoice.ts'
import { parseRecord, type RawRecord, type RecordKind, type RecordTypes } from '#core/records/record.ts'
import { keyOfName, searchWords } from '#core/records/record-keys.ts'
import type { Clock } from '../ports/ports.ts'
import type { RecordChange, RecordStep, StoredRecord } from '../ports/records.ts'
import type { Store } from '../ports/store.ts'
import { linksByName, type RecordChanges } from './record-changes.ts'

interface Deps {
  store: Store
  clock: Pick<Clock, 'now'>
  changes: RecordChanges
}

const rowsAtOnce = 200

export function createRecords({ store, clock, changes }: Deps) {
  const { records } = store
  const now = () => clock.now().toISOString()

  function list<Kind extends RecordKind>(
    kind: Kind,
    { search = '', archived = false, after, limit = rowsAtOnce }: ParsedArgumentOf<'listCustomers'>,
  ): RecordView<Kind>[] {
    const found = records.list(kind, { words: searchWords(search), archived, after, limit })
    return found.map(stored => viewOf<Kind>(stored))
  }

  /** @throws AppError no_such_record */
  function existing<Kind extends RecordKind>(kind: Kind, id: string): StoredRecord<Kind> {
    const stored = records.find(kind, id)
    if (!stored || stored.mergedInto !== null) throw new AppError('no_such_record')
    return stored
  }

  function save<Kind extends RecordKind>(
    kind: Kind,
    argument: ParsedArgumentOf<'saveCustomer'>,
  ): SavedRecord<Kind> {
    const record = validRecord(kind, argument.record)
    const before = 'id' in argument ? existing(kind, argument.id) : null
    if (before && 'revision' in argument && before.revision !== argument.revision)
      throw new AppError('stale_record')
    if (kind === 'items') refuseTakenCode(record as CatalogueItem, before?.id)
    const after = written({ before, record, at: now() })
    const links = kind === 'customers' ? linksByName(records, [after as StoredRecord<'customers'>]) : []
    const { changeId } = changes.commit({ steps: [stepOf(kind, before, after)], links })
    return { saved: viewOf<Kind>(after), linkedInvoices: links.length, changeId }
  }

  function refuseTakenCode({ code }: CatalogueItem, id: string | undefined): void {
    if (code === undefined) return
    const key = keyOfName(code)
    const taken = records
      .all('items')
      .some(
        other => other.id !== id && other.record.code !== undefined && keyOfName(other.record.code) === key,
      )
    if (taken) throw repeatedCode()
  }

  function archive<Kind extends RecordKind>(
    kind: Kind,
    { id, archived }: { id: string; archived: boolean },
  ): SavedRecord<Kind> {
    const before = existing(kind, id)
    const at = now()
    const after = { ...written({ before, record: before.record, at }), archivedAt: archived ? at : null }
    const { changeId } = changes.commit({ steps: [stepOf(kind, before, after)], links: [] })
    return { saved: viewOf<Kind>(after), linkedInvoices: 0, changeId }
  }

  /** Merges customers: the kept one gets the invoices of the others and their values for its empty fields. */
  function merged({ keep, merge }: ParsedArgumentOf<'mergeCustomers'>): CustomerMerge {
    const before = existing('customers', keep)
    const others = [...new Set(merge)].map(id => existing('customers', id))
    if (others.some(({ id }) => id === keep)) throw new AppError('invalid_argument')
    const at = now()
    const record = others.reduce((all, other) => withMissing(all, other.record), before.record)
    const after = written({ before, record, at })
    const gone = others.map(other => ({
      ...written({ before: other, record: other.record, at }),
      archivedAt: other.archivedAt ?? at,
      mergedInto: keep,
    }))
    const moved = others.flatMap(({ id }) =>
      records.invoicesOf(id).map(invoiceId => ({ invoiceId, before: id, after: keep })),
    )
    const replaced = others.map(({ id }) => id)
    const named = [after, ...others.map(other => ({ ...after, record: other.record }))]
    const links = [...moved, ...named.flatMap(each => linksByName(records, [each], replaced))]
    const steps = gone.map((tombstone, index) => stepOf('customers', others[index] ?? null, tombstone))
    return { before, after, steps: [stepOf('customers', before, after), ...steps], links }
  }

  return {
    listCustomers: (query: ParsedArgumentOf<'listCustomers'>) => list('customers', query),
    listItems: (query: ParsedArgumentOf<'listItems'>) => list('items', query),
    openCustomer: ({ id }: { id: string }): CustomerView => viewOf(existing('customers', id)),
    saveCustomer: (argument: ParsedArgumentOf<'saveCustomer'>) => save('customers', argument),
    saveItem: (argument: ParsedArgumentOf<'saveItem'>) => save('items', argument),
    archiveCustomer: (argument: ParsedArgumentOf<'archiveCustomer'>) => archive('customers', argument),
    archiveItem: (argument: ParsedArgumentOf<'archiveItem'>) => archive('items', argument),

    /** Dry run of `mergeCustomers`. */
    planCustomerMerge(argument: ParsedArgumentOf<'mergeCustomers'>): CustomerMergePlan {
      const { before, after, links } = merged(argument)
      const filled = Object.keys(after.record).filter(field => !(field in before.record))
      return { kept: viewOf(before), record: after.record, filled, movedInvoices: links.length }
    },

    mergeCustomers(argument: ParsedArgumentOf<'mergeCustomers'>): MergedCustomers {
      const { after, steps, links } = merged(argument)
      const { changeId } = changes.commit({ steps, links })
      return { kept: viewOf(after), movedInvoices: links.length, changeId }
    },

    setInvoiceCustomer({ id, customerId }: ParsedArgumentOf<'setInvoiceCustomer'>): RecordChangeView {
      const invoice = store.invoices.findHead(id)
      if (!invoice || invoice.deleted) throw new AppError('no_such_invoice')
      if (customerId !== null) existing('customers', customerId)
      const links = [{ invoiceId: id, before: invoice.customerId, after: customerId }]
      return changes.commit({ steps: [], links })
    },
  }
}

interface CustomerMerge extends RecordChange {
  before: StoredRecord<'customers'>
  after: StoredRecord<'customers'>
}

/** @throws AppError invalid_record */
function validRecord<Kind extends RecordKind>(kind: Kind, raw: RawRecord): RecordTypes[Kind] {
  const parsed = parseRecord(kind, raw)
  if (!parsed.ok) throw new AppError('invalid_record', { issues: parsed.issues })
  return parsed.record
}

const repeatedCode = (): AppError =>
  new AppError('invalid_record', {
    issues: [
      { path: 'code', code: 'repeated_code', severity: 'error', message: { code: 'record.repeated_code' } },
    ],
  })

/** The next revision of a record; revision 1 for a new one. */
export const written = <Kind extends RecordKind>({
  before,
  record,
  at,
  id = randomUUID(),
}: {
  before: StoredRecord<Kind> | null
  record: RecordTypes[Kind]
  at: string
  /** id of a new record */
  id?: string
}): StoredRecord<Kind> => ({
  id: before?.id ?? id,
  revision: (before?.revision ?? 0) + 1,
  updatedAt: at,
  archivedAt: before?.archivedAt ?? null,
  mergedInto: null,
  record,
})

export const stepOf = <Kind extends RecordKind>(
  kind: Kind,
  before: StoredRecord<Kind> | null,
  after: StoredRecord<Kind>,
): RecordStep => ({ kind, id: after.id, before, after }) as unknown as RecordStep

export const viewOf = <Kind extends RecordKind>(stored: StoredRecord<Kind>): RecordView<Kind> => ({
  id: stored.id,
  revision: stored.revision,
  updatedAt: stored.updatedAt,
  isArchived: stored.archivedAt !== null,
  record: stored.record,
})

const placeNames: readonly string[] = [...addressNames, 'country']

function withMissing(customer: Customer, other: Customer): Customer {
  const hasAddress = Object.keys(customer).some(field => placeNames.includes(field))
  const added = Object.entries(other).filter(([field]) => !hasAddress || !placeNames.includes(field))
  return { ...Object.fromEntries(added), ...customer }
}
