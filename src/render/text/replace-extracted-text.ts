import type { GlyphRun, Word } from '../model/shaper.ts'

/** Returns the same glyphs with one character of their extracted text replaced or removed. */
export function replaceExtractedText(word: Word, text: string, character: string, replacement: string): Word {
  const { width, glyphCount, runs, missing } = word
  const changed = (run: GlyphRun): GlyphRun => {
    const texts = Array.from(run.texts)
    if (!texts.some(each => each.includes(character))) return run
    const { face, glyphs, adjustments } = run
    return { face, glyphs, texts: texts.map(each => each.replaceAll(character, replacement)), adjustments }
  }
  return { text, width, glyphCount, runs: runs.map(changed), missing }
}
