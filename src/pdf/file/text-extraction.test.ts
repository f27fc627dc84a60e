/** @module-tag extended */

import { describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { renderInvoice } from '../document/render-invoice.ts'
import { readInThread } from '../reading/read-in-thread.ts'
import { invoiceFrom, templateNamed, withDescription } from '../testing/invoices.ts'
import {
  rewrittenByGhostscript,
  squeezed,
  textByGhostscript,
  textByMupdf,
  textOf,
} from '../testing/pdf-tools.ts'

type Reader = (bytes: Uint8Array) => Promise<string> | string

const pdftotext = (bytes: Uint8Array) => textOf(bytes).join('\n')

const readers: Record<string, Reader> = {
  pdftotext,
  mutool: textByMupdf,
  async 'pdf.js'(bytes) {
    const reading = await readInThread(bytes, { pages: 1, characters: 10_000 })
    return typeof reading === 'string' ? reading : reading.pages.join('\n')
  },
  'Ghostscript txtwrite': textByGhostscript,
  'pdftotext after Ghostscript pdfwrite'(bytes) {
    return pdftotext(rewrittenByGhostscript(bytes))
  },
}
const everyReader = Object.keys(readers)
const withoutGhostscript = everyReader.filter(name => !name.includes('Ghostscript'))

const singleUnits = {
  'the euro sign': 'Beratung für 3 Stunden zu 95 €',
  Greek: 'Παράδειγμα Οδός Δοκιμής',
  Cyrillic: 'Разработка сайта и поддержка',
  Vietnamese: 'Thiết kế trang web',
  Chinese: '网站设计与开发服务',
  Japanese: 'ウェブサイトの制作、運用',
  Korean: '웹사이트 디자인과 개발',
  Thai: 'บริการออกแบบเว็บไซต์',
}
const severalUnits = {
  'Devanagari syllables': 'डिज़ाइन सेवा और वेबसाइट',
  'characters beyond the Basic Multilingual Plane': '𝔘 😀',
}
const leftToRight = Object.values({ ...singleUnits, ...severalUnits }).join('\n')
const hebrew = 'רחוב הדוגמה תל אביב'
const arabic = 'ترجمة العقد بتاريخ'

const compound = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const divided = { ...withDescription(compound), locale: 'de-DE' }

/** Some programs add these to bidirectional text. */
const bidiMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const extractions = new Map<string, Promise<string>>()

/** Extracts the text of an invoice without white space. */
function extracted(description: string, reader: string): Promise<string> {
  const key = `${reader} ${description}`
  const extraction = extractions.get(key) ?? extract(description, reader)
  extractions.set(key, extraction)
  // each test that needs a missing program is skipped separately
  extraction.catch(() => extractions.delete(key))
  return extraction
}

async function readBy(reader: string, bytes: Uint8Array): Promise<string> {
  const read = readers[reader]
  if (!read) throw new Error(`There is no reader ${reader}`)
  return await read(bytes)
}

async function extract(description: string, reader: string): Promise<string> {
  const invoice = withDescription(description)
  const { bytes } = await renderInvoice(invoice, templateNamed('minimal'), { watermark: 'TEST' })
  return squeezed((await readBy(reader, bytes)).replaceAll(bidiMarks, ''))
}

function counts(text: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const character of text) found.set(character, (found.get(character) ?? 0) + 1)
  return found
}

const locales = ['en-GB', 'de-DE', 'ar-SA', 'he-IL']
/** In the short run each program reads two of them, and each is read by several programs. */
const localesFor = (reader: string) => {
  const turn = everyReader.indexOf(reader) % 2
  return runs(
    locales,
    locales.filter((_, index) => index % 2 === turn),
  )
}

describe.each(everyReader)('%s', reader => {
  test.each(Object.entries(singleUnits))('reads %s as it was written', async (_, line) => {
    const text = await extracted(leftToRight, reader)
    expect(text).toContain(squeezed(line))
  })

  test.each(localesFor(reader))('reads the minus of an amount in %s as a hyphen', async locale => {
    const invoice = invoiceFrom({
      template: 'minimal',
      invoice_number: 'A1',
      locale,
      items: [{ description: 'Typed \u22127 and -8', quantity: -1, unit_price: 43.21 }],
    })
    const { bytes } = await renderInvoice(invoice, templateNamed('minimal'), { watermark: null })
    const text = await readBy(reader, bytes)
    const plain = squeezed(text.replaceAll(bidiMarks, ''))
    expect(plain).toMatch(/-€?43[.,]21/)
    expect(plain).toContain('\u22127and-8')
  })

  test('extracts a hyphenated word without the hyphen', async () => {
    const { bytes } = await renderInvoice(divided, templateNamed('minimal'), { watermark: null })
    const text = await readBy(reader, bytes)
    // txtwrite inserts the other columns of the row between the lines
    const letters = text.split(/\u00ad?\s+/).filter(word => word.length > 3 && compound.includes(word))
    expect(letters.join('')).toBe(compound)
    // other programs leave soft hyphens to the search
    expect(text.includes('\u00ad')).toBe(reader !== 'pdf.js')
  })

  // programs differ in the order of right-to-left text and its vowel signs
  test.each([
    ['Hebrew', hebrew],
    ['pointed Hebrew', 'שָׁלוֹם עֲלֵיכֶם'],
    ['Arabic', arabic],
    ['vowelled Arabic', 'كَهْفٌ بِفِلْسٍ كَهفٍ'],
  ])('reads every character of %s', async (_, line) => {
    const text = await extracted(line, reader)
    const written = counts(squeezed(line))
    const found = counts(text)
    expect([...written].map(([character]) => [character, found.get(character)])).toEqual([...written])
  })
})

// mutool and Ghostscript txtwrite return right-to-left text in visual order
describe.each(['pdftotext', 'pdf.js'])('%s', reader => {
  test.each([
    ['Hebrew', hebrew],
    ['Arabic', arabic],
  ])('reads %s in the order of reading', async (_, line) => {
    const text = await extracted(line, reader)
    expect(text).toContain(squeezed(line))
  })
})

// Ghostscript reads at most two UTF-16 units per code, and 10.00 damages the second
describe.each(withoutGhostscript)('%s', reader => {
  test.each(Object.entries(severalUnits))('reads %s as they were written', async (_, line) => {
    const text = await extracted(leftToRight, reader)
    expect(text).toContain(squeezed(line))
  })

  test('reads every character of Arabic with a vowel on a doubled letter', async () => {
    const word = 'عَرَبِيٌّ'
    const text = await extracted(word, reader)
    for (const character of word) expect(text).toContain(character)
  })
})
