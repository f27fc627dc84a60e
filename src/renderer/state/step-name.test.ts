import { describe, expect, it } from 'vitest'
import type { Fields } from '#core/fields/field.ts'
import { invoiceFields } from '#core/fields/invoice-fields.ts'
import { buyerFields, sellerFields } from '#core/fields/party-fields.ts'
import { english } from '../english/english.ts'
import { nameOfStep } from './step-name.ts'

const typingIn = (burst: string | null) => nameOfStep({ burst, isWhole: false, label: 'edit.details' })

const keysOf = (fields: Fields, owner: string): [string, string][] =>
  Object.entries(fields).map(([name, { label }]) => [owner + name, label])

describe('the name of a step', () => {
  it.each([
    ...keysOf(invoiceFields, ''),
    ...keysOf(invoiceFields.items.fields, 'row-7.'),
    ...keysOf(sellerFields, 'seller.'),
    ...keysOf(buyerFields, 'buyer.'),
  ])('of typing in %s names the field', (field, label) => {
    expect(typingIn(field)).toBe(`typing in ${english[label as 'more.notes']}`)
  })

  it('is that of the command where nothing was typed', () => {
    expect(typingIn(null)).toBe(english['edit.details'])
  })
})
