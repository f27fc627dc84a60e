import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createHostApi, type HostApi } from '#app/host/host-api.ts'
import type { ShellPorts } from '#app/ports/ports.ts'
import type { Submission } from '#contract/submission.ts'
import { defaultCurrency, defaultLocale } from '#core/defaults.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import { AppError } from '#core/errors/app-error.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import type { Message } from '#core/messages/message.ts'
import { formatMoney } from '#core/money/format.ts'
import { createPlatform } from '#platform/create-platform.ts'
import { defaultDataFolder } from '#platform/host/data-folder.ts'
import { outputOf } from '#service/command-line/io/output.ts'
import { textOf } from '../io/standard-streams.ts'

/**
 * Writes, previews and submits a sample without a window, as fallback of `npm start`. Uses the host of the windows, and
 * a folder of its own, so that the sample is not stored among the user's invoices.
 */

const steps = 5
/** limit for the practice service to start, answer and deliver */
const timeoutMs = 60_000
let step = 0
const { stdout, stderr } = outputOf(process)
const writeLine = (text: string) => stdout.write(`${text}\n`)
const done = (message: Message) => writeLine(`${++step}/${steps}  ${textOf(message)}`)

const folder = join(defaultDataFolder(), 'terminal')

try {
  const host = await createHostApi(
    createPlatform({ shell: terminalShell(), shellName: 'terminal', dataFolder: folder }),
    { warmUp: false },
  )
  try {
    await runJob(host)
  } finally {
    await host.close()
  }
} catch (error) {
  if (!(error instanceof AppError)) throw error
  stderr.write(`${textOf(error.reason)}\n`)
  process.exitCode = 1
}

async function runJob(host: HostApi): Promise<void> {
  const invoice = await host.createInvoice({ sample: true })
  const { draft } = invoice
  const currency = draft.currency ?? defaultCurrency
  const payable = formatMoney(
    totalsOf(renderableDraft(draft)).payable,
    currency,
    draft.locale ?? defaultLocale,
  )
  const { invoice_number: number, items } = draft
  done({ code: 'cli.job.written', params: { number, lines: items.length, payable } })

  const { pageCount } = await host.preview({
    session: randomUUID(),
    revision: 1,
    content: { draft },
    pages: { first: 0, last: 0 },
    field: null,
  })
  const preview = await host.savePdf({ id: invoice.id, which: 'preview' })
  done({ code: 'cli.job.rendered', params: { pages: pageCount } })

  const { active } = await host.connections(undefined)
  const settled = settledSubmission(host, invoice.id)
  await host.submit({ id: invoice.id, revision: invoice.revision, connectionId: active })
  const submission = await settled
  if (submission.state !== 'done' || !submission.invoiceUrl) {
    throw new AppError('refused', {
      message: submission.problem?.message ?? {
        code: 'cli.not_submitted',
        params: { state: submission.state },
      },
    })
  }
  const { mode, jobId } = submission
  done({ code: 'cli.job.submitted', params: { mode, jobId: String(jobId) } })

  if (submission.delivery?.state !== 'kept') {
    throw new AppError('nothing_delivered', {
      message: submission.delivery?.state === 'failed' ? submission.delivery.message : { code: 'cli.no_pdf' },
    })
  }
  const { bytes, matchesPreview } = submission.delivery
  done({ code: 'cli.job.downloaded', params: { bytes } })
  done({ code: matchesPreview ? 'cli.job.same' : 'cli.job.different' })
  if (!matchesPreview) process.exitCode = 1

  writeLine('')
  writeLine(`  the PDF       ${submission.delivery.path}`)
  writeLine(`  the preview   ${preview?.path}`)
  writeLine(`  everything    ${folder}`)
}

/** Resolves with the submission once it has ended and its download has succeeded or failed. */
function settledSubmission(host: HostApi, id: string): Promise<Submission> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new AppError('practice_failed')), timeoutMs).unref()
    const check = async () => {
      const { submission } = await host.openInvoice({ id })
      if (!submission || submission.state === 'queued' || submission.state === 'sending') return
      if (submission.state === 'done' && (submission.delivery?.state ?? 'fetching') === 'fetching') return
      stop()
      resolve(submission)
    }
    const stop = host.onEvent(event => {
      if (event.type === 'invoice-changed' && event.id === id) check().catch(reject)
    })
  })
}

function terminalShell(): ShellPorts {
  const noWindow = async (): Promise<never> => {
    throw new AppError('not_supported')
  }
  return {
    openExternal: noWindow,
    openPath: noWindow,
    openMailto: noWindow,
    showInFolder: noWindow,
    copyText: noWindow,
    openKeyWindow: noWindow,
    chooseFolder: noWindow,
    chooseSavePath: async suggestedName => join(folder, suggestedName),
  }
}
