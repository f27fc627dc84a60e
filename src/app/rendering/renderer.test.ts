import { expect, test } from 'vitest'
import { inTemplateOrder } from './renderer.ts'

test('offers Minimal before Bold, then the other shipped ones, then the custom ones, each by name', () => {
  const names = [
    { name: 'bold', isCustom: false },
    { name: 'aurora', isCustom: true },
    { name: 'modern', isCustom: false },
    { name: 'minimal', isCustom: false },
    { name: 'classic', isCustom: false },
    { name: 'almanac', isCustom: true },
  ].sort(inTemplateOrder)
  expect(names.map(({ name }) => name)).toEqual(['minimal', 'bold', 'classic', 'modern', 'almanac', 'aurora'])
})
