import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { bareInvoice } from '../invoices.ts'

/** Improbable texts, one family for each kind of expensive work. */
export const hostileFamilies: Record<string, { units: readonly string[]; maxWordLength: number }> = {
  'Devanagari in words': { units: range(0x900, 0x97f), maxWordLength: 8 },
  'Devanagari without a space': { units: range(0x900, 0x97f), maxWordLength: 2000 },
  'Arabic in words': { units: range(0x620, 0x6d3), maxWordLength: 8 },
  'Arabic without a space': { units: range(0x620, 0x64a), maxWordLength: 2000 },
  'Hebrew with points': { units: range(0x591, 0x5f4), maxWordLength: 8 },
  Thai: { units: range(0xe01, 0xe5b), maxWordLength: 2000 },
  'rare ideographs': { units: [...range(0x3400, 0x4dbf), ...range(0x20000, 0x215ff)], maxWordLength: 2000 },
  'parts of old Korean': { units: range(0x1100, 0x11ff), maxWordLength: 2000 },
  'marks on one letter': { units: range(0x300, 0x36f), maxWordLength: 1000 },
  'letters each with a mark': { units: range(0x61, 0x7a).flatMap(withMarks), maxWordLength: 9 },
  'lone halves of characters': { units: ['\ud800', '\udbff', '\udc00', '\udfff', 'a'], maxWordLength: 30 },
  'overrides of the direction': {
    units: [...range(0x202a, 0x202e), ...range(0x2066, 0x2069), '\u200e', '\u200f', 'a', 'ש', 'ب', '1', '('],
    maxWordLength: 30,
  },
  'families of emoji': { units: ['👩‍👩‍👧‍👦', '🇩🇪', '👍🏽', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣', '👨🏿‍🚀'], maxWordLength: 2000 },
  controls: { units: [...range(0, 0x1f), ...range(0x7f, 0x9f)], maxWordLength: 30 },
  'Latin, no two pairs alike': { units: range(0xa1, 0x24f), maxWordLength: 2000 },
  'words wider than their column': { units: range(0x61, 0x7a), maxWordLength: 100 },
  'soft hyphens': { units: ['\u00ad', 'a', 'b', 'e', '-', 'ש'], maxWordLength: 2000 },
  figures: {
    units: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', ',', '\u2044'],
    maxWordLength: 2000,
  },
  'all scripts at once': { units: scriptsEquallyOften(), maxWordLength: 8 },
  'all scripts without a space': { units: scriptsEquallyOften(), maxWordLength: 2000 },
  'all of the first plane': { units: range(0x20, 0xfffd), maxWordLength: 8 },
  'all of Unicode': { units: range(0x20, 0x3ffff), maxWordLength: 8 },
  'scripts without a face': {
    units: [...range(0x980, 0xdff), ...range(0x1000, 0x10ff), ...range(0x1200, 0x13ff)],
    maxWordLength: 2000,
  },
  'joiners everywhere': { units: ['\u200d', '\u200c', 'क', '\u094d', 'ष', 'ب', 'a'], maxWordLength: 12 },
}

/** Equal numbers of characters per script, so that faces and directions change every few letters. */
function scriptsEquallyOften(): string[] {
  const letters = [
    range(0x21, 0x7e),
    range(0x370, 0x3ff),
    range(0x400, 0x4ff),
    range(0x591, 0x5f4),
    range(0x620, 0x6d3),
    range(0x900, 0x97f),
    range(0xe01, 0xe5b),
    range(0x3041, 0x30ff),
    range(0x4e00, 0x9fff),
    range(0xac00, 0xd7a3),
  ]
  const max = Math.max(...letters.map(each => each.length))
  return letters.flatMap(each => Array.from({ length: max }, (_, at) => each[at % each.length] ?? ''))
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).filter(
    character => /\p{Assigned}/u.test(character),
  )
}

function withMarks(letter: string): string[] {
  return range(0x300, 0x33f).map(watermark => letter + watermark)
}

/** An invoice with as many line items of such text as a request may contain; the same for each call. */
export function hostileInvoice(family: string, bytes: number): RenderableInvoice {
  const { units, maxWordLength } = hostileFamilies[family] ?? { units: [], maxWordLength: 1 }
  const next = numbers()
  const longest = 2000
  const [first] = bareInvoice().items
  if (!first || units.length === 0) throw new Error(`There is no family ${family}`)
  const items: RenderableInvoice['items'] = []
  let left = bytes
  while (left > 0) {
    let description = ''
    let inWord = 1 + next(maxWordLength)
    for (;;) {
      const unit = inWord === 0 ? ' ' : (units[next(units.length)] ?? '')
      if (description.length + unit.length > longest) break
      description += unit
      inWord = inWord === 0 ? 1 + next(maxWordLength) : inWord - 1
    }
    left -= Buffer.byteLength(JSON.stringify({ ...first, description }))
    if (left > 0) items.push({ ...first, description })
  }
  return { ...bareInvoice(), items }
}

/** Deterministic pseudo-random numbers (Numerical Recipes, ranqd1). */
function numbers(): (below: number) => number {
  let state = 7
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
