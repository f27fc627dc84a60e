/** @module-tag extended */

import { describe, expect, test } from 'vitest'
import { contrastRatio, legibleContrast } from '#core/contrast.ts'
import { renderInvoice } from './document/render-invoice.ts'
import { fullInvoice, templateNamed, templateNames } from './testing/invoices.ts'
import { pixelsOfPage } from './testing/pdf-tools.ts'
import type { Pixels } from './testing/pixels.ts'

const dpi = 150
/** No antialiasing, because the colours of smoothed edges belong to no text. */
const sharp = ['-aa', 'no', '-aaVector', 'no']
/** pixels; about three millimetres, less than the distance between lines */
const tileSize = 18
/** Minimum pixels of one colour; the smoothed edges of a logo have fewer. */
const minInkPixels = 5

/** Minimum grey difference from the paper that is visible in print. */
const visibleStep = 12
/** minimum share of the page in which the watermark is visible */
const minVisibleShare = 0.04
/** minimum share of the watermark that is visible; the rest lies on dark colours */
const minVisiblePart = 0.8

const colorAt = ({ rgb }: Pixels, at: number): number =>
  ((rgb[at * 3] ?? 0) << 16) | ((rgb[at * 3 + 1] ?? 0) << 8) | (rgb[at * 3 + 2] ?? 0)
const hexOf = (color: number): string => `#${color.toString(16).padStart(6, '0')}`
const greyOf = (color: number): number =>
  0.299 * (color >> 16) + 0.587 * ((color >> 8) & 255) + 0.114 * (color & 255)

function* tilesOf({ width, height }: Pixels): Generator<number[]> {
  for (let top = 0; top + tileSize <= height; top += tileSize)
    for (let left = 0; left + tileSize <= width; left += tileSize)
      yield Array.from(
        { length: tileSize * tileSize },
        (_, at) => (top + Math.floor(at / tileSize)) * width + left + (at % tileSize),
      )
}

/** The pixels of each colour, the most frequent colour first. */
function byColor(picture: Pixels, pixels: readonly number[]): [color: number, pixels: number[]][] {
  const found = new Map<number, number[]>()
  for (const at of pixels) {
    const color = colorAt(picture, at)
    const same = found.get(color)
    if (same) same.push(at)
    else found.set(color, [at])
  }
  return [...found].toSorted((a, b) => b[1].length - a[1].length)
}

const mainColor = (picture: Pixels, pixels: readonly number[]): number =>
  byColor(picture, pixels)[0]?.[0] ?? 0

interface Legibility {
  /** number of tiles with text below the watermark */
  count: number
  worst: number
  at: string
}

/**
 * Returns the contrast of covered text against its ground, for text that is legible without the watermark.
 */
function legibilityBelow(plain: Pixels, marked: Pixels): Legibility {
  const result: Legibility = { count: 0, worst: Number.POSITIVE_INFINITY, at: '' }
  for (const tile of tilesOf(plain)) {
    const [ground, ...inks] = byColor(plain, tile)
    if (!ground || inks.length === 0) continue
    const isCovered = ground[1].every(at => colorAt(plain, at) !== colorAt(marked, at))
    if (!isCovered) continue
    const markedGround = hexOf(mainColor(marked, ground[1]))
    for (const [ink, pixels] of inks) {
      if (pixels.length < minInkPixels) break
      if (contrastRatio(hexOf(ink), hexOf(ground[0])) < legibleContrast) continue
      const markedInk = hexOf(mainColor(marked, pixels))
      const contrast = contrastRatio(markedInk, markedGround)
      result.count += 1
      if (contrast >= result.worst) continue
      result.worst = contrast
      result.at = `${markedInk} on ${markedGround}, without the mark ${hexOf(ink)} on ${hexOf(ground[0])}`
    }
  }
  return result
}

/**
 * Returns the share of the page in which the watermark is visible in grey, and the visible share of the
 * watermark.
 */
function visibilityOf(plain: Pixels, marked: Pixels) {
  const count = plain.width * plain.height
  let changed = 0
  let visible = 0
  for (let at = 0; at < count; at += 1) {
    const [before, after] = [colorAt(plain, at), colorAt(marked, at)]
    if (before === after) continue
    changed += 1
    if (greyOf(before) - greyOf(after) >= visibleStep) visible += 1
  }
  return { share: visible / count, part: visible / changed }
}

describe.each(templateNames)('%s', name => {
  test.each([1, 3, 30])(
    'a rasterised page of %d lines has legible text below the mark, which a grey print shows',
    { timeout: 300_000 },
    async lines => {
      const invoice = fullInvoice(lines)
      const [plain, marked] = await Promise.all(
        ([null, 'TEST'] as const).map(watermark =>
          renderInvoice(invoice, templateNamed(name), { watermark }),
        ),
      )
      if (!plain || !marked) throw new Error('There is no file')
      expect(marked.pageCount).toBe(plain.pageCount)
      let count = 0
      for (let page = 1; page <= marked.pageCount; page += 1) {
        const [before, after] = [
          pixelsOfPage(plain.bytes, page, dpi, ...sharp),
          pixelsOfPage(marked.bytes, page, dpi, ...sharp),
        ]
        const { share, part } = visibilityOf(before, after)
        expect(share, `page ${page}`).toBeGreaterThanOrEqual(minVisibleShare)
        expect(part, `page ${page}`).toBeGreaterThanOrEqual(minVisiblePart)
        const text = legibilityBelow(before, after)
        count += text.count
        if (text.count > 0) expect(text.worst, text.at).toBeGreaterThanOrEqual(legibleContrast)
      }
      // otherwise nothing was compared
      expect(count).toBeGreaterThan(lines)
    },
  )
})
