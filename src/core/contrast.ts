/** Contrast ratio and relative luminance of WCAG 2.2. Colours are `#rrggbb`. */

/** Minimum contrast ratio of text of normal size (WCAG 1.4.3). */
export const legibleContrast = 4.5

/** Dark enough that white or this ink is legible on every background. */
const ink = '#050505'
const white = '#ffffff'

export function contrastRatio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** White where it is legible, else ink. */
export function textColorOn(ground: string): string {
  return contrastRatio(white, ground) >= legibleContrast ? white : ink
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
  while (percent < 100 && contrastRatio(at(percent), ground) < legibleContrast) percent += 1
  return at(percent)
}

/** `percent` of the way from one colour to another. */
export function mix(from: string, to: string, percent: number): string {
  const target = channelsOf(to)
  const mixed = channelsOf(from).map((value, index) =>
    Math.round(value + (((target[index] ?? value) - value) * percent) / 100),
  )
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const channelsOf = (color: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))
