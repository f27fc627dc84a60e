import { expect, test } from 'vitest'
import { groupSeparators } from './digit-separators.ts'

test.each([
  ['en', [',']],
  ['de-DE', ['.']],
  ['es-ES', ['.']],
  ['de-AT', ['\u00a0', '.']],
  ['no language', [',']],
])('%s groups digits by %j', (locale, separators) => {
  expect([...groupSeparators(locale)].sort()).toEqual([...separators].sort())
})
