/** @module-tag extended */

import { create, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'
import type { Glyph } from '#render/model/shaper.ts'
import { type Face, faceOf } from './face.ts'
import type { FaceId } from './face-files.ts'
import { glyphOutline, type Step } from './glyph-outline.ts'
import { subsetFont } from './subset-font.ts'

const everyFace: FaceId[] = [
  'sans-regular',
  'sans-black',
  'serif-regular',
  'hebrew-bold',
  'arabic-regular',
  'devanagari-bold',
  'thai-regular',
  'chinese-regular',
  'chineseTraditional-bold',
  'japanese-bold',
  'korean-regular',
]

/** Number of glyphs per face that are compared, evenly spread. */
const sample = 400

function sampleOf(face: Face): number[] {
  const step = Math.max(1, Math.floor(face.tables.glyphCount / sample))
  return Array.from({ length: Math.floor(face.tables.glyphCount / step) }, (_, index) => index * step)
}

const commandOf = (step: Step) => {
  if (step.kind === 'close') return ['closePath']
  if (step.kind === 'curve') return ['quadraticCurveTo', step.controlX, step.controlY, step.x, step.y]
  return [step.kind === 'move' ? 'moveTo' : 'lineTo', step.x, step.y]
}

function fontOf(bytes: Buffer): Font {
  const font = create(bytes)
  if (!('layout' in font)) throw new Error('not one font')
  return font
}

describe.each(everyFace)('%s is read as fontkit reads it:', id => {
  const face = faceOf(id)
  const font = fontOf(face.file)

  test('glyphs of its characters', () => {
    const isControl = (point: number) => point < 0x20 || (point >= 0x7f && point < 0xa0)
    const different = font.characterSet.filter(
      point => !isControl(point) && face.glyphOf(point) !== font.glyphForCodePoint(point).id,
    )
    expect(different).toEqual([])
    expect(face.glyphOf(0x10_ffff)).toBe(0)
  })

  test('name, height and box', () => {
    const { ascent, descent, capHeight, unitsPerEm, bbox, postscriptName } = font
    expect(face).toMatchObject({ unitsPerEm, postscriptName })
    expect(face.bounds).toEqual([bbox.minX, bbox.minY, bbox.maxX, bbox.maxY])
    const { metrics } = face
    expect([metrics.ascent, metrics.descent, metrics.capHeight]).toEqual(
      [ascent, -descent, capHeight].map(units => units / unitsPerEm),
    )
  })

  test('outlines, also after subsetting', () => {
    const glyphs = sampleOf(face)
    const subset = fontOf(subsetFont(face.tables, glyphs))
    for (const [place, glyph] of glyphs.entries()) {
      const drawn = glyphOutline(face.tables, glyph).map(commandOf)
      const commandsOf = (from: typeof font, of: number) =>
        from.getGlyph(of).path.commands.map(({ command, args }) => [command, ...args])
      expect(commandsOf(font, glyph)).toEqual(drawn)
      expect(commandsOf(subset, place)).toEqual(drawn)
      expect(subset.getGlyph(place).advanceWidth).toBe(face.tables.advance(glyph))
    }
  })
})

test('a letter with its mark is one composite glyph', () => {
  const { tables, glyphOf } = faceOf('sans-regular')
  const [letter, mark] = [glyphOf(0x71), glyphOf(0x323)]
  const parts = [
    { glyph: letter, x: 0, y: 0 },
    { glyph: mark, x: 100, y: -40 },
  ]
  const composed: Glyph = { key: 'q', advance: 1200, parts }
  const glyph = fontOf(subsetFont(tables, [0, composed])).getGlyph(1)
  expect(glyph.advanceWidth).toBe(1200)
  const moved = glyphOutline(tables, mark).map(step => {
    if (step.kind === 'close') return step
    const there = { ...step, x: step.x + 100, y: step.y - 40 }
    return there.kind === 'curve'
      ? { ...there, controlX: there.controlX + 100, controlY: there.controlY - 40 }
      : there
  })
  const expected = [...glyphOutline(tables, letter), ...moved].map(commandOf)
  expect(glyph.path.commands.map(({ command, args }) => [command, ...args])).toEqual(expected)
})

test('a joiner alone is a glyph without an outline', () => {
  const { tables, glyphOf } = faceOf('sans-regular')
  const joiner: Glyph = { key: 'joiner', advance: 0, parts: [{ glyph: glyphOf(0x20), x: 0, y: 0 }] }
  expect(fontOf(subsetFont(tables, [0, joiner])).getGlyph(1).path.commands).toEqual([])
})
