import type { Glyph } from 'fontkit'
import { clusterTexts } from './cluster-texts.ts'
import type { Face } from './face.ts'
import { fontkitFont } from './fontkit-font.ts'
import { letterScriptOf } from './letter-script.ts'
import { inReadingOrder } from './reading-order.ts'
import type { RunStyle, ShapedRun } from './shape-run.ts'

export function shapeByFontkit(text: string, face: Face, { figures, direction }: RunStyle): ShapedRun {
  const isLetters = face.kind === 'letters'
  const features = {
    // contextual alternates make an arrow of "->" that nobody typed
    ...(isLetters && { calt: false }),
    ...(figures === 'tabular' && { tnum: true }),
  }
  // the other faces are of one script each, which fontkit finds in the text
  const script = isLetters ? letterScriptOf(text) : undefined
  const lay = (more: Record<string, boolean>) =>
    fontkitFont(face).layout(inReadingOrder(text), { ...features, ...more }, script, undefined, direction)
  const { glyphs, positions } = attempt(
    () => lay({}),
    () => lay({ mark: false, mkmk: false }),
  )
  const em = face.unitsPerEm
  const adjustments: number[] = []
  const offsets: number[] = []
  let width = 0
  for (const [index, position] of positions.entries()) {
    const own = face.tables.advance(glyphs[index]?.id ?? 0)
    adjustments.push((position.xAdvance - own) / em)
    offsets.push(position.xOffset / em, position.yOffset / em)
    width += position.xAdvance / em
  }
  return {
    face: face.id,
    glyphs: glyphs.map(({ id }) => id),
    texts: textsOf(text, glyphs, direction),
    adjustments: adjustments.some(each => each !== 0) ? adjustments : null,
    offsets: offsets.some(each => each !== 0) ? offsets : null,
    width,
  }
}

/** fontkit fails where a font gives a mark no place on its letter; then marks stand where they are drawn by themselves. */
function attempt<Result>(whole: () => Result, without: () => Result): Result {
  try {
    return whole()
  } catch (error) {
    if (error instanceof TypeError) return without()
    throw error
  }
}

/** fontkit gives glyphs from left to right; text is matched with them in the order of reading. */
function textsOf(text: string, glyphs: readonly Glyph[], direction: RunStyle['direction']): string[] {
  const points = glyphs.map(glyph => glyph.codePoints)
  return direction === 'ltr'
    ? clusterTexts(text, points)
    : clusterTexts(text, points.toReversed()).toReversed()
}
