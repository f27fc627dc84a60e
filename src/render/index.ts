import type { Renderable } from '#core/renderable.ts'
import { layBars } from './bars.ts'
import { bindFields } from './bind-fields.ts'
import { brandTemplate } from './brand.ts'
import type { EncodeCode } from './code-modules.ts'
import type { DisplayList, Placed } from './display-list.ts'
import { flowBlocks } from './flow-blocks.ts'
import { layFooter } from './footer.ts'
import { markPages } from './mark.ts'
import { measureTable } from './measure-table.ts'
import { paginate } from './paginate.ts'
import { regionsOf } from './regions.ts'
import type { Shaper } from './shaper.ts'
import { createSheet, type PictureSize, type Sheet } from './sheet.ts'
import type { Template } from './template.ts'

export interface LayoutTools {
  mark: 'TEST' | null
  shaper: Shaper
  /** size of the invoice's logo, once it was found to be a picture */
  logo: PictureSize | null
  /** makes a code of a text; asked only where a document carries one */
  encode: EncodeCode
}

/**
 * An invoice and a template (checked when it was read, `template.ts`) as pages of drawing operations. Pure: no
 * clock, no files, no randomness, so that the preview and the service cannot differ.
 */
export function layOut(
  invoice: Renderable,
  template: Template,
  { mark, shaper, logo, encode }: LayoutTools,
): DisplayList {
  const bound = bindFields(invoice)
  const branded = brandTemplate(template, invoice)
  const sheet = createSheet(branded.template, bound, { logo, shaper, encode })
  const table = measureTable(sheet)
  const segments = flowBlocks(sheet, table)
  const bodies = paginate(segments, sheet.frame)
  const pages = markPages(dress(bodies, sheet), mark, sheet.frame, shaper)
  return {
    title: bound.title,
    language: bound.locale,
    width: sheet.frame.width,
    height: sheet.frame.height,
    pages,
    regions: regionsOf(pages),
    warnings: [...branded.issues, ...sheet.typesetter.warnings()],
  }
}

/** What stands around the body of each page, now that their number is known. */
function dress(bodies: readonly Placed[][], sheet: Sheet): Placed[][] {
  return bodies.map((body, index) => {
    const footer = layFooter(index + 1, bodies.length, sheet)
    return [...layBars(index + 1, sheet), ...body, ...(footer ? [footer] : [])]
  })
}
