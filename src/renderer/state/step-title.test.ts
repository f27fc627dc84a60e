import { describe, expect, test } from 'vitest'
import type { Fields } from '#core/fields/field.ts'
import { invoiceFields } from '#core/fields/invoice-fields.ts'
import { buyerFields, sellerFields } from '#core/fields/party-fields.ts'
import { pageTexts } from '#languages/en/page/page.ts'
import { t } from '../i18n/translate.ts'
import { describeStep } from './step-title.ts'

const titleOfTyping = (coalesceKey: string | null) =>
  t('command.undo.named', describeStep({ coalesceKey, isAtomic: false, label: 'details' }))

const keysOf = (fields: Fields, owner: string): [string, string][] =>
  Object.entries(fields).map(([name, { label }]) => [owner + name, label])

describe('the title of an undo step', () => {
  test.each([
    ...keysOf(invoiceFields, ''),
    ...keysOf(invoiceFields.items.fields, 'row-7.'),
    ...keysOf(sellerFields, 'seller.'),
    ...keysOf(buyerFields, 'buyer.'),
  ])('of typing in %s names the field', (field, label) => {
    expect(titleOfTyping(field)).toBe(`Undo typing in “${pageTexts[label as 'more.notes']}”`)
  })

  test('is that of the command where nothing was typed', () => {
    expect(titleOfTyping(null)).toBe('Undo changing details')
  })
})
