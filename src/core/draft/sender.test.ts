import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { invoiceOfDraft } from './read-draft.ts'
import {
  changeSender,
  fieldsOfSender,
  firstSender,
  hasOtherSenderDetails,
  hasProposedNumber,
  patternsOfSender,
  type Sender,
  senderIdOf,
  withFields,
  withSenderDetails,
} from './sender.ts'

const patterns = { invoice: 'INV-{YYYY}-{####}', credit_note: 'CN-{YYYY}-{####}', quote: 'Q-{YYYY}-{####}' }
const design = {
  template: 'minimal',
  accentColor: '',
  typeface: '',
  paper: '',
  taxNote: '',
  notes: '',
} as const

const studio: Sender = {
  ...design,
  id: firstSender,
  seller: { name: 'Example Studio', iban: 'DE02120300000000202051' },
  logo: 'data:image/png;base64,AAAA',
  numberPatterns: patterns,
  paymentTerms: 'Net 14 days',
}
const press: Sender = {
  ...design,
  id: '00000000-0000-4000-8000-000000000001',
  seller: { name: 'Example Press', iban: 'DE02500105170137075030' },
  logo: '',
  numberPatterns: patternsOfSender('Example Press', patterns, Object.values(patterns)),
  template: 'classic',
  accentColor: '#8a1c4a',
  paymentTerms: 'Net 30 days',
}
const written = withFields(emptyDraft({ invoice_number: 'INV-2026-0001' }), fieldsOfSender(studio))

test('a draft without a sender is of the first profile, and the id is never sent', () => {
  expect(senderIdOf(written)).toBe(firstSender)
  expect(written).not.toHaveProperty('sender')
  const draft = {
    ...written,
    sender: press.id,
    items: [{ description: 'Beech', quantity: '1', unit_price: '5' }],
  }
  expect(senderIdOf(draft)).toBe(press.id)
  const read = invoiceOfDraft(draft)
  expect(read.ok && read.invoice).toMatchObject({ seller: { name: 'Example Studio' } })
  expect(read.ok && read.invoice).not.toHaveProperty('sender')
})

test('another sender brings its details, number and defaults, and the first one brings its own back', () => {
  const changed = changeSender(written, { from: studio, to: press, invoice_number: 'EP-INV-2026-0001' })
  expect(changed).toMatchObject({
    sender: press.id,
    seller: press.seller,
    invoice_number: 'EP-INV-2026-0001',
    template: 'classic',
    accent_color: '#8a1c4a',
    payment_terms: 'Net 30 days',
  })
  expect(changed).not.toHaveProperty('logo')
  expect(changeSender(changed, { from: press, to: studio, invoice_number: 'INV-2026-0001' })).toEqual(written)
})

test('values chosen or written for a draft are kept, and so is a number without a replacement', () => {
  const draft = { ...written, template: 'studio', payment_terms: 'Paid in cash', notes: 'Thank you!' }
  expect(changeSender(draft, { from: studio, to: press })).toMatchObject({
    template: 'studio',
    payment_terms: 'Paid in cash',
    notes: 'Thank you!',
    invoice_number: 'INV-2026-0001',
    accent_color: '#8a1c4a',
  })
  const credit = { ...emptyDraft({ invoice_number: 'CN-1' }), type: 'credit_note' }
  expect(changeSender(credit, { from: { ...studio, paymentTerms: '' }, to: press })).not.toHaveProperty(
    'payment_terms',
  )
  expect(changeSender(draft, { from: undefined, to: press })).toMatchObject({ template: 'studio' })
})

test.each([
  ['INV-2026-0007', true],
  ['', true],
  ['Order 7', false],
  ['CN-2026-0001', false],
])('number %j was proposed: %j', (invoice_number, isProposed) => {
  expect(hasProposedNumber({ ...written, invoice_number }, studio)).toBe(isProposed)
})

test('details differ by what is printed, not by blanks or the order of fields', () => {
  expect(hasOtherSenderDetails(written, studio)).toBe(false)
  const { name, iban } = studio.seller
  const spaced = { ...written, seller: { phone: '', ...(iban && { iban }), ...(name && { name }) } }
  expect(hasOtherSenderDetails(spaced, studio)).toBe(false)
  expect(hasOtherSenderDetails({ ...written, seller: { name: 'Example' } }, studio)).toBe(true)
  expect(hasOtherSenderDetails(written, { ...studio, logo: '' })).toBe(true)
  // a profile without details counts as equal
  expect(hasOtherSenderDetails(written, { seller: {}, logo: '' })).toBe(false)
  const updated = withSenderDetails(written, press)
  expect(hasOtherSenderDetails(updated, press)).toBe(false)
  expect(updated).toMatchObject({ seller: press.seller, invoice_number: written.invoice_number })
})

test('each sender counts for itself', () => {
  expect(press.numberPatterns).toEqual({
    invoice: 'EP-INV-{YYYY}-{####}',
    credit_note: 'EP-CN-{YYYY}-{####}',
    quote: 'EP-Q-{YYYY}-{####}',
  })
  const used = [...Object.values(patterns), ...Object.values(press.numberPatterns)]
  expect(patternsOfSender('Ellery Prints', patterns, used).invoice).toBe('2-INV-{YYYY}-{####}')
  expect(patternsOfSender('工房', patterns, used).invoice).toBe('2-INV-{YYYY}-{####}')
})
