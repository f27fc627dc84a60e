import type { GlyphPlace, LookupPass } from './lookup-pass.ts'

/** Marks, and letters that hang on each other, go where the glyphs that they are attached to have gone. */
export function followAttachments({ glyphs, places, direction, hasAttachments }: LookupPass): void {
  if (!hasAttachments) return
  for (let at = 0; at < glyphs.length; at += 1) followJoined(at)
  for (const [at, { markAttachment: base }] of glyphs.entries()) {
    const place = places[at]
    const basePlace = base === null ? undefined : places[base]
    if (base === null || !place || !basePlace) continue
    place.xOffset += basePlace.xOffset
    place.yOffset += basePlace.yOffset
    const sign = direction === 'ltr' ? -1 : 1
    const [from, to] = direction === 'ltr' ? [base, at] : [base + 1, at + 1]
    for (let between = from; between < to; between += 1) {
      place.xOffset += sign * advanceOf(places[between]).x
      place.yOffset += sign * advanceOf(places[between]).y
    }
  }

  function followJoined(at: number): void {
    const glyph = glyphs[at]
    const other = glyph?.cursiveAttachment
    if (!glyph || other === null || other === undefined) return
    glyph.cursiveAttachment = null
    followJoined(other)
    const place = places[at]
    if (place) place.yOffset += places[other]?.yOffset ?? 0
  }
}

const advanceOf = (place: GlyphPlace | undefined) => ({ x: place?.xAdvance ?? 0, y: place?.yAdvance ?? 0 })
