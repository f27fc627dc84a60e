import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import { emptyDraft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import {
  damage,
  exportStore,
  finish,
  importExport,
  noticeOf,
  recoverStore,
  send,
  write,
} from '../../testing/damaged-store.ts'
import { writePaymentOf } from '../../testing/payments.ts'
import { openStore } from '../open-store.ts'
import { hasValidChecksums } from '../schema/checksums.ts'
import { dataPaths } from '../sqlite/data-paths.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-links-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = '2026-11-21T16:00:00.000Z'

function create(
  store: Store,
  invoice_number: string,
  links: { creditsId?: string; createdFrom?: string },
): string {
  const [id, draft] = [randomUUID(), emptyDraft({ invoice_number })]
  store.invoices.create({ id, draft, columns: columnsOf(draft), at, sample: false, ...links })
  return id
}

/** Creates an invoice with a credit note, and an accepted quote whose invoice is made after a backup. */
async function fill(store: Store) {
  const [invoice, quote] = [write(store, 'R-1'), write(store, 'Q-1')]
  const credit = create(store, 'CN-1', { creditsId: invoice })
  await store.dataFile.backUp('2026-11-20')
  const made = create(store, 'R-2', { createdFrom: quote })
  store.invoices.setAccepted(quote, at)
  return { invoice, quote, credit, made }
}

function expectLinks(store: Store, { invoice, quote, credit, made }: Awaited<ReturnType<typeof fill>>): void {
  const linksOf = (id: string) => store.invoices.findHead(id)?.links
  const none = { creditsId: null, createdFrom: null, acceptedAt: null }
  expect(linksOf(credit)).toEqual({ ...none, creditsId: invoice })
  expect(linksOf(made)).toEqual({ ...none, createdFrom: quote })
  expect(linksOf(quote)).toEqual({ ...none, acceptedAt: at })
  expect(linksOf(invoice)).toEqual(none)
  expect(store.invoices.linkedTo(invoice, 'creditsId').map(({ id }) => id)).toEqual([credit])
  expect(store.invoices.linkedTo(quote, 'createdFrom').map(({ id }) => id)).toEqual([made])
}

const hasIntactRows = (): boolean => {
  const database = withSqlFunctions(new DatabaseSync(dataPaths(folder).data, { readOnly: true }))
  const isIntact = hasValidChecksums(database)
  database.close()
  return isIntact
}

test.each(['backup', 'nothing'] as const)(
  'a damaged file replaced by %s keeps the links of documents',
  async from => {
    const store = openStore(folder)
    const ids = await fill(store)
    store.close()
    damage(folder, 'settings')
    const again = await recoverStore(folder, from)
    expectLinks(again, ids)
    again.close()
    expect(hasIntactRows()).toBe(true)
  },
)

/** Columns of links, with their tables. */
const relations = [
  ['invoices', 'credits_id'],
  ['invoices', 'created_from'],
  ['invoices', 'accepted_at'],
  ['payments', 'invoice_id'],
  ['deliveries', 'attempt_id'],
] as const

test.each(relations)('a recovery that loses %s.%s does not lose it silently', async (table, column) => {
  const store = openStore(folder)
  await store.dataFile.backUp('2026-11-20')
  const { invoice } = await fill(store)
  writePaymentOf(store, invoice, '1.00')
  const sent = send(store, write(store, 'R-3'), 'R-3')
  finish(store, sent)
  store.attempts.saveDelivery(sent.id, { state: 'failed', message: { code: 'pdf.link_gone' } })
  store.close()
  const database = new DatabaseSync(dataPaths(folder).data, { enableForeignKeyConstraints: false })
  // Changes one character, like a flipped bit.
  database.exec(`UPDATE ${table} SET ${column} = 'x' || substr(${column}, 2) WHERE ${column} IS NOT NULL`)
  database.close()
  const again = await recoverStore(folder)
  expect(noticeOf(again)).toBe('drafts_missing')
  again.close()
})

test('an export contains the links of documents', async () => {
  const store = openStore(folder)
  const ids = await fill(store)
  const exported = await exportStore(store, folder)
  await importExport(store, exported)
  expectLinks(store, ids)
  store.close()
  expect(hasIntactRows()).toBe(true)
})
