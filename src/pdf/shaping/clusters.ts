import { drawnFrom } from './reading-order.ts'

/** Glyphs that stand for one piece of text together. */
export interface Cluster {
  /** first glyph, and the one after the last */
  from: number
  to: number
  text: string
}

/**
 * Which glyphs stand for which text, both in the order of reading. Scripts that put vowels before their consonants
 * draw in another order than they are written, so a cluster ends where its glyphs have used up exactly the
 * characters that come next in the text. A mark stays a cluster of its own where it can: readers that turn text
 * which runs to the left turn each cluster too, and would put the mark before its letter.
 */
export function clustersOf(text: string, glyphs: readonly (readonly number[])[]): Cluster[] {
  const { points, texts } = writtenIn(text)
  const clusters: Cluster[] = []
  const balance = createBalance()
  let [from, start, end] = [0, 0, 0]
  const close = (to: number, stop: number) => {
    clusters.push({
      from,
      to,
      text: stop === start + 1 ? (texts[start] ?? '') : texts.slice(start, stop).join(''),
    })
    from = to
    start = stop
  }
  for (let index = 0; index < glyphs.length; index += 1) {
    for (const point of glyphs[index] ?? []) {
      balance.add(point, points[end] ?? -1)
      end += 1
    }
    const next = glyphs[index + 1]
    if (!next) close(glyphs.length, points.length)
    else if (balance.isEven() && end > start && next.length > 0 && texts[end]) close(index + 1, end)
  }
  return clusters
}

/** The code points that a text is drawn from, and what each is in the text; nothing for the further ones of a character. */
function writtenIn(text: string) {
  const points: number[] = []
  const texts: string[] = []
  for (const character of text) {
    for (const [index, point] of drawnFrom(character).entries()) {
      points.push(point)
      texts.push(index === 0 ? character : '')
    }
  }
  return { points, texts }
}

/** How often each code point was drawn, less how often it was written. */
function createBalance() {
  const counts = new Map<number, number>()
  let uneven = 0
  const count = (point: number, by: 1 | -1) => {
    const before = counts.get(point) ?? 0
    counts.set(point, before + by)
    uneven += Math.abs(before + by) - Math.abs(before)
  }
  return {
    add(drawn: number, written: number) {
      // as in most text
      if (drawn === written) return
      count(drawn, 1)
      count(written, -1)
    },
    isEven: () => uneven === 0,
  }
}
