// A render process of the service that sets its invoices with plain pdfkit. Adding up is within its time, as in ours.
import type { RenderMessage, RenderRequest } from '../../src/service/rendering/render-messages.ts'
import { invoiceOf } from '../invoice/invoice-of.ts'
import { sheetOf } from '../invoice/sheet.ts'
import { engine } from '../render/engines/pdfkit.ts'

const say = (word: RenderMessage) => process.send?.(word)
process.on('disconnect', () => process.exit())
if (engine.takes !== 'sheet') throw new Error('plain pdfkit takes what is added up')
const { render } = engine

await engine.prepare()
await render(sheetOf(invoiceOf(10, 0)))
process.on('message', async ({ invoice }: RenderRequest) => {
  try {
    say({ kind: 'rendered', bytes: await render(sheetOf(invoice)), warnings: [] })
  } catch {
    say({ kind: 'bug', frames: 'plain pdfkit' })
  }
})
say({ kind: 'ready' })
