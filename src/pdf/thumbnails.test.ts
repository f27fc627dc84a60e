/** @module-tag extended */

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderInvoice } from './document/render-invoice.ts'
import { sampleInvoice, templateNamed, templateNames } from './testing/invoices.ts'
import { pictureOf } from './testing/pdf-tools.ts'
import { differenceOf, pixelsOf } from './testing/pixels.ts'

const folder = new URL('../../resources/thumbnails/', import.meta.url)

test('each shipped template has a thumbnail, and there are no others', () => {
  expect(readdirSync(folder).sort()).toEqual(templateNames.map(name => `${name}.png`))
})

/** Of 255. Versions of the renderer differ slightly; a moved rule differs far more. */
const likeEnough = 1.2

test.each(templateNames)(
  'the picture of %s shows what it makes; else run node scripts/thumbnails.mjs',
  async name => {
    const kept = pixelsOf(readFileSync(new URL(`${name}.png`, folder)))
    const { bytes } = await renderInvoice(sampleInvoice('full'), templateNamed(name), { watermark: null })
    const now = pictureOf(bytes, '-scale-to-x', `${kept.width}`, '-scale-to-y', '-1')
    expect(differenceOf(kept, now)).toBeLessThan(likeEnough)
  },
)

test('the comparison detects a changed template', async () => {
  const kept = pixelsOf(readFileSync(new URL('minimal.png', folder)))
  const { bytes } = await renderInvoice({ ...sampleInvoice('full'), notes: 'x' }, templateNamed('minimal'), {
    watermark: null,
  })
  const now = pictureOf(bytes, '-scale-to-x', `${kept.width}`, '-scale-to-y', '-1')
  expect(differenceOf(kept, now)).toBeGreaterThan(0)
  const other = pixelsOf(readFileSync(new URL('letterhead.png', folder)))
  expect(differenceOf(kept, other)).toBeGreaterThan(likeEnough)
})
