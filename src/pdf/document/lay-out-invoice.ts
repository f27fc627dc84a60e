import type { Issue } from '#core/errors/issue.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { type Layout, type LayoutTools, layOut } from '#render/index.ts'
import type { Template } from '#render/template/template.ts'
import type { Picture } from '../picture/picture.ts'
import { readLogo } from '../picture/read-logo.ts'
import { refuseTooManyWords } from '../shaping/joined-letter-limit.ts'
import { boundedShaper } from '../shaping/limited-shaper.ts'
import { createShaper } from '../shaping/shaper.ts'
import { encodeCode } from './encode-qr-code.ts'
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
  if (!options.pages) refuseTooManyWords(invoice.items)
  const { picture, warning } = readLogo(invoice.logo)
  const list = layOut(invoice, template, {
    ...options,
    shaper: boundedShaper(shaper),
    hyphenate,
    logo: picture,
    encode: encodeOnce,
  })
  return {
    list,
    logo: picture,
    date: dateOf(invoice),
    warnings: warning ? [warning, ...list.warnings] : list.warnings,
  }
}

let latestCode: { text: string; code: ReturnType<typeof encodeCode> } | undefined

/** A keystroke lays the document out anew, and its payment code is mostly the one before. */
const encodeOnce: typeof encodeCode = text => {
  if (latestCode?.text !== text) latestCode = { text, code: encodeCode(text) }
  return latestCode.code
}

/** A file must carry a date, and the clock would make each render another file. */
function dateOf({ issue_date: issued }: RenderableInvoice): Date {
  const date = new Date(`${issued ?? '2000-01-01'}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? new Date(Date.UTC(2000, 0, 1)) : date
}
