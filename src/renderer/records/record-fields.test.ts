import { afterEach, expect, test } from 'vitest'
import { setInterfaceLanguage, uiLocale } from '../i18n/locale.ts'
import { inThisLocale, recordOfForm } from './record-fields.ts'

afterEach(() => setInterfaceLanguage('en'))

test('numbers that were typed in another language mean the same after a change', () => {
  const typed = {
    texts: { name: 'Oak 1.234', tax_rate: '7.125' },
    prices: [
      { currency: 'EUR', amount: '1.234' },
      { currency: 'CHF', amount: '1,234.5' },
      { currency: 'USD', amount: 'per hour' },
    ],
  }
  const before = uiLocale
  const record = recordOfForm('items', typed)
  setInterfaceLanguage('de')
  const after = inThisLocale('items', typed, before)
  expect(after.texts).toMatchObject({ name: 'Oak 1.234', tax_rate: '7,125' })
  expect(after.prices.map(({ amount }) => amount)).toEqual(['1,234', '1.234,50', 'per hour'])
  expect(recordOfForm('items', after)).toMatchObject({
    ...record,
    prices: { EUR: '1.234', CHF: '1234.50', USD: 'per hour' },
  })
})
