import { createRequire } from 'node:module'
import { boundedCache } from '#core/bounded-cache.ts'
import type { Hyphenate } from '#render/text/hyphenation.ts'

// not `require`: the bundler writes one of that name into every chunk
const load = createRequire(import.meta.url)

/** By language, or by language and region where they differ: files of the library, with the patterns of TeX. */
const patternFiles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    de: 'de-1996',
    en: 'en-us',
    'en-gb': 'en-gb',
    'en-ie': 'en-gb',
    'en-au': 'en-gb',
    'en-nz': 'en-gb',
    'en-in': 'en-gb',
    'en-za': 'en-gb',
    es: 'es',
    fr: 'fr',
    it: 'it',
    nl: 'nl',
    pl: 'pl',
    pt: 'pt',
  }),
)

type Patterns = readonly [levels: unknown, trie: unknown, exceptions: Record<string, readonly number[]>]
type CreateHyphenator = (
  patterns: Patterns,
  options: { hyphenChar: string; html: boolean },
) => (word: string) => string

const separator = '\u00ad'
const pointCache = boundedCache<readonly number[]>(2000)

/** Loaded with the patterns of one language at its first word that is wider than a line, which few documents have. */
export const hyphenate: Hyphenate = (word, language) => {
  const [primary = '', region = ''] = language.toLowerCase().split('-')
  const file = patternFiles.get(`${primary}-${region}`) ?? patternFiles.get(primary)
  // the library counts in lower case
  if (file === undefined || word.toLowerCase().length !== word.length) return []
  return pointCache(`${file} ${word}`, () => pointsOf(word, file))
}

function pointsOf(word: string, file: string): number[] {
  const create = load('hyphen') as CreateHyphenator
  const [levels, trie, exceptions] = load(`hyphen/patterns/${file}.js`) as Patterns
  // a hyphenator of its own for each word, because one keeps all that it was ever asked
  const divide = create([levels, trie, { ...exceptions }], { hyphenChar: separator, html: false })
  const points: number[] = []
  for (const syllable of divide(word).split(separator)) points.push((points.at(-1) ?? 0) + syllable.length)
  return points.slice(0, -1)
}
