interface Glyph {
  /** units of the font, as all that follows */
  advanceWidth: number
}

export interface Font {
  unitsPerEm: number
  glyphsForString(text: string): readonly Glyph[]
  layout(text: string): { glyphs: readonly Glyph[]; positions: readonly object[]; advanceWidth: number }
}

export declare function openSync(file: string): Font
