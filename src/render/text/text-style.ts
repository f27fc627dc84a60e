import type { FontStyle, Shaper } from '../shaper.ts'
import type { BrandedTemplate } from '../template/brand.ts'

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

/** The template's named styles, ready to set text of a language in. */
export function resolveStyles(
  template: BrandedTemplate,
  shaper: Shaper,
  language: string,
): Map<string, TextStyle> {
  return new Map(
    Object.entries(template.type).map(([name, style]) => [name, resolve(style, template, shaper, language)]),
  )
}

function resolve(
  style: BrandedTemplate['type'][string],
  template: BrandedTemplate,
  shaper: Shaper,
  language: string,
): TextStyle {
  const { family, weight, figures, size } = style
  const font: FontStyle = { family, weight, figures, language }
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

/**
 * Hebrew, Arabic and the scripts of India. Letters that join or hang from one line would be torn apart, and programs
 * that read a page take spaced ones for words, which from right to left come back in the wrong order.
 */
const untrackable = /[\u0590-\u08ff\u0900-\u0dff\ufb1d-\ufdff\ufe70-\ufefc]/
const untrackedStyles = new WeakMap<TextStyle, TextStyle>()

/** The style for a text, without tracking where its script knows none. */
export function styleForScript(text: string, style: TextStyle): TextStyle {
  if (style.tracking === 0 || !untrackable.test(text)) return style
  let close = untrackedStyles.get(style)
  if (!close) {
    close = { ...style, tracking: 0 }
    untrackedStyles.set(style, close)
  }
  return close
}
