/** What a content stream marks, and what it paints outside of every mark. */
export interface MarkedContent {
  /** numbers in the order in which they are painted */
  numbers: number[]
  /** operators that paint and belong to nothing */
  loose: string[]
  isBalanced: boolean
}

const painting = new Set(['f', 'S', 'B', 'Do', 'Tj', 'TJ'])

export function readMarks(content: string): MarkedContent {
  const marks: MarkedContent = { numbers: [], loose: [], isBalanced: true }
  let depth = 0
  let text = false
  const markOpenedIn: boolean[] = []
  // strings may hold anything, operators too
  const bare = content.replaceAll(/\((?:\\[\s\S]|[^\\()])*\)/g, '()')
  const tokens = bare.match(/\/[^\s/<>[\]()]+|<<|>>|[^\s<>[\]()/]+/g) ?? []
  for (const [index, token] of tokens.entries()) {
    if (token === '/MCID') marks.numbers.push(Number(tokens[index + 1]))
    if (token === 'BT' || token === 'ET') text = token === 'BT'
    if (token === 'BDC' || token === 'BMC') {
      depth += 1
      markOpenedIn.push(text)
    } else if (token === 'EMC') {
      depth -= 1
      // a mark may not reach across the edge of a text
      if (markOpenedIn.pop() !== text) marks.isBalanced = false
    } else if (depth === 0 && painting.has(token)) marks.loose.push(token)
    // a span of words in another language lies in the piece that it is part of
    if (depth < 0 || depth > 2) marks.isBalanced = false
  }
  if (depth !== 0) marks.isBalanced = false
  return marks
}
