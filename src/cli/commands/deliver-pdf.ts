import { compare } from '#app/delivery/compare.ts'
import { isThisComputer } from '#app/delivery/this-computer.ts'
import { createRenderer } from '#app/rendering/renderer.ts'
import type { PdfDifference } from '#contract/delivery.ts'
import type { GenerateAnswer } from '#contract/generate-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import type { Mode } from '#core/text/key.ts'
import { createPdfFetcher } from '#platform/http/pdf-fetcher.ts'
import type { CommandContext } from '../io/command-context.ts'
import { type ExitCode, exitCodes } from '../io/exit-codes.ts'
import { printMessage, textOf } from '../io/standard-streams.ts'
import { writeFile } from '../io/write-file.ts'

export interface Delivered {
  answer: GenerateAnswer
  baseUrl: string
  out: string
  payload: Uint8Array
  template: string
  templateText: string | undefined
  mode: Mode
  signal: AbortSignal
}

/** Downloads the PDF, writes it and compares it with the preview. The caller has printed the link, in case this fails. */
export async function deliverPdf(
  context: CommandContext,
  { answer, baseUrl, out, signal, ...sent }: Delivered,
): Promise<ExitCode> {
  const bytes = await fetchPdf(answer.invoiceUrl, baseUrl, signal)
  if (!(bytes instanceof Uint8Array)) {
    printMessage(context, textOf({ code: 'cli.pdf_not_saved', params: { reason: bytes } }))
    return exitCodes.failed
  }
  try {
    await writeFile(context, out, bytes)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    printMessage(context, textOf({ code: 'cli.pdf_not_saved', params: { reason: error.reason } }))
    return exitCodes.failed
  }
  const renderer = createRenderer(null, { warmUp: false })
  try {
    const { matchesPreview, findings } = await compare(renderer, sent, bytes)
    const comparison = matchesPreview === null ? 'unknown' : matchesPreview ? 'same' : 'different'
    printMessage(
      context,
      textOf({ code: 'cli.pdf_saved', params: { file: out, bytes: bytes.length, comparison } }),
    )
    for (const difference of findings) printMessage(context, `  ${textOf(messageOf(difference))}`)
    return matchesPreview === false ? exitCodes.failed : exitCodes.ok
  } finally {
    await renderer.close()
  }
}

/** @returns the bytes, or an error message */
async function fetchPdf(link: string, baseUrl: string, signal: AbortSignal): Promise<Uint8Array | Message> {
  // A remote service must not make this program request a server of this computer.
  if (isThisComputer(new URL(link)) && !isThisComputer(new URL(baseUrl))) return { code: 'pdf.link_insecure' }
  const fetched = await createPdfFetcher().fetch(link, signal)
  return fetched.ok ? fetched.bytes : fetched.message
}

function messageOf(difference: PdfDifference): Message {
  switch (difference.kind) {
    case 'pages':
      return { code: 'cli.difference.pages', params: difference }
    case 'text':
      return { code: 'cli.difference.text', params: difference }
    case 'value_missing':
      return { code: 'cli.difference.value_missing', params: difference }
    case 'unreadable':
      return { code: 'cli.difference.unreadable', params: difference }
    case 'einvoice_attached':
      return { code: 'cli.difference.einvoice_attached', params: difference }
    default:
      return { code: `cli.difference.${difference.kind}` }
  }
}
