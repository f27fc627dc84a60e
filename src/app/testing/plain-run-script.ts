import { createGenerateClient } from '#platform/http/generate-client.ts'
import { openTestHost } from './test-host.ts'
import { writeInvoice } from './test-invoices.ts'

/**
 * A host process to be killed at any time: it writes and submits drafts and resumes those of an earlier run. Arguments:
 * folder, address, key, number of drafts. Prints a line per submission.
 */
const [folder = '', url = '', key = '', drafts = ''] = process.argv.slice(2)
const generate = createGenerateClient({ connectMs: 500, totalMs: 300 })
const host = await openTestHost(folder, { generate })
const { connections, active } = await host.call('connections', undefined)
const known = connections.find(({ id }) => id === active && id !== 'practice')
const connectionId = known?.id ?? (await host.connect(url, key))
if (known) await host.giveKey(connectionId, key)

const written = await host.call('listInvoices', { search: '' })
const before = new Map(written.map(({ id, invoice_number, state }) => [invoice_number, { id, state }]))
await Promise.all(
  Array.from({ length: Number(drafts) }, async (_, index) => {
    const invoice_number = `B-${index + 1}`
    const old = before.get(invoice_number)
    // This draft was submitted by an earlier run.
    if (old && old.state !== 'draft') return
    const id = old?.id ?? (await writeInvoice(host, { invoice_number, currency: 'EUR' })).id
    const { revision } = await host.call('openInvoice', { id })
    const confirmed = { invoice_number, payable: '120.00', currency: 'EUR' }
    process.stdout.write(`click ${invoice_number}\n`)
    await host.call('submit', { id, revision, connectionId, confirmed })
  }),
)
// The outbox continues with what was not sent in time on a busy computer.
const isOnItsWay = (state: string) => state === 'queued' || state === 'sending'
await host.until(async () => {
  const invoices = await host.call('listInvoices', { search: '' })
  return !invoices.some(({ state }) => isOnItsWay(state))
})
process.stdout.write('submitted\n')
// Keeps running, because the test checks what the outbox sends after this line.
await new Promise(resolve => setTimeout(resolve, 60_000))
