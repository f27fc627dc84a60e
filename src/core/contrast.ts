/** Contrast ratio and relative luminance of WCAG 2.2. Colours are `#rrggbb`. */

/** Minimum contrast ratio of text of normal size (WCAG 1.4.3). */
export const legibleContrast = 4.5

/** Dark enough that either white or this ink is legible on every background without a watermark. */
const ink = '#050505'
const white = '#ffffff'

export function contrastRatio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The watermark of documents, blended with the multiply mode. */
export const watermarkPaint = { color: '#c81e1e', opacity: 0.1 } as const

/** A colour of a document under the watermark. */
export function underWatermark(color: string): string {
  const { opacity } = watermarkPaint
  const marks = channelsOf(watermarkPaint.color)
  return hexOf(
    channelsOf(color).map((value, index) => value * (1 - opacity + (opacity * (marks[index] ?? 255)) / 255)),
  )
}

/** Contrast ratio of a text in a document: the lower of those with and without the watermark. */
export const paperContrast = (text: string, ground: string): number =>
  Math.min(contrastRatio(text, ground), contrastRatio(underWatermark(text), underWatermark(ground)))

const isLegible = (text: string, ground: string): boolean => paperContrast(text, ground) >= legibleContrast

/** White where it is legible, otherwise ink. */
export function textColorOn(ground: string): string {
  return isLegible(white, ground) ? white : ink
}

/** Darkens a background as little as needed so that white or ink is legible on it. */
export function withLegibleText(ground: string): string {
  let percent = 0
  const darkened = () => mix(ground, '#000000', percent)
  while (percent < 100 && !isLegible(textColorOn(darkened()), darkened())) percent += 1
  return darkened()
}

/** Darkens a colour as little as needed to be legible on white paper. */
export function darkenForPaper(color: string): string {
  return firstLegible(white, percent => mix(color, '#000000', percent))
}

/** Mixes a text colour with its background by `percent`, or by less to stay legible. */
export function fadeToward(color: string, ground: string, percent: number): string {
  return firstLegible(ground, step => mix(color, ground, Math.max(0, percent - step)))
}

function firstLegible(ground: string, at: (percent: number) => string): string {
  let percent = 0
  while (percent < 100 && !isLegible(at(percent), ground)) percent += 1
  return at(percent)
}

/** `percent` of the way from one colour to another. */
export function mix(from: string, to: string, percent: number): string {
  const target = channelsOf(to)
  const mixed = channelsOf(from).map((value, index) =>
    Math.round(value + (((target[index] ?? value) - value) * percent) / 100),
  )
  return hexOf(mixed)
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`

const channelsOf = (color: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))
