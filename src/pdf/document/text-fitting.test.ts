import { describe, expect, test } from 'vitest'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { Decimal } from '#core/money/decimal.ts'
import type { TextLine } from '#render/model/display-list.ts'
import { sampleInvoice, templateNamed, templateNames } from '../testing/invoices.ts'
import { layOutInvoice } from './lay-out-invoice.ts'

const full = sampleInvoice('full')

interface Shown {
  page: number
  /** whether it is the last line of its box */
  isFoot: boolean
  line: TextLine
  text: string
}

const linesOf = (name: string, invoice: RenderableInvoice): Shown[] =>
  layOutInvoice(invoice, templateNamed(name), { watermark: null }).list.pages.flatMap(({ placed }, page) =>
    placed.flatMap(({ box }, index) =>
      box.operations.flatMap((line): Shown[] => {
        if (line.kind !== 'text') return []
        const text = line.words.map(word => word.text).join('')
        return [{ page, isFoot: index === placed.length - 1, line, text }]
      }),
    ),
  )
const shown = (name: string, invoice: RenderableInvoice) =>
  linesOf(name, invoice).map(({ text }) => text.trim())

describe('the strip of facts', () => {
  const strip = (more: Partial<RenderableInvoice>) => shown('bold', { ...full, ...more })

  test('gives a long word the width that short ones leave', () => {
    const lines = strip({ purchase_order: 'PO-Versandkostenpauschale/2026' })
    expect(lines).toContain('PO-Versandkostenpauschale/2026')
    expect(lines).toContain('21 Nov 2026')
  })

  test('uses rows if one line is too narrow for its words', () => {
    const buyer = { ...full.buyer, reference: 'Donaudampfschifffahrtsgesellschaft' }
    const lines = strip({ purchase_order: 'Rechtsschutzversicherungsgesellschaften', buyer })
    expect(lines).toContain('Rechtsschutzversicherungsgesellschaften')
    expect(lines).toContain('Donaudampfschifffahrtsgesellschaft')
  })

  test('has equal columns if all words fit', () => {
    const tops = linesOf('bold', full).filter(({ line }) => line.path?.endsWith('_date'))
    const [first, second, third] = tops.map(({ line }) => line.x)
    expect((second ?? 0) - (first ?? 0)).toBeCloseTo((third ?? 0) - (second ?? 0))
  })
})

describe.each(templateNames)('the footer of %s', name => {
  const seller = { ...full.seller, name: 'Gesellschaft fur angewandte Typografie und Buchgestaltung mbH' }
  const invoice_number = `INV-${'ABCDEFGHIJ-'.repeat(5)}END56`
  const items = Array.from({ length: 60 }, (_, index) => full.items[index % 5] ?? missing())

  test('fits a long name beside a long number on every page', () => {
    const invoice = { ...full, seller, invoice_number, items }
    const pages = Math.max(...linesOf(name, invoice).map(({ page }) => page)) + 1
    expect(pages).toBeGreaterThan(1)
    for (let page = 0; page < pages; page += 1) {
      const foot = linesOf(name, invoice).filter(each => each.page === page && each.isFoot)
      const text = foot.map(each => each.text).join('')
      expect(text).not.toContain('…')
      expect(text).toContain(`Page ${page + 1} of ${pages}`)
    }
  })
})

test.each(templateNames)('an account number stands in one line in %s', name => {
  // twenty-seven characters; few countries have longer account numbers
  const seller = { ...full.seller, iban: 'FR0330006000011234567890189' }
  const notes = 'Thank you for the good work together.'
  expect(shown(name, { ...full, seller, notes })).toContain('FR03 3000 6000 0112 3456 7890 189')
})

