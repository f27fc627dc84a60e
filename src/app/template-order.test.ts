import { expect, it } from 'vitest'
import { inTemplateOrder } from './template-order.ts'

it('offers Minimal before Bold, and own templates after both by name', () => {
  const names = ['bold', 'aurora', 'minimal', 'zine'].map(name => ({ name })).sort(inTemplateOrder)
  expect(names.map(({ name }) => name)).toEqual(['minimal', 'bold', 'aurora', 'zine'])
})
