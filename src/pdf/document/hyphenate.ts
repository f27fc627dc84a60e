import { createRequire } from 'node:module'
import { boundedCache } from '#core/caches.ts'
import type { Hyphenate } from '#render/text/hyphenation.ts'

// not named `require`: the bundler declares that name in every chunk
const load = createRequire(import.meta.url)

/** Pattern files (TeX patterns) of the library, by language or by language and region. */
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

/** Loads the patterns of a language for its first word that is wider than a line, which few documents contain. */
export const hyphenate: Hyphenate = (word, language) => {
  const [primary = '', region = ''] = language.toLowerCase().split('-')
  const file = patternFiles.get(`${primary}-${region}`) ?? patternFiles.get(primary)
  // the library counts positions in lower case
  if (file === undefined || word.toLowerCase().length !== word.length) return []
  return pointCache(`${file} ${word}`, () => pointsOf(word, file))
}

function pointsOf(word: string, file: string): number[] {
  const create = load('hyphen') as CreateHyphenator
  const [levels, trie, exceptions] = load(`hyphen/patterns/${file}.js`) as Patterns
  // a new hyphenator for each word, because each one caches all its words without a limit
  const divide = create([levels, trie, { ...exceptions }], { hyphenChar: separator, html: false })
  const points: number[] = []
  for (const syllable of divide(word).split(separator)) points.push((points.at(-1) ?? 0) + syllable.length)
  return points.slice(0, -1)
}
