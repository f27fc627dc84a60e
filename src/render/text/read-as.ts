import type { GlyphRun, Word } from '../shaper.ts'

/** The same glyphs with other texts to read back. */
export function readAs(word: Word, text: string, change: (written: string) => string): Word {
  const changed = ({ face, glyphs, texts, adjustments }: GlyphRun): GlyphRun => ({
    face,
    glyphs,
    texts: Array.from(texts, change),
    adjustments,
  })
  const { width, glyphCount, runs, missing } = word
  return { text, width, glyphCount, runs: runs.map(changed), missing }
}
