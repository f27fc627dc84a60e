import { agreedTo, writeSeveral } from './several.ts'
import { openTestDesk } from './test-desk.ts'

/** A desk in a process of its own, to be killed amid a batch: folder, address, key and how many as arguments. */
const [folder = '', url = '', key = '', count = ''] = process.argv.slice(2)
const desk = await openTestDesk(folder)
const connectionId = await desk.connect(url, key)
const ids = await writeSeveral(desk, Number(count))
await writeSeveral(desk, 1)
process.stdout.write(`${JSON.stringify({ connectionId, ids })}\n`)
const review = await desk.call('reviewBatch', { ids, connectionId })
await desk.call('submitBatch', agreedTo(review))