describe('the sender above the window of a letter', () => {
  const buyer = { ...full.buyer, address: ['1 Main Street', 'Dublin 2', 'D02 X285', 'County Dublin'] }
  const address = ['Gebaude der alten Papierfabrik, Hinterhaus', 'Keizersgracht 12', '1015 CN Amsterdam']
  const windowOf = (seller: RenderableInvoice['seller']) => {
    const { list } = layOutInvoice({ ...full, seller, buyer }, templateNamed('letterhead'), {
      watermark: null,
    })
    const placed = list.pages[0]?.placed ?? []
    const lines = placed.flatMap(({ y, box }) =>
      box.operations.flatMap(each => (each.kind === 'text' ? { ...each, top: y + each.top } : [])),
    )
    // the zone of the sender starts 50 mm from the top, above the recipient
    const inWindow = lines.filter(({ x, top }) => x < 71 && top > 141.7 && top < 256)
    const text = inWindow.map(({ words }) => words.map(word => word.text).join('')).join('\n')
    return { text, bottom: Math.max(...inWindow.map(({ top, style }) => top + style.baseline)) }
  }

  test('uses further lines before it is truncated, and the address stays in the window', () => {
    const name = 'Gesellschaft fur angewandte Typografie und Buchgestaltung mbH'
    const { text, bottom } = windowOf({ ...full.seller, name, address })
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`${name} · ${address.join(', ')}, Netherlands`)
    expect(text).not.toContain('…')
    // the window ends 90 mm from the top (DIN 5008, form B)
    expect(bottom).toBeLessThan(255.1)
  })

  test('moves no address when it is short', () => {
    const { text, bottom } = windowOf(full.seller)
    expect(text).toContain('Ireland')
    expect(bottom).toBeLessThan(255.1)
  })
})

test('a Latin line in a footer with Hebrew fits its reserved width', () => {
  const minimal = templateNamed('minimal')
  const style = minimal.type[minimal.footer.style] ?? missing()
  const template = {
    ...minimal,
    type: { ...minimal.type, [minimal.footer.style]: { ...style, tracking: 300 } },
    footer: { ...minimal.footer, left: '{seller.name}', right: '{invoice_number} · {page_of_pages}' },
  }
  const items = Array.from({ length: 60 }, (_, index) => full.items[index % 5] ?? missing())
  const name = `${'Typografie und Buchgestaltung '.repeat(4)} דפוס השרון`
  const { list } = layOutInvoice({ ...full, items, seller: { ...full.seller, name } }, template, {
    watermark: null,
  })
  const foot = list.pages[0]?.placed.at(-1)?.box.operations.filter(each => each.kind === 'text') ?? []
  const ends = foot.filter(({ x }) => x < 100).map(({ x, width }) => x + width)
  const right = foot.find(({ words }) => words.some(({ text }) => text === 'Page')) ?? missing()
  expect(ends.length).toBeGreaterThan(1)
  expect(Math.max(...ends)).toBeLessThan(right.x)
})

describe.each(templateNames)('a credit balance in %s', name => {
  const credit: RenderableInvoice = {
    ...full,
    items: full.items.map(item => ({ ...item, unit_price: '-10' as Decimal })),
    payment_terms: 'Taken off your next invoice.',
  }

  test('is labelled, without payment details', () => {
    const text = shown(name, credit).join('\n')
    expect(text.replaceAll('\n', ' ')).toMatch(/Nothing to pay: we owe you €[\d,.]+/)
    expect(text).not.toContain('NL02')
    expect(text).not.toContain('ABNANL2A')
    expect(text.replaceAll('\n', ' ')).toContain('Taken off your next invoice.')
  })

  test('has payment details if an amount is due', () => {
    const text = shown(name, full).join('\n')
    expect(text).toContain('NL02 ABNA 0123 4567 89')
    expect(text).not.toContain('Nothing to pay')
  })
})

test('notes are split over pages instead of leaving the end of a page empty', () => {
  const notes = Array.from({ length: 40 }, (_, index) => `Line ${index + 1} of the notes.`).join('\n')
  const counts = [2, 3, 4, 5, 6, 7, 8].map(count => {
    const items = Array.from({ length: count }, (_, index) => full.items[index % 5] ?? missing())
    const lines = linesOf('bold', { ...full, items, notes }).filter(({ line }) => line.path === 'notes')
    return new Set(lines.map(({ page }) => page)).size
  })
  expect(counts).toContain(2)
})

function missing(): never {
  throw new Error('the full sample has five lines')
}
