// A render process of the service with plain pdfkit; its time includes the totals, as ours.
import type { RenderMessage, RenderRequest } from '../../src/service/rendering/render-messages.ts'
import { invoiceOf } from '../invoice/invoice-of.ts'
import { invoiceTextsOf } from '../invoice/invoice-texts.ts'
import { engine } from '../render/engines/pdfkit.ts'

const postReply = (word: RenderMessage) => process.send?.(word)
process.on('disconnect', () => process.exit())
if (engine.takes !== 'texts') throw new Error('plain pdfkit takes what is added up')
const { render } = engine

await engine.prepare()
await render(invoiceTextsOf(invoiceOf(10, 0)))
process.on('message', async ({ invoice }: RenderRequest) => {
  const start = process.threadCpuUsage()
  const seconds = () => process.threadCpuUsage(start).user / 1e6
  try {
    if (invoice === null) throw new Error('plain pdfkit makes no pictures')
    const bytes = await render(invoiceTextsOf(invoice))
    postReply({ kind: 'rendered', bytes, pages: 1, warnings: [], seconds: seconds() })
  } catch {
    postReply({ kind: 'bug', frames: 'plain pdfkit', seconds: seconds() })
  }
})
postReply({ kind: 'ready' })
