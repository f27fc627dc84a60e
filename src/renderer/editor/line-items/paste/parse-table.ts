/**
 * Parses spreadsheet cells from the clipboard. Tabs always make a table; plain lines only in a number column; CSV needs
 * the same separators on every line.
 * @returns `undefined` for plain text
 */
export function parsePastedTable(text: string, intoNumbers: boolean): string[][] | undefined {
  const trimmed = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  if (trimmed.includes('\t')) return parseRows(trimmed, '\t')
  if (!trimmed.includes('\n')) return undefined
  for (const separator of [';', ',']) {
    const rows = parseRows(trimmed, separator)
    const width = rows[0]?.length ?? 0
    const isRectangular = rows.every(row => row.length === width)
    const endsInNumber = rows.every(row => /\d/.test(row.at(-1) ?? ''))
    if (width > 1 && isRectangular && endsInNumber) return rows
  }
  return intoNumbers ? trimmed.split('\n').map(line => [line]) : undefined
}

/** RFC 4180 quoting, which spreadsheets also use for TSV: a quoted cell may contain separators and line breaks. */
function parseRows(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at++
      } else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator || character === '\n') {
      rows.at(-1)?.push(cell.trim())
      cell = ''
      if (character === '\n') rows.push([])
    } else cell += character
  }
  rows.at(-1)?.push(cell.trim())
  return rows
}
