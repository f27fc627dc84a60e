/** Entry of the thread that prepares large invoices, managed by prepare-off-thread.ts. */

import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '#core/errors/app-error.ts'
import { stackFramesOf } from '../observability/stack-frames.ts'
import { prepareInvoice } from './prepare-invoice.ts'
import type { PreparationData, PreparationReply, PreparationRequest } from './prepare-off-thread.ts'

const data: PreparationData = workerData
const parts = { ...data, templates: new Set(data.templates) }

parentPort?.on('message', (request: PreparationRequest) => parentPort?.postMessage(replyOf(request)))

function replyOf({ text, lines, checksLogo }: PreparationRequest): PreparationReply {
  try {
    return { kind: 'read', read: prepareInvoice(text, parts, { lines, checksLogo }) }
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', code: error.code, details: error.details }
    const frames = error instanceof Error ? stackFramesOf(error) : []
    return { kind: 'bug', frames: frames.join('\n') }
  }
}
