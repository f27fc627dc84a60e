/** Milliseconds from a keystroke to the painted page, and where they went. */
export interface Stages {
  /** key to question: React, the state of the page, what changed */
  page: number
  /** question to answer: the bridge there and back, the layout and the PDF */
  host: number
  /** answer to picture: pdf.js, in its thread */
  drawing: number
  /** picture to the frame that shows it */
  screen: number
  whole: number
}

export interface Typed {
  items: number
  /** milliseconds from keystroke to painted page */
  median: number
  p95: number
  best: number
  /** the middle of each stage */
  stages: Omit<Stages, 'whole'>
  /** the same of plain pdfkit with pdf.js as it comes; `null` where that takes too long to be measured */
  naive: number | null
}

/** The first keystrokes of a window that was just opened, in milliseconds. */
export interface Cold {
  /** from the start of the program to the first of them */
  secondsAfterStart: number
  keys: number
  best: number
  median: number
  p95: number
}

export interface PreviewFigures {
  cold: Cold
  typed: readonly Typed[]
  /** while typing at 15 keys a second into an invoice of 1,000 items */
  frames: { slowestSecond: number; longest: number } | null
}

/** The targets are those of a window that has been open for a while. */
interface Judged extends Pick<PreviewFigures, 'frames'> {
  typed: readonly Omit<Typed, 'best' | 'stages'>[]
}

export interface Target {
  name: string
  wanted: string
  measured: string
  isMet: boolean
}

/** What the preview is meant to reach. The first two hold for a computer with nothing else to do. */
export function judge({ typed, frames }: Judged): Target[] {
  const of = (items: number) => typed.find(each => each.items === items)
  const small = of(10)
  const targets: Target[] = []
  const atMost = (name: string, most: number, value: number | null | undefined, unit: string) => {
    if (value === null || value === undefined) return
    const measured = unit === 'ms' ? value.toFixed(1) : value.toFixed(2)
    targets.push({ name, wanted: `${most} ${unit}`, measured: `${measured} ${unit}`, isMet: value <= most })
  }
  atMost('median at 10 items', 30, small?.median, 'ms')
  atMost('95 of 100 at 10 items', 80, small?.p95, 'ms')
  for (const [items, most] of [
    [1000, 1.5],
    [10_000, 2.5],
  ] as const) {
    const large = of(items)
    if (small && large) atMost(`${items} items against 10`, most, large.median / small.median, 'x')
  }
  for (const { items, median, naive } of typed) {
    if (naive !== null) atMost(`against the naive preview at ${items}`, 0.4, median / naive, 'x')
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

/** The value that ninety-five of a hundred do not exceed. */
export function ninetyFifth(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.ceil(sorted.length * 0.95) - 1]
  if (value === undefined) throw new RangeError('there is no share of nothing')
  return value
}
