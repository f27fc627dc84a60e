import uFuzzy from '@leeoniya/ufuzzy'
import { go, type Result } from 'fuzzysort'
import type { PaletteEntry } from './palette-source.ts'

/** A piece of a text; matched pieces are highlighted. */
export interface TextPiece {
  text: string
  isMatch: boolean
}

export interface RankedEntry {
  entry: PaletteEntry
  title: readonly TextPiece[]
  detail: readonly TextPiece[]
}

const maxEntries = 50
/** Scores of fuzzysort range from 0 to 1; scattered letters of a long text score about 0.2. */
const minScore = 0.25
/** share of the best score below which a match is dropped as noise */
const minShare = 0.45
const keywordPenalty = 0.05
const recentBonus = 0.06

interface Search {
  search: string
  /** entries that the host found for this search, possibly by text that is not displayed */
  found: readonly PaletteEntry[]
  /** keys, latest first */
  recentKeys: readonly string[]
}

/** Sorts by quality of the match; with an empty search, recently used entries come first. */
export function rankEntries(
  entries: readonly PaletteEntry[],
  { search, found, recentKeys }: Search,
): RankedEntry[] {
  const all = [...new Map([...entries, ...found].map(entry => [entry.key, entry])).values()]
  if (search.trim() === '') return recentFirst(all, recentKeys).slice(0, maxEntries).map(plain)

  const matches = go(search.trim(), all, {
    keys: ['title', entry => entry.detail, entry => entry.keywords],
    threshold: minScore,
    limit: maxEntries,
    scoreFn: result => {
      const { score, obj } = result
      const isByKeyword = !result[0]?.score && !result[1]?.score
      const isRecent = recentKeys.includes(obj.key)
      return score === 0 ? 0 : score - (isByKeyword ? keywordPenalty : 0) + (isRecent ? recentBonus : 0)
    },
  })
  const best = matches[0]?.score ?? 0
  const ranked = matches
    .filter(({ score }) => score >= best * minShare)
    .map(match => ({
      entry: match.obj,
      title: piecesOf(match[0], match.obj.title),
      detail: piecesOf(match[1], match.obj.detail ?? ''),
    }))
  const known = new Set(ranked.map(({ entry }) => entry.key))
  const others = found.filter(({ key }) => !known.has(key)).map(plain)
  const listed = [...ranked, ...others]
  const typed = search.trim().toLocaleLowerCase()
  const exactness = ({ entry }: RankedEntry) =>
    entry.isExact ? 2 : Number(entry.title.toLocaleLowerCase() === typed)
  return (listed.length === 0 ? withTypingError(all, search) : listed)
    .toSorted((one, other) => exactness(other) - exactness(one))
    .slice(0, maxEntries)
}

/** Tolerates one wrong, missing, additional or transposed letter per word. */
const tolerant = new uFuzzy({ unicode: true, interSplit: "[^\\p{L}\\d']+", intraMode: 1 })

function withTypingError(entries: readonly PaletteEntry[], search: string): RankedEntry[] {
  const texts = entries.map(({ title, detail, keywords }) => [title, detail, keywords].join(' '))
  const [indexes, info, order] = tolerant.search(uFuzzy.latinize(texts), uFuzzy.latinize(search.trim()))
  const ranked = order?.map(position => info.idx[position] ?? -1) ?? indexes ?? []
  return ranked.flatMap(index => entries[index] ?? []).map(plain)
}

function recentFirst(entries: readonly PaletteEntry[], recentKeys: readonly string[]): PaletteEntry[] {
  const rank = ({ key }: PaletteEntry) => {
    const index = recentKeys.indexOf(key)
    return index === -1 ? recentKeys.length : index
  }
  return entries.toSorted((a, b) => rank(a) - rank(b))
}

const plain = (entry: PaletteEntry): RankedEntry => ({
  entry,
  title: [{ text: entry.title, isMatch: false }],
  detail: [{ text: entry.detail ?? '', isMatch: false }],
})

const piecesOf = (match: Result | undefined, text: string): TextPiece[] =>
  match === undefined || match.score === 0
    ? [{ text, isMatch: false }]
    : match
        .highlight(matched => ({ text: matched, isMatch: true }))
        .map(piece => (typeof piece === 'string' ? { text: piece, isMatch: false } : piece))
