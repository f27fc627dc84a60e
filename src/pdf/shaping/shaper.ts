import type { Direction, FontStyle, Shaper, Word } from '#render/model/shaper.ts'
import { cumulativeAdvancesOf } from '../font/composite-glyph.ts'
import { type Face, faceOf } from '../font/face.ts'
import { typographicLanguage } from '../font/fallback-faces.ts'
import {
  createFaceFallback,
  type FaceFallback,
  type FacePart,
  isMissing,
  isSpace,
  splitByFace,
} from '../font/split-by-face.ts'
import { type CacheTable, GlyphCache } from './glyph-cache.ts'
import type { RunStyle, ShapedRun } from './letter.ts'
import { LetterRun } from './letter-run.ts'
import { type ShapePlan, shapePlanOf } from './shape-plan.ts'
import { shapeRun } from './shape-run.ts'

/** About 20 MB: twice the words of the largest plausible documents. */
const maxGlyphs = 400_000

/** controls and lone surrogates */
const unwritable = /[\p{Cc}\p{Cs}]/gu
const replacement = '\ufffd'

type Runs = readonly ShapedRun[]

interface StyleCache {
  fallback: FaceFallback
  /** shape plan of Latin letters in the first face */
  latin: ShapePlan
  ltr: DirectionCache
  rtl: DirectionCache
}

interface DirectionCache {
  style: RunStyle
  words: CacheTable<Word>
  /** parts of words that use several faces: the parts recur more often than the whole words */
  parts: Map<Face | null, CacheTable<Runs>>
}

/**
 * Creates the shaper for the shipped fonts. One per process is enough, because its cache serves every document.
 */
export function createShaper(glyphCache = new GlyphCache(maxGlyphs)): Shaper {
  const styleCaches = new Map<string, StyleCache>()
  // cache by object: a document uses few style objects thousands of times
  const cacheByStyle = new WeakMap<FontStyle, StyleCache>()

  function styleCacheOf(font: FontStyle): StyleCache {
    let cache = cacheByStyle.get(font)
    if (!cache) {
      cache = findStyleCache(font)
      cacheByStyle.set(font, cache)
    }
    return cache
  }

  function findStyleCache({ family, weight, figures, language: locale }: FontStyle): StyleCache {
    const language = typographicLanguage(locale)
    const key = `${family} ${weight} ${figures} ${language}`
    let cache = styleCaches.get(key)
    if (!cache) {
      const fallback = createFaceFallback(family, weight, language)
      const latin = shapePlanOf(faceOf(fallback.first[0]), 'Latn', figures, language)
      const createDirectionCache = (direction: Direction): DirectionCache => ({
        style: { figures, direction, language },
        words: glyphCache.table(),
        parts: new Map(),
      })
      cache = { fallback, latin, ltr: createDirectionCache('ltr'), rtl: createDirectionCache('rtl') }
      styleCaches.set(key, cache)
    }
    return cache
  }

  function shapeWord(text: string, fallback: FaceFallback, cache: DirectionCache): Word {
    const missing: string[] = []
    const parts = splitByFace(text, fallback)
    const shaped = parts.map(part => {
      if (isMissing(part)) missing.push(part.text)
      return parts.length === 1
        ? shapePart(part, fallback, cache.style)
        : shapeCachedPart(part, fallback, cache)
    })
    // `slice` drops the spare capacity of the array: words are many and cached
    const runs = shaped.length === 1 ? (shaped[0]?.slice() ?? []) : shaped.flat().slice()
    if (cache.style.direction === 'rtl') runs.reverse()
    let width = 0
    let glyphCount = 0
    for (const run of runs) {
      width += run.width
      glyphCount += run.glyphs.length
    }
    return { text, width, glyphCount, runs, missing: missing.length > 0 ? missing.slice() : null }
  }

  function shapeCachedPart(part: FacePart, fallback: FaceFallback, { style, parts }: DirectionCache): Runs {
    let ofFace = parts.get(part.face)
    if (!ofFace) {
      ofFace = glyphCache.table<Runs>()
      parts.set(part.face, ofFace)
    }
    let runs = ofFace.get(part.text)
    if (!runs) {
      runs = shapePart(part, fallback, style)
      ofFace.set(part.text, runs, part.text.length)
    }
    return runs
  }

  return {
    shape(text, font, direction = 'ltr') {
      const cache = styleCacheOf(font)
      const plain = direction === 'ltr' ? plainWord(text, cache.latin, font) : null
      if (plain) return plain
      const cached = cache[direction].words.get(text)
      if (cached) return cached
      const word = shapeWord(text, cache.fallback, cache[direction])
      cache[direction].words.set(text, word, word.glyphCount)
      return word
    },
    cumulativeAdvances: cumulativeAdvancesOf,
    metrics: font => faceOf(styleCacheOf(font).fallback.first[0]).metrics,
  }
}

/** Fast path: measuring plain Latin text costs no more than a cache lookup. */
function plainWord(text: string, latin: ShapePlan, { figures }: FontStyle): Word | null {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit >= latinEnd || (unit === hyphen && figures === 'tabular')) return null
  }
  return LetterRun.of(text, latin)
}

/** All letters below it are Latin, precomposed and of one UTF-16 unit. */
const latinEnd = 0x250
const hyphen = 0x2d

const signs = /([-\u2212]+)/

/** Shapes hyphens with proportional figures: tabular ones would separate a minus sign from its number. */
function shapePart({ text, face }: FacePart, { first }: FaceFallback, style: RunStyle): ShapedRun[] {
  if (!face) return [missingGlyphRun(text, faceOf(first[0]))]
  if (style.figures === 'proportional' || !signs.test(text)) return [shapeRun(text, face, style)]
  return text
    .split(signs)
    .filter(piece => piece !== '')
    .map(piece => shapeRun(piece, face, signs.test(piece) ? { ...style, figures: 'proportional' } : style))
}

/** Returns the glyph .notdef, a box that is extracted as the character; a space remains a space. */
function missingGlyphRun(cluster: string, face: Face): ShapedRun {
  const glyph = isSpace(cluster) ? face.glyphOf(0x20) : 0
  const text = cluster.replaceAll(unwritable, replacement)
  const width = face.tables.advance(glyph) / face.unitsPerEm
  return {
    face: face.id,
    glyphs: [glyph],
    texts: text.length === 1 ? text : [text],
    adjustments: null,
    width,
  }
}
