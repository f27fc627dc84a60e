/** @module-tag extended */

import { expect, test } from 'vitest'
import type { Template } from '#render/template/template.ts'
import { readInThread } from '../reading/read-in-thread.ts'
import { bareInvoice, templateNamed, templateNames } from '../testing/invoices.ts'
import { flat, textOf } from '../testing/pdf-tools.ts'
import { renderInvoice } from './render-invoice.ts'

/** Kerned pairs, narrow letters and accents, whose gaps are most easily taken for spaces. */
const name =
  'Müller & Söhne GmbH, Studio Kestrel, AVA Tower Ltd. Wattway, Typografie, Yellow LTA, Ελληνική Τυπογραφία, Товарищ ГАТУ'

/** Extracts the text with two programs, ignoring case and line breaks. */
async function readings(template: Template): Promise<string[]> {
  const invoice = { ...bareInvoice(), seller: { name }, buyer: { name } }
  const { bytes } = await renderInvoice(invoice, template, { watermark: 'TEST' })
  const drawn = await readInThread(bytes, { pages: 2, characters: 1_000_000 })
  if (typeof drawn === 'string') throw new Error(drawn)
  return [drawn.pages, textOf(bytes)].map(pages => flat(pages.join(' ')).toLowerCase())
}

test.each(templateNames)('%s: names and labels are extracted as whole words', async template => {
  for (const text of await readings(templateNamed(template))) {
    expect(text).toContain(name.toLowerCase())
    expect(text).toContain('description')
  }
})

test.each(
  (['sans', 'serif'] as const).flatMap(family =>
    (['upper', 'as-written'] as const).map(letters => [family, letters] as const),
  ),
)('letters as far apart as a template may set them are whole words: %s, %s', async (family, letters) => {
  const classic = templateNamed('classic')
  const house = { ...(classic.type.house ?? never()), family, case: letters, tracking: 80 }
  for (const text of await readings({ ...classic, type: { ...classic.type, house } }))
    expect(text).toContain(name.toLowerCase())
})

function never(): never {
  throw new Error('Classic sets its sender in no style of its own')
}
