import { expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { limits } from '#core/limits.ts'
import type { GlyphRun } from '#render/model/shaper.ts'
import { faceOf } from '../font/face.ts'
import { FaceCodes } from './face-codes.ts'

/** A letter with a diacritic at this height. */
const marked = (height: number): GlyphRun => ({
  face: 'sans-regular',
  glyphs: [
    {
      key: `q ${height}`,
      advance: 600,
      parts: [
        { glyph: 7, x: 0, y: 0 },
        { glyph: 8, x: 0, y: height },
      ],
    },
  ],
  texts: ['q'],
  adjustments: null,
})

test('more marked letters than codes are refused with a message, never drawn as boxes', () => {
  const codes = new FaceCodes(faceOf('sans-regular'))
  const written = new Set<string>()
  let refusal: unknown
  for (let height = 0; refusal === undefined && height < limits.glyphsPerFont; height += 1) {
    try {
      written.add(codes.encode(marked(height)))
    } catch (error) {
      refusal = error
    }
  }
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({
    code: 'invalid_invoice',
    reason: { code: 'document.too_many_shapes', params: { max: 60_000 } },
    details: { issues: [{ path: 'items', code: 'too_many_shapes' }] },
  })
  expect(written.size).toBe(limits.glyphsPerFont - 3)
  // existing codes remain valid
  expect(written).toContain(codes.encode(marked(0)))
})
