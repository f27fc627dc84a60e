import type { PdfDifference } from '#contract/delivery.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { sha256Of } from '#node/sha256.ts'
import type { TemplateText } from '#pdf/pool/render-job.ts'
import type { ContentLimits, PdfReading } from '#pdf/reading/read-pdf.ts'
import type { Renderer } from '../ports/ports.ts'
import type { Attempt } from '../ports/store.ts'
import { invoiceOfPayload } from '../sent-fields.ts'
import { differencesOf } from './compare-readings.ts'

export interface Comparison {
  matchesPreview: boolean | null
  findings: PdfDifference[]
}

type Sent = Pick<Attempt, 'payload' | 'template' | 'mode'> & TemplateText

/** Compares the delivered PDF with the preview: first by hash, because the same renderer makes the same bytes, then by text. */
export async function compare(renderer: Renderer, sent: Sent, delivered: Uint8Array): Promise<Comparison> {
  try {
    const invoice = invoiceOfPayload(sent.payload)
    const byteResult = await compareBytes(renderer, invoice, sent, delivered)
    return byteResult ?? conclude(await read(renderer, invoice, sent, delivered))
  } catch {
    return conclude([{ kind: 'no_preview' }])
  }
}

async function compareBytes(
  renderer: Renderer,
  invoice: Invoice,
  { template, mode, templateText }: Sent,
  delivered: Uint8Array,
): Promise<Comparison | undefined> {
  const hasEInvoice = invoice.e_invoice !== undefined
  const found = sha256Of(delivered)
  if (found === (await renderer.digest(invoice, template, mode, { templateText }))) {
    const isAttached = mode === 'live' && hasEInvoice
    return conclude(isAttached ? [{ kind: 'einvoice_attached', name: 'factur-x.xml' }] : [])
  }
  if (
    found !== (await renderer.digest(invoice, template, mode === 'live' ? 'test' : 'live', { templateText }))
  )
    return undefined
  // the options of the other mode
  const [watermark, eInvoice] =
    mode === 'live'
      ? (['mark_unexpected', 'einvoice_missing'] as const)
      : (['mark_missing', 'einvoice_unexpected'] as const)
  return conclude([{ kind: watermark }, ...(hasEInvoice ? [{ kind: eInvoice }] : [])])
}

async function read(
  renderer: Renderer,
  invoice: Invoice,
  { template, mode, templateText }: Sent,
  delivered: Uint8Array,
): Promise<PdfDifference[]> {
  const rendered = await renderer.render(invoice, template, { templateText })
  const preview = await renderer.read(rendered.bytes, {
    pages: rendered.pageCount,
    characters: maxCharacters,
  })
  if (typeof preview === 'string') return [{ kind: 'unreadable', reason: preview }]
  const found = await renderer.read(delivered, limitsFor(preview))
  if (typeof found === 'string') return [{ kind: 'unreadable', reason: found }]
  return differencesOf({ invoice, mode, preview, found })
}

/** About twice the text of ten thousand line items. */
const maxCharacters = 2_000_000

/** Limits for a PDF of another program, which may need more pages and text for the same invoice. */
function limitsFor({ pageCount, pages }: PdfReading): ContentLimits {
  const characters = pages.reduce((sum, page) => sum + page.length, 0)
  return { pages: pageCount * 2 + 2, characters: characters * 4 + 20_000 }
}

/** Findings that name the kind of comparison, or confirm something. */
const matching = new Set<PdfDifference['kind']>(['same_text', 'einvoice_attached'])
/** Findings that show neither a match nor a difference. */
const inconclusive = new Set<PdfDifference['kind']>(['same_values', 'unreadable', 'no_preview'])

function conclude(findings: PdfDifference[]): Comparison {
  const isDifferent = findings.some(({ kind }) => !matching.has(kind) && !inconclusive.has(kind))
  if (isDifferent) return { matchesPreview: false, findings }
  return { matchesPreview: findings.some(({ kind }) => inconclusive.has(kind)) ? null : true, findings }
}
