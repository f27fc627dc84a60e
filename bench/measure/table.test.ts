import { expect, test } from 'vitest'
import { toTable } from './table.ts'

test('aligns text left and numbers right', () => {
  expect(
    toTable(
      ['', '10'],
      [
        ['ours', '2.4'],
        ['another', '> 60 s'],
        ['a third', '–'],
      ],
    ),
  ).toBe(`|         |     10 |
| ------- | -----: |
| ours    |    2.4 |
| another | > 60 s |
| a third |      – |`)
})
