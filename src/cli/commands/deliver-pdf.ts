import { compare } from '#app/delivery/compare.ts'
import { isThisComputer } from '#app/delivery/this-computer.ts'
import { createRenderer } from '#app/drawing/renderer.ts'
import type { GenerateAnswer } from '#contract/generate-api.ts'
import type { PdfDifference } from '#contract/pdf-difference.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { KeyKind } from '#core/key.ts'
import type { Message } from '#core/messages/message.ts'
import { createPdfFetcher } from '#platform/http/pdf-fetcher.ts'
import { type ExitCode, exitCodes } from '../io/exit-codes.ts'
import { printMessage, textOf } from '../io/standard-streams.ts'
import { writeFile } from '../io/write-file.ts'

export interface Delivered {
  answer: GenerateAnswer
  baseUrl: string
  out: string
  payload: Uint8Array
  template: string
  mode: KeyKind
  signal: AbortSignal
}

/** Downloads the PDF, writes it and compares it with the preview. The caller has printed the link, in case this fails. */
export async function deliverPdf({ answer, baseUrl, out, signal, ...sent }: Delivered): Promise<ExitCode> {
  const bytes = await fetchPdf(answer.invoiceUrl, baseUrl, signal)
  if (!(bytes instanceof Uint8Array)) {
    printMessage(`The invoice was made, but not saved: ${textOf(bytes)}`)
    return exitCodes.failed
  }
  try {
    await writeFile(out, bytes)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    printMessage(`The invoice was made, but not saved: ${textOf(error.reason)}`)
    return exitCodes.failed
  }
  const renderer = createRenderer(null, { warmUp: false })
  try {
    const { matchesPreview, findings } = await compare(renderer, sent, bytes)
    const comparison = { true: 'It matches the preview.', false: 'It differs from the preview:', null: '' }
    printMessage(`Wrote ${out}: ${bytes.length} bytes. ${comparison[`${matchesPreview}`]}`.trim())
    for (const difference of findings) printMessage(`  ${describeDifference(difference)}`)
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

const reasons = {
  encrypted: 'it is locked with a password.',
  damaged: 'it is damaged.',
  too_much: 'it has far more in it than the preview.',
  no_text: 'there is no text in it.',
} as const

function describeDifference(difference: PdfDifference): string {
  switch (difference.kind) {
    case 'pages':
      return `It has ${difference.found} pages instead of ${difference.expected}.`
    case 'mark_missing':
      return 'The TEST mark is missing.'
    case 'mark_unexpected':
      return 'It is marked TEST, although it is a live invoice.'
    case 'text':
      return `Page ${difference.page} says “${difference.found}” instead of “${difference.expected}”.`
    case 'value_missing':
      return `“${difference.value}” was not found in it.`
    case 'script':
      return 'It contains a script. An invoice needs none: open it with care.'
    case 'same_text':
      return 'The pages and their text were compared, not the looks.'
    case 'same_values':
      return 'Another program made it: number, customer, lines and amount were looked for and found.'
    case 'unreadable':
      return `It could not be compared: ${reasons[difference.reason]}`
    case 'no_preview':
      return 'It could not be compared: no preview of it could be made.'
  }
}
