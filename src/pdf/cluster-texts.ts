import { drawnFrom } from './reading-order.ts'

/**
 * The text that each glyph stands for when the file is read back. Scripts that put vowels before their consonants
 * draw in another order than they are written: such a group of glyphs gives all its text to its first one.
 * A group ends where its glyphs have used up exactly the characters that come next in the text.
 */
export function clusterTexts(text: string, glyphs: readonly (readonly number[])[]): string[] {
  const written = [...text].flatMap(character =>
    drawnFrom(character).map((point, index) => ({ point, begins: index === 0, character })),
  )
  const texts = glyphs.map(() => '')
  const textBetween = (from: number, to: number) =>
    written
      .slice(from, to)
      .map(({ begins, character }) => (begins ? character : ''))
      .join('')

  const balance = createBalance()
  let group = { glyph: 0, start: 0 }
  let end = 0
  for (const [index, points] of glyphs.entries()) {
    for (const point of points) {
      balance.add(point, 1)
      balance.add(written[end]?.point ?? -1, -1)
      end += 1
    }
    const next = glyphs[index + 1]
    if (!next) texts[group.glyph] = textBetween(group.start, written.length)
    else if (balance.isEven() && end > group.start && next.length > 0 && written[end]?.begins) {
      texts[group.glyph] = textBetween(group.start, end)
      group = { glyph: index + 1, start: end }
    }
  }
  return texts
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
