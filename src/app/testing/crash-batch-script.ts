import { openTestHost } from './test-host.ts'
import { confirmationOf, writeInvoices } from './test-invoices.ts'

/** A host process to be killed during a batch. Arguments: folder, address, key, number of invoices. */
const [folder = '', url = '', key = '', count = ''] = process.argv.slice(2)
const host = await openTestHost(folder)
const connectionId = await host.connect(url, key)
const ids = await writeInvoices(host, Number(count))
await writeInvoices(host, 1)
process.stdout.write(`${JSON.stringify({ connectionId, ids })}\n`)
const review = await host.call('reviewBatch', { ids, connectionId })
await host.call('submitBatch', confirmationOf(review))
