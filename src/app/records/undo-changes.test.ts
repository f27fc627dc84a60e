import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
beforeEach(async () => {
  folder = temporaryFolder()
  host = await openTestHost(folder.path)
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

/** All data that changes of records affect, without revisions and times. */
async function snapshot(invoiceId: string) {
  const lists = await Promise.all(
    [true, false].flatMap(archived => [
      host.call('listCustomers', { archived }),
      host.call('listItems', { archived }),
    ]),
  )
  const rows = lists.flat().map(({ id, isArchived, record }) => ({ id, isArchived, record }))
  return { rows, customerId: (await host.call('openInvoice', { id: invoiceId })).customerId }
}

const commands = ['rename', 'archive', 'merge', 'link', 'item', 'create'] as const

async function change(command: (typeof commands)[number], invoiceId: string, index: number) {
  const [customer, other] = await host.call('listCustomers', {})
  const [item] = await host.call('listItems', {})
  if (command === 'item') {
    const record = { description: `Work ${index}`, prices: { EUR: `${index}`, USD: '1' } }
    return await host.call('saveItem', item ? { id: item.id, revision: item.revision, record } : { record })
  }
  if (command === 'create' || !customer || (command === 'merge' && !other))
    return await host.call('saveCustomer', { record: { name: `New ${index}`, email: 'a@example.com' } })
  const { id, revision } = customer
  if (command === 'rename')
    return await host.call('saveCustomer', {
      id,
      revision,
      record: { name: `Buyer ${index}`, country: 'DE' },
    })
  if (command === 'archive') return await host.call('archiveCustomer', { id, archived: true })
  if (command === 'link') return await host.call('setInvoiceCustomer', { id: invoiceId, customerId: id })
  return await host.call('mergeCustomers', { keep: id, merge: [other?.id ?? ''] })
}

test('several changes of one record are undone one after the other, and made again', async () => {
  const { id: invoiceId } = await writeInvoice(host, { buyer: { name: 'New 0' } })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...commands), { minLength: 2, maxLength: 6 }), async list => {
      const states = [await snapshot(invoiceId)]
      let changes: string[] = []
      for (const [index, command] of list.entries()) {
        changes.push((await change(command, invoiceId, index)).changeId)
        states.push(await snapshot(invoiceId))
      }
      for (const way of ['undo', 'redo', 'undo'] as const) {
        const expected = way === 'undo' ? states.slice(0, -1).reverse() : states.slice(1)
        const inverse: string[] = []
        for (const [index, changeId] of changes.toReversed().entries()) {
          inverse.push((await host.call('undoRecordChange', { changeId })).changeId)
          expect(await snapshot(invoiceId)).toEqual(expected[index])
        }
        changes = inverse
      }
    }),
    { numRuns: runs(100, 8) },
  )
})

test('a customer that took over another one is not removed by undoing its creation', async () => {
  const other = await host.call('saveCustomer', { record: { name: 'Other' } })
  const { saved, changeId } = await host.call('saveCustomer', { record: { name: 'Kept' } })
  const merged = await host.call('mergeCustomers', { keep: saved.id, merge: [other.saved.id] })
  expect((await host.refusal('undoRecordChange', { changeId })).code).toBe('stale_record')
  await host.call('undoRecordChange', { changeId: merged.changeId })
  await host.call('undoRecordChange', { changeId })
  expect((await host.call('listCustomers', {})).map(({ record }) => record.name)).toEqual(['Other'])
})

test('the customer of an invoice is not undone after it was chosen again', async () => {
  const { id } = await writeInvoice(host)
  const [one, other] = await Promise.all(
    ['One', 'Other'].map(name => host.call('saveCustomer', { record: { name } })),
  )
  const first = await host.call('setInvoiceCustomer', { id, customerId: one?.saved.id ?? null })
  await host.call('setInvoiceCustomer', { id, customerId: other?.saved.id ?? null })
  expect((await host.refusal('undoRecordChange', first)).code).toBe('stale_record')
  expect((await host.call('openInvoice', { id })).customerId).toBe(other?.saved.id)
})
