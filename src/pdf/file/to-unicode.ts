import { hex, utf16 } from './pdf-syntax.ts'

/** What one block, and one range in it, may hold (Adobe Technical Note 5014). */
const mostInBlock = 100
/** codes of a range differ in their second byte only */
const pageOfCodes = 256

/** Which text each code stands for (ISO 32000-1, 9.10.3), so that what is read back is what was written. */
export function toUnicode(texts: readonly string[]): string {
  const ranges = rangesOf(texts).map(({ first, of }) => {
    const last = first + of.length - 1
    return `<${hex(first)}><${hex(last)}>[${of.map(text => `<${utf16(text)}>`).join('')}]`
  })
  const blocks: string[] = []
  for (let at = 0; at < ranges.length; at += mostInBlock) {
    const block = ranges.slice(at, at + mostInBlock)
    blocks.push(`${block.length} beginbfrange\n${block.join('\n')}\nendbfrange`)
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

/** Codes that follow one another; one without a text, as in the midst of a cluster, belongs to no range. */
function rangesOf(texts: readonly string[]): { first: number; of: string[] }[] {
  const ranges: { first: number; of: string[] }[] = []
  let open: string[] | null = null
  for (const [code, text] of texts.entries()) {
    if (text === '' || code % pageOfCodes === 0 || open?.length === mostInBlock) open = null
    if (text === '') continue
    if (!open) {
      open = []
      ranges.push({ first: code, of: open })
    }
    open.push(text)
  }
  return ranges
}
