import { expect, test } from 'vitest'
import { inTemplateOrder } from './template-order.ts'

test('offers Minimal before Bold, then the other shipped ones, then one’s own, each by name', () => {
  const names = [
    { name: 'bold', own: false },
    { name: 'aurora', own: true },
    { name: 'modern', own: false },
    { name: 'minimal', own: false },
    { name: 'classic', own: false },
    { name: 'almanac', own: true },
  ].sort(inTemplateOrder)
  expect(names.map(({ name }) => name)).toEqual(['minimal', 'bold', 'classic', 'modern', 'almanac', 'aurora'])
})
