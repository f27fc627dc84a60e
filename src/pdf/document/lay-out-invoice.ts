import type { Issue } from '#core/errors/issue.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { type Layout, type LayoutTools, layOut } from '#render/index.ts'
import type { Template } from '#render/template/template.ts'
import type { Picture } from '../picture/picture.ts'
import { readLogo } from '../picture/read-logo.ts'
import { checkJoinedLetters, limitedShaper } from '../shaping/limited-shaper.ts'
import { createShaper } from '../shaping/shaper.ts'
import { encodeQrCode } from './encode-qr-code.ts'
import { hyphenate } from './hyphenate.ts'

/** A document that is ready for painting. */
export interface LaidOutInvoice {
  list: Layout
  logo: Picture | null
  date: Date
  warnings: Issue[]
}

const shaper = createShaper()

/**
 * Lays out an invoice, for a whole file as well as for single pages.
 * @throws AppError invalid_invoice if the document exceeds a limit
 */
export function layOutInvoice(
  invoice: RenderableInvoice,
  template: Template,
  {
    checkTime,
    ...options
  }: Pick<LayoutTools, 'watermark' | 'cache' | 'pages'> & { checkTime?: (() => void) | undefined },
): LaidOutInvoice {
  // skipped for previews of single pages, most of whose layout is cached
  if (!options.pages) checkJoinedLetters(invoice.items)
  const { picture, warning } = readLogo(invoice.logo)
  const list = layOut(invoice, template, {
    ...options,
    shaper: limitedShaper(shaper, checkTime),
    hyphenate,
    logo: picture,
    encode: encodeCached,
  })
  return {
    list,
    logo: picture,
    date: dateOf(invoice),
    warnings: warning ? [warning, ...list.warnings] : list.warnings,
  }
}

let lastCode: { text: string; code: ReturnType<typeof encodeQrCode> } | undefined

/** Keeps the last code, because each keystroke lays out the document again with mostly the same code. */
const encodeCached: typeof encodeQrCode = text => {
  if (lastCode?.text !== text) lastCode = { text, code: encodeQrCode(text) }
  return lastCode.code
}

/** A file must contain a date; using the clock would make every render different. */
function dateOf({ issue_date: issued }: RenderableInvoice): Date {
  const date = new Date(`${issued ?? '2000-01-01'}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? new Date(Date.UTC(2000, 0, 1)) : date
}
