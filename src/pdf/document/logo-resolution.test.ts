/** @module-tag extended */

import { describe, expect, test } from 'vitest'
import type { PixelSize } from '#render/model/display-list.ts'
import { sampleInvoice, templateNamed, templateNames } from '../testing/invoices.ts'
import { pngFile } from '../testing/png-file.ts'
import { layOutInvoice } from './lay-out-invoice.ts'

const full = sampleInvoice('full')

function withLogo(name: string, size: PixelSize) {
  const logo = `data:image/png;base64,${pngFile(size).toString('base64')}`
  const { list, warnings } = layOutInvoice({ ...full, logo }, templateNamed(name), { watermark: null })
  const pictures = list.pages.flatMap(({ placed }) =>
    placed.flatMap(({ box }) => box.operations.flatMap(each => (each.kind === 'picture' ? [each] : []))),
  )
  return { pictures, warnings }
}

const inches = (points: number) => points / 72

describe.each(templateNames)('%s', name => {
  test.each([
    { width: 40, height: 40 },
    { width: 1, height: 1 },
    { width: 90, height: 4 },
    { width: 3, height: 40 },
  ])('prints a logo of $width × $height pixels at 150 pixels per inch, with a warning', size => {
    const { pictures, warnings } = withLogo(name, size)
    expect(pictures).toHaveLength(1)
    for (const { width, height } of pictures) {
      expect(size.width / inches(width)).toBeCloseTo(150)
      expect(size.height / inches(height)).toBeCloseTo(150)
    }
    expect(warnings).toMatchObject([{ path: 'logo', code: 'small_logo', severity: 'warning' }])
    expect(warnings[0]?.message).toMatchObject({ params: { actual: size } })
  })

  test.each([
    { width: 400, height: 400 },
    { width: 4096, height: 1 },
    { width: 1, height: 4096 },
  ])('fits a logo of $width × $height pixels into its place, without a warning', size => {
    const { pictures, warnings } = withLogo(name, size)
    for (const { width } of pictures) expect(size.width / inches(width)).toBeGreaterThan(150)
    expect(warnings).toEqual([])
  })

  test('fills its space with a logo of the size that the warning names', () => {
    const { warnings } = withLogo(name, { width: 40, height: 30 })
    const message = warnings[0]?.message
    if (message?.code !== 'logo.too_few_pixels') throw new Error('no warning')
    expect(withLogo(name, message.params.needed).warnings).toEqual([])
  })
})

test('a logo with a side of 10,000 pixels is not drawn', () => {
  const { pictures, warnings } = withLogo('minimal', { width: 10_000, height: 1 })
  expect(pictures).toEqual([])
  expect(warnings).toMatchObject([{ path: 'logo', code: 'unusable_logo' }])
})
