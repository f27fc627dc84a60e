import { agreedTo, writeSeveral } from './several.ts'
import { openTestHost } from './test-host.ts'

/** A host in a process of its own, to be killed amid a batch: folder, address, key and how many as arguments. */
const [folder = '', url = '', key = '', count = ''] = process.argv.slice(2)
const host = await openTestHost(folder)
const connectionId = await host.connect(url, key)
const ids = await writeSeveral(host, Number(count))
await writeSeveral(host, 1)
process.stdout.write(`${JSON.stringify({ connectionId, ids })}\n`)
const review = await host.call('reviewBatch', { ids, connectionId })
await host.call('submitBatch', agreedTo(review))
