import type { BrandedTemplate } from '../template/brand.ts'
import type { FontStyle, Shaper } from './shaper.ts'

/** A template style with resolved colour and lengths in points. */
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

/** Resolves the named styles of a template for a language. */
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

/** Returns the style in a bolder weight that is visibly different. */
export const strongStyle = (style: TextStyle): TextStyle => ({
  ...style,
  font: { ...style.font, weight: strongWeights[style.font.weight] },
})

const strongWeights = {
  regular: 'semibold',
  medium: 'bold',
  semibold: 'black',
  bold: 'black',
  black: 'black',
} as const satisfies Record<FontStyle['weight'], FontStyle['weight']>

/**
 * Scripts without tracking: Hebrew, Arabic and Indic scripts. Joined letters would separate, and text
 * extraction takes spaced letters for words, in reversed order.
 */
const untrackable = /[\u0590-\u08ff\u0900-\u0dff\ufb1d-\ufdff\ufe70-\ufefc]/
const untrackedStyles = new WeakMap<TextStyle, TextStyle>()

/** Returns the style without tracking if the script of the text does not support it. */
export function styleForScript(text: string, style: TextStyle): TextStyle {
  if (style.tracking === 0 || !untrackable.test(text)) return style
  let close = untrackedStyles.get(style)
  if (!close) {
    close = { ...style, tracking: 0 }
    untrackedStyles.set(style, close)
  }
  return close
}
