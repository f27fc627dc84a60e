/** Entry of a thread that prepares large invoices, managed by prepare-off-thread.ts. */

import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '#core/errors/app-error.ts'
import { stackFramesOf } from '../observability/stack-frames.ts'
import { lowerThreadPriority } from '../scheduling/lower-priority.ts'
import { checkTemplate } from '../templates/check-template.ts'
import { prepareInvoice } from './prepare-invoice.ts'
import type {
  PreparationData,
  PreparationOutcome,
  PreparationReply,
  ThreadRequest,
} from './prepare-off-thread.ts'

lowerThreadPriority()

const deps: PreparationData = workerData

parentPort?.on('message', (request: ThreadRequest) => {
  const start = process.threadCpuUsage()
  const outcome = outcomeOf(request)
  const { user, system } = process.threadCpuUsage(start)
  const reply: PreparationReply = { ...outcome, seconds: (user + system) / 1e6 }
  parentPort?.postMessage(reply)
})

function outcomeOf(request: ThreadRequest): PreparationOutcome {
  try {
    if ('template' in request) return { kind: 'template', template: checkTemplate(request.template) }
    const { text, ...options } = request
    return { kind: 'read', read: prepareInvoice(text, deps, options) }
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', code: error.code, details: error.details }
    const frames = error instanceof Error ? stackFramesOf(error) : []
    return { kind: 'bug', frames: frames.join('\n') }
  }
}
