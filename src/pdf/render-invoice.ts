import type { Issue } from '#core/issue.ts'
import type { Region } from '#core/region.ts'
import type { Renderable } from '#core/renderable.ts'
import { layOut } from '#render/index.ts'
import type { Template } from '#render/template.ts'
import { encodeCode } from './encode-code.ts'
import { paint } from './paint.ts'
import { readLogo } from './read-logo.ts'
import { createShaper } from './shaper.ts'

export interface RenderedInvoice {
  bytes: Uint8Array<ArrayBuffer>
  pageCount: number
  regions: Region[]
  warnings: Issue[]
}

const shaper = createShaper()

/**
 * The one way from an invoice to a PDF, for the preview, the command line and the service alike. The same input
 * gives the same bytes, on any day.
 */
export async function renderInvoice(
  invoice: Renderable,
  template: Template,
  { mark }: { mark: 'TEST' | null },
): Promise<RenderedInvoice> {
  const { picture, warning } = readLogo(invoice.logo)
  const list = layOut(invoice, template, { mark, shaper, logo: picture, encode: encodeCode })
  return {
    bytes: paint(list, picture, dateOf(invoice)),
    pageCount: list.pages.length,
    regions: list.regions,
    warnings: warning ? [warning, ...list.warnings] : list.warnings,
  }
}

/** A file must carry a date, and the clock would make each render another file. */
function dateOf({ issue_date: issued }: Renderable): Date {
  const date = new Date(`${issued ?? '2000-01-01'}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? new Date(Date.UTC(2000, 0, 1)) : date
}
