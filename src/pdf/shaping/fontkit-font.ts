import { createRequire } from 'node:module'
import type { create, Font, Glyph } from 'fontkit'
import type { Face } from '../font/face.ts'
import { type GlyphSetter, glyphSetterOf, type LaidGlyphs, type LayStyle } from './opentype/lay-glyphs.ts'

// not `require`: the bundler writes one of that name into every chunk
const load = createRequire(import.meta.url)
const fonts = new WeakMap<Face, Font>()

/**
 * The face as fontkit reads it, for what the font's tables do beyond letters next to letters. Loading fontkit and
 * parsing a face take longer than a whole invoice, so most processes never come here.
 */
export function fontkitFont(face: Face): Font {
  let font = fonts.get(face)
  if (!font) {
    const fontkit = load('fontkit') as { create: typeof create }
    const created = fontkit.create(face.file)
    if (!('layout' in created)) throw new Error(`${face.id} is a collection of fonts, not one`)
    font = created
    tellTexts(font, face)
    fonts.set(face, font)
  }
  return font
}

const setters = new WeakMap<Face, GlyphSetter>()

/** Sets text with the lookups of its face. */
export function layGlyphs(face: Face, text: string, style: LayStyle): LaidGlyphs {
  let setter = setters.get(face)
  if (!setter) {
    setter = glyphSetterOf(fontkitFont(face), glyph => face.tables.advance(glyph))
    setters.set(face, setter)
  }
  return setter.lay(text, style)
}

/**
 * fontkit keeps one object for each glyph, with the characters that it stood for when it was first met; a hyphen
 * would read back as the no-break hyphen of an earlier document. Here each use of a glyph tells its own.
 */
function tellTexts(font: Font, { tables }: Face): void {
  const shared = font.getGlyph.bind(font)
  font.getGlyph = (id, characters = []): Glyph =>
    Object.create(shared(id), {
      codePoints: { value: characters },
      advanceWidth: { value: tables.advance(id) },
    })
}
