import { expect, test } from 'vitest'
import { type Draft, emptyDraft } from '#core/draft/draft.ts'
import type { Issue } from '#core/errors/issue.ts'
import { customerSchema } from '#core/records/customer-fields.ts'
import { derivedDetails } from './derived-details.ts'

const missing = (...paths: string[]): Issue[] =>
  paths.map(path => ({
    path,
    code: 'BR-1',
    severity: 'error',
    message: { code: 'einvoice.missing', params: { term: 'BT-49' } },
  }))
const customer = customerSchema.parse({
  name: 'Example Ltd',
  email: 'invoices@example.com',
  reference: '04011000-12345-03',
})
const seller = { name: 'Example GmbH', phone: '+49 341 1234567', email: 'billing@example.com' }
const known = { customer, seller, format: 'xrechnung-ubl' }
const derive = (draft: Draft, paths: string[], format = known.format) =>
  Object.fromEntries(
    derivedDetails(draft, missing(...paths), { ...known, format }).map(({ path, source, texts }) => [
      path,
      [source, ...Object.values(texts)],
    ]),
  )
const draft = emptyDraft({
  seller: { email: 'own@example.com', tax_id: 'DE123456789' },
  buyer: { name: 'Example Ltd' },
})
const addresses = ['buyer.electronic_address.id', 'seller.electronic_address.scheme']

test('what the customer and the business have is filled in, and addresses follow from e-mail', () => {
  expect(derive(draft, ['buyer.reference', 'seller.phone', 'seller.contact_name', ...addresses])).toEqual({
    'buyer.reference': ['customer', '04011000-12345-03'],
    'seller.phone': ['business', '+49 341 1234567'],
    'buyer.electronic_address': ['email', 'EM', 'invoices@example.com'],
    'seller.electronic_address': ['email', 'EM', 'own@example.com'],
  })
})

test('in Peppol an address follows from a number only', () => {
  expect(derive(draft, addresses, 'peppol')).toEqual({
    'seller.electronic_address': ['tax_id', '9930', 'DE123456789'],
  })
})

test('a typed value is not replaced', () => {
  const typed = emptyDraft({
    buyer: { reference: 'wrong', electronic_address: { id: 'typed@example.com' } },
  })
  expect(derive(typed, ['buyer.reference', 'buyer.electronic_address.scheme'])).toEqual({})
})

test('an e-mail address that the customer and the business have is replaced where the network does not deliver to it', () => {
  const kept = (id: string) => ({ electronic_address: { scheme: 'EM', id } })
  const buyer = { name: 'Example Ltd', country: 'DE', tax_id: 'DE123456788', ...kept('invoices@example.com') }
  const invoice = emptyDraft({ buyer, seller: { tax_id: 'DE123456789', ...kept('own@example.com') } })
  const wrong = missing(...addresses).map(
    (issue): Issue => ({
      ...issue,
      message: { code: 'einvoice.unknown_code', params: { term: 'BT-49', value: 'EM' } },
    }),
  )
  const found = (draft: Draft, format: string) =>
    derivedDetails(draft, wrong, {
      customer: customerSchema.parse({
        name: 'Example Ltd',
        electronic_address: 'invoices@example.com',
        electronic_address_scheme: 'EM',
      }),
      seller: { name: 'Example GmbH', ...kept('billing@example.com') },
      format,
    })
  const path = 'buyer.electronic_address'
  expect(found(invoice, 'peppol')).toEqual([
    {
      path,
      source: 'tax_id',
      texts: { [`${path}.scheme`]: '9930', [`${path}.id`]: 'DE123456788' },
      replaced: { [`${path}.scheme`]: 'EM', [`${path}.id`]: 'invoices@example.com' },
    },
  ])
  expect(found(invoice, 'xrechnung-ubl')).toEqual([])
  const typed = { ...invoice, buyer: { ...buyer, ...kept('typed@example.com') } }
  expect(found(typed, 'peppol')).toEqual([])
  const { tax_id: _taxId, ...unknown } = buyer
  expect(found({ ...invoice, buyer: unknown }, 'peppol')).toEqual([])
  // the record has an electronic address and the invoice has none: it is not taken over either
  const { electronic_address: _address, ...empty } = buyer
  expect(found({ ...invoice, buyer: empty }, 'peppol').map(({ texts }) => texts)).toEqual([
    { [`${path}.scheme`]: '9930', [`${path}.id`]: 'DE123456788' },
  ])
})
