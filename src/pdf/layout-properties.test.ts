import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Decimal } from '#core/decimal.ts'
import type { Renderable } from '#core/renderable.ts'
import type { DisplayList, Operation, Placed } from '#render/display-list.ts'
import { layOut } from '#render/index.ts'
import { encodeCode } from './encode-code.ts'
import { paint } from './paint.ts'
import { createShaper } from './shaper.ts'
import { templateNamed, templateNames } from './testing/invoices.ts'

const shaper = createShaper()
const layOutIn = (name: string, invoice: Renderable): DisplayList =>
  layOut(invoice, templateNamed(name), {
    mark: 'TEST',
    shaper,
    logo: { width: 300, height: 100 },
    encode: encodeCode,
  })

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom('W', 'i', ' ', '-', '\n', '寿', '\u0301', '\u202e'), maxLength: 400 }),
)
const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), fc.nat(9999))
  .map(([whole, part]) => `${whole}.${part}` as Decimal)
const small = fc.integer({ min: -9999, max: 9999 }).map(number => `${number}` as Decimal)
const percent = fc.nat(100).map(number => `${number}` as Decimal)
const number = fc.option(fc.oneof(small, decimal))
const party = fc.record(
  { name: text, address: fc.array(text, { maxLength: 8 }), country: fc.constantFrom('DE', 'FR', 'zz') },
  { requiredKeys: [] },
)

const invoices: fc.Arbitrary<Renderable> = fc.record(
  {
    template: fc.constant('minimal'),
    invoice_number: text,
    items: fc.array(
      fc.record(
        {
          description: text,
          quantity: number,
          unit_price: number,
          unit: text,
          tax_rate: percent,
          discount_percent: percent,
        },
        { requiredKeys: ['description', 'quantity', 'unit_price'] },
      ),
      { maxLength: 60 },
    ),
    currency: fc.constantFrom('EUR', 'JPY', 'BHD', 'CLF'),
    locale: fc.constantFrom('en', 'de-DE', 'fr', 'pl', 'pt-BR', 'nonsense'),
    issue_date: fc.constantFrom('2026-11-21', '2026-99-99', 'soon'),
    seller: party,
    buyer: party,
    discount_percent: percent,
    prices_include_tax: fc.boolean(),
    prepaid_amount: small,
    notes: text,
    tax_note: text,
    payment_terms: text,
    logo: fc.constant('data:'),
  },
  { requiredKeys: ['template', 'invoice_number', 'items'] },
)

const bottomOf = (operation: Operation) =>
  operation.top + (operation.kind === 'text' ? operation.style.leading : operation.height)

const descriptionsOn = (placed: readonly Placed[]) =>
  placed.flatMap(({ box }) =>
    box.operations.flatMap(each =>
      each.kind === 'text' && each.path?.endsWith('.description') ? [each.path] : [],
    ),
  )

test.each(templateNames)('%s holds whatever is written into an invoice', name => {
  const { footer, page } = templateNamed(name)
  fc.assert(
    fc.property(invoices, invoice => {
      const list = layOutIn(name, invoice)
      const bodyBottom = list.height - page.margins.bottom
      // the foot of a page ends where the template says, and may be of several lines
      const isFoot = ({ y, box }: Placed) => Math.abs(y + box.height - (list.height - footer.offset)) < 0.5
      for (const { placed } of list.pages) {
        let lowestRow = 0
        const foot = placed.findLast(isFoot)
        for (const { y, box } of placed) {
          for (const operation of box.operations) {
            const [top, bottom] = [y + operation.top, y + bottomOf(operation)]
            expect(operation.x).toBeGreaterThanOrEqual(-0.1)
            expect(operation.x + operation.width).toBeLessThanOrEqual(list.width + 0.1)
            expect(top).toBeGreaterThanOrEqual(-0.1)
            expect(bottom).toBeLessThanOrEqual(list.height + 0.1)
            // what is not in the footer ends above it
            if (operation.kind === 'text' && box !== foot?.box)
              expect(bottom).toBeLessThanOrEqual(Math.min(bodyBottom, foot?.y ?? bodyBottom) + 0.1)
          }
          if (box.operations.some(each => each.kind === 'text' && each.role === 'table-cell')) {
            expect(y).toBeGreaterThanOrEqual(lowestRow - 0.1)
            lowestRow = y + box.height
          }
        }
      }
      const shown = list.pages.flatMap(({ placed }) => descriptionsOn(placed))
      const isVisible = (description: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(description)
      const inOrder = shown.filter((path, index) => path !== shown[index - 1])
      const written = invoice.items.flatMap(({ description }, index) =>
        description !== '' && isVisible(description) ? [`items[${index}].description`] : [],
      )
      expect(inOrder.filter(path => written.includes(path))).toEqual(written)
      expect(paint(list, null, new Date(0)).length).toBeGreaterThan(1000)
    }),
    { numRuns: 150 },
  )
})
