import type { BrandedTemplate } from './brand.ts'
import type { FontStyle, Shaper } from './shaper.ts'

/** A style of a template with its colour looked up and its lengths in points. */
export interface TextStyle {
  font: FontStyle
  size: number
  /** height of a line */
  leading: number
  /** from the top of a line to its baseline */
  baseline: number
  /** added after each glyph */
  tracking: number
  uppercase: boolean
  /** #rrggbb */
  color: string
}

/** The template's named styles, ready to set text in. */
export function resolveStyles(template: BrandedTemplate, shaper: Shaper): Map<string, TextStyle> {
  return new Map(
    Object.entries(template.type).map(([name, style]) => [name, resolve(style, template, shaper)]),
  )
}

function resolve(
  style: BrandedTemplate['type'][string],
  template: BrandedTemplate,
  shaper: Shaper,
): TextStyle {
  const { family, weight, figures, size } = style
  const font: FontStyle = { family, weight, figures }
  const { ascent, descent } = shaper.metrics(font)
  const leading = size * style.leading
  return {
    font,
    size,
    leading,
    baseline: (leading + (ascent - descent) * size) / 2,
    tracking: (style.tracking / 1000) * size,
    uppercase: style.case === 'upper',
    color: template.palette[style.color] ?? '#000000',
  }
}
