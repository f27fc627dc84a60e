import { openTestHost } from './test-host.ts'
import { writeInvoice } from './test-invoices.ts'

/** A host process to be killed while it waits for an answer or after it. Arguments: folder, address, key. */
const [folder = '', url = '', key = ''] = process.argv.slice(2)
const host = await openTestHost(folder)
const connectionId = await host.connect(url, key)
const { id, revision } = await writeInvoice(host, { invoice_number: 'C-1', currency: 'EUR' })
const confirmed = { invoice_number: 'C-1', payable: '120.00', currency: 'EUR' }
process.stdout.write(`${id}\n`)
await host.call('submit', { id, revision, connectionId, confirmed })
process.stdout.write('submitted\n')
// without it the process may end, and close its files, before it is killed
setTimeout(() => undefined, 60_000)
