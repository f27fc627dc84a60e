/**
 * The codes shown by each font of a content stream, and violations in its marked content (ISO 32000-1, 7.8.2
 * and 14.6).
 */
export interface ReadContent {
  /** codes of two bytes, by font name */
  shown: Map<string, Set<number>>
  languages: string[]
  /** number of marked-content ids */
  numbers: number
  problems: string[]
}

const tokens = /\((?:\\[\s\S]|[^\\()])*\)|<<|>>|<[0-9A-Fa-f\s]*>|\/[^\s/<>[\]()]+|[[\]]|[^\s<>[\]()/]+/g

export function readContent(content: string): ReadContent {
  const shown = new Map<string, Set<number>>()
  const read: ReadContent = { shown, languages: [], numbers: 0, problems: [] }
  const tags: string[] = []
  let operands: string[] = []
  let font = ''
  const operators: Readonly<Record<string, () => void>> = {
    Tf: () => {
      font = operands[0] ?? ''
    },
    TJ: () => show(),
    Tj: () => show(),
    BMC: () => open(),
    BDC: () => open(),
    EMC: () => {
      if (tags.pop() === undefined) read.problems.push('a mark ends that was not begun')
    },
  }
  const show = () => {
    const codes = shown.get(font) ?? new Set()
    shown.set(font, codes)
    for (const operand of operands) for (const code of codesIn(operand)) codes.add(code)
  }
  const open = () => {
    const [tag = ''] = operands
    const [isArtifact, isInArtifact] = [tag === '/Artifact', tags.includes('/Artifact')]
    if (isArtifact && tags.length > 0) read.problems.push('01-003: an artifact lies in tagged content')
    if (!isArtifact && isInArtifact) read.problems.push('01-004: tagged content lies in an artifact')
    if (operands.includes('/MCID')) read.numbers += 1
    const at = operands.indexOf('/Lang')
    if (at >= 0) read.languages.push(operands[at + 1]?.slice(1, -1) ?? '')
    tags.push(tag)
  }
  for (const [token] of content.matchAll(tokens)) {
    if (!/^[a-zA-Z'"*]/.test(token)) operands.push(token)
    else {
      operators[token]?.()
      operands = []
    }
  }
  if (tags.length > 0) read.problems.push('a mark does not end')
  return read
}

const escapes: Readonly<Record<string, string>> = { r: '\r', n: '\n', t: '\t', b: '\b', f: '\f' }

function codesIn(token: string): number[] {
  if (!token.startsWith('(')) return []
  const bytes = token
    .slice(1, -1)
    .replaceAll(/\\([\s\S])/g, (_, escaped: string) => escapes[escaped] ?? escaped)
  const codes: number[] = []
  for (let at = 0; at + 1 < bytes.length; at += 2)
    codes.push(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1))
  return codes
}
