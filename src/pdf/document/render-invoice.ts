import type { Issue } from '#core/errors/issue.ts'
import type { Region } from '#core/fields/region.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { WatermarkWord } from '#render/pages/watermark.ts'
import type { Template } from '#render/template/template.ts'
import type { AttachedEInvoice } from '../file/factur-x.ts'
import { type PageProgress, paint } from '../painting/paint.ts'
import { layOutInvoice } from './lay-out-invoice.ts'

export interface RenderedInvoice {
  bytes: Uint8Array<ArrayBuffer>
  pageCount: number
  readonly regions: Region[]
  warnings: Issue[]
}

/**
 * A file is either watermarked, or final with the attachments of the invoice and possibly an e-invoice. A
 * watermarked file carries no e-invoice, because software would book it.
 */
export type FileMarking =
  | { watermark: WatermarkWord; attachment?: undefined }
  | { watermark: null; attachment?: AttachedEInvoice | undefined }

interface RenderProgress {
  onPage?: ((progress: PageProgress) => void) | undefined
  /** called for every word and page; an exception ends the render */
  checkTime?: () => void
}

/** Returns the embedded attachments, without links. */
const filesOf = ({ attachments = [] }: RenderableInvoice) =>
  attachments.flatMap(({ data, ...file }) => (data === undefined ? [] : [{ ...file, data }]))

/**
 * Renders an invoice as a PDF, for preview, command line and service alike. Equal input gives equal bytes at
 * any time.
 */
export async function renderInvoice(
  invoice: RenderableInvoice,
  template: Template,
  { watermark, attachment, onPage, checkTime }: FileMarking & RenderProgress,
): Promise<RenderedInvoice> {
  const { list, logo, date, warnings } = layOutInvoice(invoice, template, { watermark, checkTime })
  return {
    bytes: paint(list, logo, date, {
      attached: { eInvoice: attachment, files: watermark === null ? filesOf(invoice) : undefined },
      onPage(progress) {
        checkTime?.()
        onPage?.(progress)
      },
    }),
    pageCount: list.pageCount,
    get regions() {
      return list.regions
    },
    warnings,
  }
}
