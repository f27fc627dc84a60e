import { expect, test } from 'vitest'
import { type Draft, emptyDraft } from './draft.ts'
import { nextDraft } from './next-draft.ts'

const source = emptyDraft({
  locale: 'de-DE',
  invoice_number: '2026-0007',
  issue_date: '2026-11-02',
  due_date: '2026-11-16',
  items: [
    { description: 'Miete November 2026\nWohnung 4', quantity: '1', unit_price: '850.00' },
    { description: 'Stellplatz {month}', quantity: '1', unit_price: '50.00' },
  ],
  notes: 'Zeitraum {period}',
  payment_terms: '14 Tage',
  prepaid_amount: '100',
  payment_reference: 'RF18539007547034',
})
const month = { every: 1, unit: 'month' } as const

test('dates and texts move on to the next period, and a payment on account and its reference do not', () => {
  const { draft, texts } = nextDraft(source, { issueDate: '2026-12-02', interval: month, movesTexts: true })
  expect(draft).toEqual({
    ...emptyDraft(),
    locale: 'de-DE',
    invoice_number: '2026-0007',
    issue_date: '2026-12-02',
    due_date: '2026-12-16',
    items: [
      { description: 'Miete Dezember 2026\nWohnung 4', quantity: '1', unit_price: '850.00' },
      { description: 'Stellplatz Dezember', quantity: '1', unit_price: '50.00' },
    ],
    notes: 'Zeitraum Dezember 2026',
    payment_terms: '14 Tage',
  })
  expect(texts).toHaveLength(3)
})

test('the date of delivery decides the period', () => {
  const { draft } = nextDraft(
    { ...source, delivery_date: '2026-10-31', notes: 'Oktober 2026, {month}' },
    { issueDate: '2026-12-02', interval: month, movesTexts: true },
  )
  expect(draft.delivery_date).toBe('2026-11-30')
  expect(draft.notes).toBe('November 2026, November')
})

test('the billing period moves on, and decides the period of texts without a date of delivery', () => {
  const period = { start: '2026-10-01', end: '2026-10-31' }
  const late = { ...source, issue_date: '2026-11-05', notes: 'Oktober 2026', period }
  const next = (from: Draft) =>
    nextDraft(from, { issueDate: '2026-12-05', interval: month, movesTexts: true })
  expect(next(late).draft).toMatchObject({
    period: { start: '2026-11-01', end: '2026-11-30' },
    notes: 'November 2026',
  })
  expect(next({ ...late, period: { start: 'soon', end: '2026-10-31' } }).draft.period).toEqual({
    end: '2026-11-30',
  })
  const { issue_date: _, ...undated } = late
  expect(next(undated).draft).not.toHaveProperty('period')
})

test('reasons of charges and the note on tax name the new period', () => {
  const { draft } = nextDraft(
    {
      ...source,
      items: [
        { description: 'Miete', quantity: '1', unit_price: '1', charge_reason: 'Fracht November 2026' },
      ],
      charges: [{ reason: 'Versand {month}', amount: '5' }],
      tax_note: 'Leistung November 2026',
    },
    { issueDate: '2026-12-02', interval: month, movesTexts: true },
  )
  expect(draft.items[0]?.charge_reason).toBe('Fracht Dezember 2026')
  expect(draft.charges).toEqual([{ reason: 'Versand Dezember', amount: '5' }])
  expect(draft.tax_note).toBe('Leistung Dezember 2026')
})

test('fills placeholders only, if texts are not to be moved on or the source has no date', () => {
  const fixed = nextDraft(source, { issueDate: '2027-01-02', interval: month, movesTexts: false })
  expect(fixed.draft.items[0]?.description).toBe('Miete November 2026\nWohnung 4')
  expect(fixed.draft.notes).toBe('Zeitraum Januar 2027')
  const { issue_date: _, ...undated } = source
  const { draft } = nextDraft(undated, { issueDate: '2027-01-02', interval: month, movesTexts: true })
  expect(draft.items[0]?.description).toBe('Miete November 2026\nWohnung 4')
  expect(draft.due_date).toBeUndefined()
})

test('the source stays as it is', () => {
  const before = structuredClone(source)
  nextDraft(source, { issueDate: '2027-01-02', interval: month, movesTexts: true })
  expect(source).toEqual(before)
})
