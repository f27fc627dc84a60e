import { parentPort } from 'node:worker_threads'
import { AppError } from '#core/app-error.ts'
import type { Renderable } from '#core/renderable.ts'
import { packRegions } from './pack-regions.ts'
import { renderInvoice } from './render-invoice.ts'
import { type RenderJob, type RenderReply, replyOfError } from './render-job.ts'
import { loadTemplates } from './templates.ts'

const templates = loadTemplates()

parentPort?.on('message', async (job: RenderJob) => {
  try {
    const template = templates.get(job.template)
    if (!template) throw new AppError('unknown_template')
    const rendered = await renderInvoice(job.invoice, template, { mark: job.mark })
    const regions = packRegions(rendered.regions)
    answer({ id: job.id, rendered: { ...rendered, regions } }, [
      rendered.bytes.buffer,
      regions.numbers.buffer,
    ])
  } catch (error) {
    answer(replyOfError(job.id, error))
  }
})

function answer(reply: RenderReply, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(reply, transfer)
}

/** Faces are parsed and code is compiled before anyone waits for them. */
const rehearsal: Renderable = { template: '', invoice_number: '1', items: [] }
for (const template of templates.values()) await renderInvoice(rehearsal, template, { mark: 'TEST' })
