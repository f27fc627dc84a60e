import { openTestDesk } from './test-desk.ts'
import { writeInvoice } from './written.ts'

/** A desk in a process of its own, to be killed while it waits for an answer or after it: folder, address and key as arguments. */
const [folder = '', url = '', key = ''] = process.argv.slice(2)
const desk = await openTestDesk(folder)
const connectionId = await desk.connect(url, key)
const { id, revision } = await writeInvoice(desk, { invoice_number: 'C-1', currency: 'EUR' })
const confirmed = { invoice_number: 'C-1', payable: '120.00', currency: 'EUR' }
process.stdout.write(`${id}\n`)
await desk.call('submit', { id, revision, connectionId, confirmed })
process.stdout.write('submitted\n')
