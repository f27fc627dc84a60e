/** Entry of the thread that prepares large invoices, managed by prepare-off-thread.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '#core/errors/app-error.ts'
import { prepareInvoice } from './prepare-invoice.ts'
import type { PreparationData, PreparationReply, PreparationRequest } from './prepare-off-thread.ts'

const data: PreparationData = workerData
const parts = { ...data, templates: new Set(data.templates) }

parentPort?.on('message', (request: PreparationRequest) => parentPort?.postMessage(replyOf(request)))

function replyOf({ text, lines }: PreparationRequest): PreparationReply {
  try {
    return { kind: 'read', read: prepareInvoice(text, parts, lines) }
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', code: error.code, details: error.details }
    // its message may quote the invoice
    const frames = error instanceof Error ? (error.stack ?? '').split('\n') : []
    return { kind: 'bug', frames: frames.filter(line => /^\s+at /.test(line)).join('\n') }
  }
}
