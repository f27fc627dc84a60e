import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import { openStore } from '../../store/open-store.ts'
import {
  type AcknowledgedDocuments,
  correct,
  deliverNext,
  invoiceNextQuote,
  missingDocuments,
} from './document-work.ts'
import { withTemporaryFolder } from './fault.ts'
import { acknowledgedIn, attemptOf } from './work.ts'

async function violationsAfter(
  change: (store: Store, written: AcknowledgedDocuments & { path: string }) => void,
): Promise<string[]> {
  return await withTemporaryFolder(async folder => {
    const store = openStore(folder)
    const { line, invoiceId } = await deliverNext(store, folder, (id, of) => attemptOf(id, of, 1))
    const written = acknowledgedIn([line, correct(store, invoiceId), invoiceNextQuote(store)])
    const delivery = store.attempts.find([...written.delivered.keys()][0] ?? '')?.delivery
    change(store, { ...written, path: delivery?.state === 'kept' ? delivery.path : '' })
    const missing = missingDocuments(store, written, { hasFiles: true })
    store.close()
    return missing
  })
}

const only = (ids: Map<string, string>) => [...ids][0] ?? ['', '']
const erase = (store: Store, id: string) => store.invoices.setDeleted(id, '2026-11-21T14:00:00.000Z')

test('the documents of the workload are found as written', async () => {
  expect(await violationsAfter(() => undefined)).toEqual([])
})

test.each<[string, RegExp, Parameters<typeof violationsAfter>[0]]>([
  ['a lost PDF', /^the PDF of/, (_store, { path }) => rmSync(path)],
  ['a replaced PDF', /^the PDF of/, (_store, { path }) => writeFileSync(path, '%PDF-')],
  [
    'a lost delivery',
    /^the delivery of/,
    (store, { delivered }) => store.attempts.saveDelivery(only(delivered)[0], { state: 'fetching' }),
  ],
  ['half a correction', /^only one part/, (store, { corrected }) => erase(store, only(corrected)[1])],
  ['a lost invoice', /^the invoice of quote/, (store, { invoiced }) => erase(store, only(invoiced)[1])],
])('the check finds %s', async (_what, violation, change) => {
  expect(await violationsAfter(change)).toContainEqual(expect.stringMatching(violation))
})
