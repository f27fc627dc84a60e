import type { Issue } from '#core/errors/issue.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { type Layout, type LayoutTools, layOut } from '#render/index.ts'
import type { Template } from '#render/template/template.ts'
import type { Picture } from '../picture/picture.ts'
import { readLogo } from '../picture/read-logo.ts'
import { checkJoinedLetters } from '../shaping/joined-letter-limit.ts'
import { limitedShaper } from '../shaping/limited-shaper.ts'
import { createShaper } from '../shaping/shaper.ts'
import { encodeQrCode } from './encode-qr-code.ts'
import { hyphenate } from './hyphenate.ts'

/** A document that only needs painting. */
export interface LaidOutInvoice {
  list: Layout
  logo: Picture | null
  date: Date
  warnings: Issue[]
}

const shaper = createShaper()

/**
 * The one way from an invoice to its pages, for a whole file and for some pages of it alike.
 * @throws AppError invalid_invoice where there is more in it than a document holds
 */
export function layOutInvoice(
  invoice: RenderableInvoice,
  template: Template,
  options: Pick<LayoutTools, 'mark' | 'memory' | 'pages'>,
): LaidOutInvoice {
  // some pages of a document that is being written have most of it from the keystroke before
  if (!options.pages) checkJoinedLetters(invoice.items)
  const { picture, warning } = readLogo(invoice.logo)
  const list = layOut(invoice, template, {
    ...options,
    shaper: limitedShaper(shaper),
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

/** A keystroke lays the document out anew, and its payment code is mostly the one before. */
const encodeCached: typeof encodeQrCode = text => {
  if (lastCode?.text !== text) lastCode = { text, code: encodeQrCode(text) }
  return lastCode.code
}

/** A file must carry a date, and the clock would make each render another file. */
function dateOf({ issue_date: issued }: RenderableInvoice): Date {
  const date = new Date(`${issued ?? '2000-01-01'}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? new Date(Date.UTC(2000, 0, 1)) : date
}
