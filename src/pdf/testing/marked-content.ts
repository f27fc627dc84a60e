/** The marked content of a content stream, and what is painted outside of it. */
export interface MarkedContent {
  /** marked-content ids in painting order */
  numbers: number[]
  /** painting operators outside of marked content */
  loose: string[]
  isBalanced: boolean
}

const painting = new Set(['f', 'S', 'B', 'Do', 'Tj', 'TJ'])

export function readMarks(content: string): MarkedContent {
  const marks: MarkedContent = { numbers: [], loose: [], isBalanced: true }
  let depth = 0
  let text = false
  const markOpenedIn: boolean[] = []
  // strings may contain operators
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
      // marked content must not cross the boundary of a text object
      if (markOpenedIn.pop() !== text) marks.isBalanced = false
    } else if (depth === 0 && painting.has(token)) marks.loose.push(token)
    // a span in another language is nested in its marked content
    if (depth < 0 || depth > 2) marks.isBalanced = false
  }
  if (depth !== 0) marks.isBalanced = false
  return marks
}
