/** Milliseconds from a keystroke to the painted page, by stage. */
export interface Stages {
  /** keystroke to request: React, state, diff */
  page: number
  /** request to answer: bridge, layout, PDF */
  host: number
  /** answer to image: pdf.js in its worker */
  drawing: number
  /** image to the frame that shows it */
  screen: number
  whole: number
}

export interface Typed {
  items: number
  /** milliseconds from keystroke to painted page */
  median: number
  p95: number
  best: number
  /** median of each stage */
  stages: Omit<Stages, 'whole'>
  /** the same with plain pdfkit and pdf.js; `null` if too slow to measure */
  naive: number | null
}

/** The first keystrokes of a new window, in milliseconds. */
export interface Cold {
  /** from the start of the program to the first keystroke */
  secondsAfterStart: number
  keys: number
  best: number
  median: number
  p95: number
}

export interface PreviewFigures {
  cold: Cold
  typed: readonly Typed[]
  /** while typing 15 keys per second into an invoice of 1,000 items */
  frames: { slowestSecond: number; longest: number } | null
}

/** The targets apply to a warm window. */
interface Judged extends Pick<PreviewFigures, 'frames'> {
  typed: readonly Omit<Typed, 'best' | 'stages'>[]
}

export interface Target {
  name: string
  wanted: string
  measured: string
  isMet: boolean
}

/** Targets of the preview. The first two assume an idle computer. */
export function checkTargets({ typed, frames }: Judged): Target[] {
  const of = (items: number) => typed.find(each => each.items === items)
  const small = of(10)
  const targets: Target[] = []
  const maxTarget = (name: string, max: number, value: number | null | undefined, unit: string) => {
    if (value === null || value === undefined) return
    const measured = unit === 'ms' ? value.toFixed(1) : value.toFixed(2)
    targets.push({ name, wanted: `${max} ${unit}`, measured: `${measured} ${unit}`, isMet: value <= max })
  }
  maxTarget('median at 10 items', 30, small?.median, 'ms')
  maxTarget('95 of 100 at 10 items', 80, small?.p95, 'ms')
  for (const [items, max] of [
    [1000, 1.5],
    [10_000, 2.5],
  ] as const) {
    const large = of(items)
    if (small && large) maxTarget(`${items} items against 10`, max, large.median / small.median, 'x')
  }
  for (const { items, median, naive } of typed) {
    if (naive !== null) maxTarget(`against the naive preview at ${items}`, 0.4, median / naive, 'x')
  }
  if (frames) {
    targets.push({
      name: 'frames in the slowest second of typing',
      wanted: '50',
      measured: String(frames.slowestSecond),
      isMet: frames.slowestSecond >= 50,
    })
  }
  return targets
}

/** The 95th percentile. */
export function ninetyFifth(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.ceil(sorted.length * 0.95) - 1]
  if (value === undefined) throw new RangeError('there is no share of nothing')
  return value
}
