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
  const written = [...text].flatMap(character =>
    drawnFrom(character).map((point, index) => ({ point, text: index === 0 ? character : null })),
  )
  const textBetween = (start: number, end: number) =>
    written
      .slice(start, end)
      .map(each => each.text ?? '')
      .join('')

  const clusters: Cluster[] = []
  const balance = createBalance()
  let [from, start, end] = [0, 0, 0]
  const close = (to: number, stop: number) => {
    clusters.push({ from, to, text: textBetween(start, stop) })
    ;[from, start] = [to, stop]
  }
  for (const [index, points] of glyphs.entries()) {
    for (const point of points) {
      balance.add(point, 1)
      balance.add(written[end]?.point ?? -1, -1)
      end += 1
    }
    const next = glyphs[index + 1]
    if (!next) close(glyphs.length, written.length)
    else if (balance.isEven() && end > start && next.length > 0 && written[end]?.text) close(index + 1, end)
  }
  return clusters
}

/** How often each code point was drawn, less how often it was written. */
function createBalance() {
  const counts = new Map<number, number>()
  let uneven = 0
  return {
    add(point: number, by: 1 | -1) {
      const before = counts.get(point) ?? 0
      counts.set(point, before + by)
      uneven += Math.abs(before + by) - Math.abs(before)
    },
    isEven: () => uneven === 0,
  }
}
