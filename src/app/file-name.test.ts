import { expect, test } from 'vitest'
import { emptyDraft } from '#core/draft/draft.ts'
import { fileNameOf } from './file-name.ts'

const draft = (invoice_number: string, name: string) => emptyDraft({ invoice_number, buyer: { name } })

test('contains invoice number and buyer, and marks a preview', () => {
  expect(fileNameOf(draft('A/1', 'Northwind: Traders'), 'delivered')).toBe('A-1 Northwind- Traders.pdf')
  expect(fileNameOf(draft('A/1', ''), 'preview')).toBe('A-1 TEST.pdf')
  expect(fileNameOf(draft('', '...'), 'delivered')).toBe('Invoice.pdf')
})

test.each(['Общество с ограниченной ответственностью '.repeat(8), '株式会社'.repeat(60), '👩‍🚀'.repeat(60)])(
  'truncates a long name between characters: %s',
  name => {
    const file = fileNameOf(draft('1', name), 'preview')
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(210)
    expect(Buffer.from(file).toString()).toBe(file)
    expect(file).toMatch(/ TEST\.pdf$/)
  },
)
