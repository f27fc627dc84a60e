import type { BoundInvoice } from './bind/bound-invoice.ts'
import type { PixelSize } from './model/display-list.ts'
import type { Shaper } from './model/shaper.ts'
import { resolveStyles } from './model/text-style.ts'
import { footerHeight } from './pages/footer.ts'
import type { EncodeCode, LayoutContext } from './pages/layout-context.ts'
import type { BrandedTemplate } from './template/brand.ts'
import { pageSizes } from './template/template-values.ts'
import type { Hyphenate } from './text/hyphenation.ts'
import { createTypesetter } from './text/typesetter.ts'

export function createLayoutContext(
  template: BrandedTemplate,
  invoice: BoundInvoice,
  {
    logo,
    shaper,
    hyphenate,
    encode,
  }: { logo: PixelSize | null; shaper: Shaper; hyphenate: Hyphenate; encode: EncodeCode },
): LayoutContext {
  const styles = resolveStyles(template, shaper, invoice.locale)
  const [width, height] = pageSizes[template.page.size]
  const { top, right, bottom, left } = template.page.margins
  const context: LayoutContext = {
    template,
    invoice,
    logo,
    frame: { width, height, left, top, bodyWidth: width - left - right, bottom: height - bottom },
    typesetter: createTypesetter(shaper, hyphenate, invoice.locale),
    encode,
    style: name => existing(styles.get(name), name),
    color: name => existing(template.palette[name], name),
  }
  // a footer of several lines reduces the body by what does not fit in the margin
  const lowest = height - footerHeight(context)
  return { ...context, frame: { ...context.frame, bottom: Math.min(context.frame.bottom, lowest) } }
}

function existing<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`"${name}" is not in the template, although it was checked`)
  return value
}
