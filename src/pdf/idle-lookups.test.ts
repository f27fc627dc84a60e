import fc from 'fast-check'
import type { Font } from 'fontkit'
import { expect, test } from 'vitest'
import { faceOf } from './face.ts'
import type { FaceId } from './face-files.ts'
import { fontkitFont } from './fontkit-font.ts'

interface Processor {
  applyLookups?: unknown
  applyLookup?: unknown
  coverageIndex(...args: unknown[]): number
}

function processorsOf(font: Font): Processor[] {
  const { engine } = (
    font as unknown as { _layoutEngine: { engine: { GSUBProcessor?: Processor; GPOSProcessor?: Processor } } }
  )._layoutEngine
  return [engine.GSUBProcessor, engine.GPOSProcessor].flatMap(each => each ?? [])
}

/** Another reading of the same file, which asks every lookup everywhere. */
function thorough(id: FaceId): Font {
  const font = fontkitFont(Object.create(faceOf(id)))
  for (const processor of processorsOf(font)) {
    delete processor.applyLookups
    delete processor.applyLookup
  }
  return font
}

const letters = ({ characterSet }: Font) =>
  fc.array(fc.constantFrom(...characterSet.map(point => String.fromCodePoint(point))), {
    minLength: 1,
    maxLength: 24,
  })

/** Glyphs and places, or that fontkit fails. */
function laid(font: Font, text: string) {
  try {
    const { glyphs, positions } = font.layout(text, { mark: true })
    return { glyphs: glyphs.map(({ id }) => id), positions: positions.map(place => ({ ...place })) }
  } catch (error) {
    if (error instanceof TypeError) return 'fails'
    throw error
  }
}

test.each<FaceId>([
  'devanagari-regular',
  'arabic-regular',
  'hebrew-regular',
  'thai-regular',
  'sans-regular',
  'serif-regular',
])('%s: any text is set as fontkit sets it when every lookup is asked', id => {
  const [quick, slow] = [fontkitFont(faceOf(id)), thorough(id)]
  fc.assert(
    fc.property(letters(slow), each => {
      const text = each.join('')
      expect(laid(quick, text)).toEqual(laid(slow, text))
    }),
    { numRuns: 200 },
  )
})

test('lookups that have nothing to do are not asked', () => {
  const asked = (font: Font) => {
    let count = 0
    for (const processor of processorsOf(font)) {
      const { coverageIndex } = processor
      processor.coverageIndex = function (...args) {
        count += 1
        return coverageIndex.apply(this, args)
      }
    }
    font.layout('हिन्दी')
    for (const processor of processorsOf(font)) Reflect.deleteProperty(processor, 'coverageIndex')
    return count
  }
  const id = 'devanagari-regular'
  expect(asked(fontkitFont(faceOf(id)))).toBeLessThan(asked(thorough(id)) / 5)
})
