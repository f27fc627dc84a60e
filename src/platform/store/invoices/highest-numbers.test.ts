import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberShape, proposeNumber } from '#core/invoice-number.ts'
import { openStore } from '../../sqlite-store.ts'
import { placesIn } from '../data-file/places.ts'

const patterns = ['INV-{YYYY}-{####}', '{##}', '{YY}{MM}-{#}/a', '{YYYY}{MM}', '№{###}é', 'A']
const date = '2026-11-21'

test('the next number is the same as if all numbers were read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-numbers-'))
  openStore(folder).close()
  const database = new DatabaseSync(placesIn(folder).data, { timeout: 2000 })
  const store = openStore(folder)
  const insert = database.prepare(
    `INSERT INTO invoices VALUES (?, 1, '', NULL, 0, NULL, ?, '', 'EUR', NULL, '', ?, NULL)`,
  )
  const take = database.prepare(`INSERT OR IGNORE INTO numbers VALUES (?, '1', '')`)
  const digits = fc.stringMatching(/^0{0,3}\d{1,5}$/)
  const number = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('INV-2026-', 'INV-2025-', '', '2611-', '202611-', '№', 'A-'),
        digits,
        fc.constantFrom('', '/a', 'é', 'x'),
      )
      .map(parts => parts.join('')),
    fc.constantFrom(
      '202611',
      'A',
      'INV-2026-',
      'INV-2026-99999999999999999999',
      'INV-2026-9999999999999999999999999999999999',
    ),
    fc.string({ maxLength: 12 }).filter(text => !text.includes('\0')),
  )
  try {
    fc.assert(
      fc.property(fc.array(number, { maxLength: 12 }), fc.constantFrom(...patterns), (all, pattern) => {
        database.exec('DELETE FROM numbers; DELETE FROM invoices')
        for (const [index, each] of all.entries()) insert.run(String(index + 1), each, index + 1)
        // a live submission took some of them
        if (all.length > 1) take.run(all.pop() ?? '')
        const taken = database
          .prepare('SELECT invoice_number FROM invoices UNION SELECT invoice_number FROM numbers')
          .all()
        const read = proposeNumber(
          pattern,
          date,
          taken.map(row => String(row.invoice_number)),
        )
        const asked = proposeNumber(pattern, date, store.invoices.numbersFor(numberShape(pattern, date)))
        expect(asked).toBe(read)
      }),
      { numRuns: 300 },
    )
  } finally {
    store.close()
    database.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
