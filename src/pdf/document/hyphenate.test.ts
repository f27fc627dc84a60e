import { describe, expect, test } from 'vitest'
import { templateNamed, templateNames, withDescription } from '../testing/invoices.ts'
import { hyphenate } from './hyphenate.ts'
import { layOutInvoice } from './lay-out-invoice.ts'

const divided = (word: string, language: string): string => {
  const points = [0, ...hyphenate(word, language), word.length]
  return points
    .slice(1)
    .map((end, at) => word.slice(points[at], end))
    .join('-')
}

// as in dictionaries; the layout additionally requires three letters after a hyphen
test.each([
  ['de-DE', 'Silbentrennung', 'Sil-ben-tren-nung'],
  ['de-CH', 'Zuckerbäcker', 'Zu-cker-bä-cker'],
  ['de', 'Rechtsschutzversicherung', 'Rechts-schutz-ver-si-che-rung'],
  ['en', 'hyphenation', 'hy-phen-ation'],
  ['en-US', 'laboratory', 'lab-o-ra-to-ry'],
  ['en-GB', 'laboratory', 'labor-at-ory'],
  ['fr-FR', 'constitution', 'consti-tu-tion'],
  ['es-MX', 'electricidad', 'elec-tri-ci-dad'],
  ['it-IT', 'elettricista', 'elet-tri-ci-sta'],
  ['nl-NL', 'verzekeringsmaatschappij', 'ver-ze-ke-rings-maat-schap-pij'],
  ['pl-PL', 'przedsiębiorstwo', 'przed-się-bior-stwo'],
  ['pt-BR', 'eletricidade', 'ele-tri-ci-da-de'],
  ['sv-SE', 'ansvarsförsäkring', 'ansvarsförsäkring'],
  ['ja', 'hyphenation', 'hyphenation'],
  ['', 'hyphenation', 'hyphenation'],
  ['__proto__', 'hyphenation', 'hyphenation'],
  ['es', 'constructor', 'cons-truc-tor'],
])('in %s, %s is divided as %s', (language, word, expected) => {
  expect(divided(word, language)).toBe(expected)
})

test('a word that has another length in lower case is not divided', () => {
  expect(hyphenate('İSTANBULLULAŞTIRMAK', 'de')).toEqual([])
})

test('earlier words do not change the result', () => {
  const [first] = [divided('Silbentrennung', 'de')]
  for (let index = 0; index < 3000; index += 1) hyphenate(`Trennung${'abcdefghij'[index % 10]}${index}`, 'de')
  expect(divided('Silbentrennung', 'de')).toBe(first)
})

describe.each(templateNames)('%s', name => {
  const compound = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

  test('hyphenates a word of eighty letters, and the hyphens are not extracted', () => {
    const invoice = { ...withDescription(compound), locale: 'de-DE' }
    const { list } = layOutInvoice(invoice, templateNamed(name), { watermark: null })
    const lines = list.pages.flatMap(({ placed }) =>
      placed.flatMap(({ box }) =>
        box.operations.flatMap(each =>
          each.kind === 'text' && each.path === 'items[0].description' ? [each] : [],
        ),
      ),
    )
    expect(lines.length).toBeGreaterThan(1)
    const readBack = lines.map(({ words }) =>
      words.flatMap(({ runs }) => runs.flatMap(({ texts }) => [...texts])).join(''),
    )
    expect(readBack.map(text => text.endsWith('\u00ad'))).toEqual(lines.map((_, at) => at < lines.length - 1))
    expect(readBack.join('').replaceAll('\u00ad', '')).toBe(compound)
  })
})
