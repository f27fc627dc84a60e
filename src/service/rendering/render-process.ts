/** A process that renders and does nothing else: started, watched and ended by render-processes.ts. */
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '#core/app-error.ts'
import type { Renderable } from '#core/renderable.ts'
import { renderInvoice } from '#pdf/render-invoice.ts'
import { shippedTemplates } from '#pdf/shipped-templates.ts'
import type { RenderOrder, RenderWord } from './render-order.ts'

// Whoever started it is gone, perhaps while this program was still being loaded, when nobody was listening. Not by
// process.exit(), which may wait for ever for a thread that compiles (nodejs/node#54918), and nobody would notice.
const end = () => process.kill(process.pid, 'SIGKILL')
process.on('disconnect', end)
if (!process.connected) end()

const guard = new URL(`./memory-guard${extname(new URL(import.meta.url).pathname)}`, import.meta.url)
new Worker(guard, { workerData: { megabytes: Number(process.argv[2]) } }).unref()

const templates = new Map(Array.from(shippedTemplates, ([name, load]) => [name, load()]))

process.on('message', async (order: RenderOrder) => {
  try {
    const template = templates.get(order.invoice.template)
    if (!template) throw new AppError('unknown_template')
    const { bytes, warnings } = await renderInvoice(order.invoice, template, { mark: order.mark })
    say({ kind: 'rendered', bytes, warnings })
  } catch (error) {
    if (!(error instanceof AppError)) return say({ kind: 'bug', frames: framesOf(error) })
    say({ kind: 'refused', code: error.code, message: error.message, issues: error.details.issues ?? [] })
  }
})

// Faces are parsed and code is compiled before anyone waits for them.
const rehearsal: Renderable = { template: '', invoice_number: '1', items: [] }
for (const template of templates.values()) await renderInvoice(rehearsal, template, { mark: 'TEST' })
say({ kind: 'ready' })

function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is no error was thrown'
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return [error.name, ...frames].join('\n')
}

function say(word: RenderWord): void {
  process.send?.(word)
}
