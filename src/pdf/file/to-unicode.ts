/** Maximum entries in a block (Adobe Technical Note 5014). */
const maxBlockEntries = 100

/**
 * Creates a ToUnicode CMap (ISO 32000-1, 9.10.3) for text extraction. Contains single codes only, because
 * Ghostscript misreads ranges with arrays.
 */
export function toUnicode(texts: readonly string[]): string {
  // code 0 is the missing glyph, which is never shown
  const entries = texts.slice(1).map((text, index) => `<${hex(index + 1)}><${utf16(characters(text))}>`)
  const blocks: string[] = []
  for (let at = 0; at < entries.length; at += maxBlockEntries) {
    const block = entries.slice(at, at + maxBlockEntries)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
/CMapName/Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict/CMap defineresource pop
end
end`
}

/** Replacements for text that a code may not map to: empty text and noncharacters (ISO 14289-1, 7.21.7). */
const replacements: Readonly<Record<string, string>> = {
  '': '\ufffd',
  '\0': '\ufffd',
  '\ufffe': '\ufffd',
  '\ufeff': '\u2060',
}

const characters = (text: string): string =>
  text.length <= 1
    ? (replacements[text] ?? text)
    : Array.from(text, unit => replacements[unit] ?? unit).join('')

/** Formats each UTF-16 unit as four hexadecimal digits. */
function utf16(value: string): string {
  let out = ''
  for (let at = 0; at < value.length; at += 1) out += hex(value.charCodeAt(at))
  return out
}

const hexes: string[] = []

/** Formats a number as four hexadecimal digits. */
function hex(code: number): string {
  hexes[code] ??= code.toString(16).toUpperCase().padStart(4, '0')
  return hexes[code]
}
