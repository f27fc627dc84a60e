import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '#core/errors/app-error.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { sha256Of } from '#node/sha256.ts'
import { type RenderedInvoice, renderInvoice } from '../document/render-invoice.ts'
import type { PageProgress } from '../painting/paint.ts'
import { shippedTemplates } from '../shipped-templates.ts'
import { createTemplateLibrary } from '../template-library.ts'
import { createTemplateReader } from '../template-reader.ts'
import { packRegions } from './pack-regions.ts'
import { createPreviewSession } from './preview-session.ts'
import {
  type DigestJob,
  type FileContent,
  type FileJob,
  type PagesJob,
  type RenderJob,
  type RenderReply,
  replyOfError,
} from './render-job.ts'
import { warmUpPreview } from './warm-up-preview.ts'

const { customTemplates, hasPreview, warmUp } = workerData as {
  customTemplates: string | null
  hasPreview: boolean
  warmUp: boolean
}
const library = createTemplateLibrary(customTemplates)
const readTemplate = createTemplateReader()
const preview = createPreviewSession(name => library.find(name))

parentPort?.on('message', async (job: RenderJob) => {
  try {
    if (job.kind === 'pages') renderPages(job)
    else if (job.kind === 'digest') await digestFile(job)
    else await renderFile(job)
  } catch (error) {
    answer(replyOfError(job.id, error))
  }
})

async function renderFile({ id, ...job }: FileJob & { id: number }): Promise<void> {
  const { bytes, pageCount, warnings, regions } = await fileOf(
    job,
    job.reportsProgress && throttleProgress(id),
  )
  const packed = packRegions(regions)
  const rendered = { bytes, pageCount, warnings, regions: packed }
  answer({ id, rendered }, [bytes.buffer, packed.numbers.buffer])
}

async function digestFile({ id, ...job }: DigestJob & { id: number }): Promise<void> {
  const { bytes } = await fileOf(job)
  answer({ id, digest: sha256Of(bytes) })
}

/** Minimum milliseconds between progress messages; more would slow down rendering. */
const progressInterval = 100

function throttleProgress(id: number): (progress: PageProgress) => void {
  let last = 0
  return progress => {
    if (performance.now() - last < progressInterval) return
    last = performance.now()
    answer({ id, progress })
  }
}

async function fileOf(
  { invoice, template: name, templateText, ...marking }: FileContent,
  onPage?: (progress: PageProgress) => void,
): Promise<RenderedInvoice> {
  const template = templateText === undefined ? library.find(name) : await readTemplate(templateText)
  if (!template) throw new AppError('unknown_template')
  return renderInvoice(invoice, template, { ...marking, onPage })
}

function renderPages({ id, request, fields }: PagesJob & { id: number }): void {
  const pages = preview.render(request, fields)
  answer({ id, pages }, [pages.bytes.buffer])
}

function answer(reply: RenderReply, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(reply, transfer)
}

/** Warm-up: parses fonts and compiles code before the first job; waiting jobs go first. */
const warmUpInvoice: RenderableInvoice = { template: '', invoice_number: '1', items: [] }
const templates = warmUp ? [...shippedTemplates.values()].map(load => load()) : []
for (const template of templates) {
  await setImmediate()
  await renderInvoice(warmUpInvoice, template, { watermark: 'TEST' })
}
if (hasPreview && warmUp) await warmUpPreview(templates)
