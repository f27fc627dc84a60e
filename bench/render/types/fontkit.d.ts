interface Glyph {
  /** units of the font, like all following values */
  advanceWidth: number
}

export interface Font {
  unitsPerEm: number
  glyphsForString(text: string): readonly Glyph[]
  layout(text: string): { glyphs: readonly Glyph[]; positions: readonly object[]; advanceWidth: number }
}

export declare function openSync(file: string): Font
