/** Entry of a render process, managed by process-renderer.ts. */

import { Worker } from 'node:worker_threads'
import { AppError } from '#core/errors/app-error.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { siblingModule } from '#node/sibling-module.ts'
import { renderInvoice } from '#pdf/document/render-invoice.ts'
import { templatePicture } from '#pdf/document/template-picture.ts'
import { shippedTemplates } from '#pdf/shipped-templates.ts'
import { createTemplateReader } from '#pdf/template-reader.ts'
import { stackFramesOf } from '../observability/stack-frames.ts'
import type { RenderMessage, RenderRequest } from './render-messages.ts'

// The process ends with its parent, which may end before this module is loaded. It does not use
// process.exit(), which may wait forever for a compiling thread (nodejs/node#54918).
const end = () => process.kill(process.pid, 'SIGKILL')
process.on('disconnect', end)
if (!process.connected) end()

const guard = new URL(siblingModule('memory-guard', import.meta.url))
new Worker(guard, { workerData: { megabytes: Number(process.argv[2]) } }).unref()

const templates = new Map(Array.from(shippedTemplates, ([name, load]) => [name, load()]))

const readTemplate = createTemplateReader()

class TimeIsOver extends Error {}

process.on('message', async ({ invoice, template: { name, text }, marking, stopSeconds }: RenderRequest) => {
  const start = process.threadCpuUsage()
  const seconds = () => {
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1e6
  }
  let nextReading = performance.now() + stopSeconds * 1000
  /** Called for each word. Reads the CPU time only once the clock, which is never behind it, allows an overrun. */
  function checkTime(): void {
    if (performance.now() < nextReading) return
    const left = stopSeconds - seconds()
    if (left < 0) throw new TimeIsOver()
    nextReading = performance.now() + left * 1000
  }
  try {
    const template = text === undefined ? templates.get(name) : await readTemplate(text)
    if (!template) throw new AppError('unknown_template')
    const stop = Number.isFinite(stopSeconds) ? { checkTime } : {}
    if (invoice === null) {
      const bytes = new TextEncoder().encode(templatePicture(template, stop.checkTime))
      return send({ kind: 'rendered', bytes, pages: 1, warnings: [], seconds: seconds() })
    }
    const options = { ...marking, ...stop }
    const { bytes, pageCount, warnings } = await renderInvoice(invoice, template, options)
    send({ kind: 'rendered', bytes, pages: pageCount, warnings, seconds: seconds() })
  } catch (error) {
    send({ ...answerOfError(error), seconds: seconds() })
  }
})

function answerOfError(error: unknown) {
  if (error instanceof TimeIsOver) return { kind: 'stopped' } as const
  if (error instanceof AppError) return { kind: 'refused', code: error.code, details: error.details } as const
  return { kind: 'bug', frames: framesOf(error) } as const
}

// Warm-up: parses fonts and compiles code before the first request.
const warmUpInvoice: RenderableInvoice = { template: '', invoice_number: '1', items: [] }
for (const template of templates.values()) await renderInvoice(warmUpInvoice, template, { watermark: 'TEST' })
send({ kind: 'ready' })

function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return 'a value that is not an Error was thrown'
  return [error.name, ...stackFramesOf(error)].join('\n')
}

function send(message: RenderMessage): void {
  process.send?.(message)
}
