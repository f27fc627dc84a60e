import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparableNumber, numberPatternOn, proposeNumber } from '#core/invoice/invoice-number.ts'
import { runs } from '#core/testing/runs.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'

/** Patterns with their normalised form. */
const patterns = {
  'INV-{YYYY}-{####}': 'inv-{YYYY}-{####}',
  '{##}': '{##}',
  '{YY}{MM}\u2011{#}/a': '{YY}{MM}-{#}/a',
  '{YYYY}{MM}': '{YYYY}{MM}',
  '№{###}é': 'no{###}é',
  A: 'a',
  [`{${'#'.repeat(40)}}`]: '#'.repeat(40),
}
const date = '2026-11-21'

test('proposes the same next number as reading all numbers, in any spelling', () => {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-numbers-'))
  openStore(folder).close()
  const database = new DatabaseSync(dataPaths(folder).data, { timeout: 2000 })
  const store = openStore(folder)
  const insert = database.prepare(
    `INSERT INTO invoices (id, revision, updated_at, sample, invoice_number, customer, currency, search_text, search_id, comparable)
       VALUES (?, 1, '', 0, ?, '', 'EUR', '', ?, ?)`,
  )
  const take = database.prepare(`INSERT OR IGNORE INTO numbers VALUES (?, '1', '', ?)`)
  const digits = fc.stringMatching(/^0{0,3}\d{1,5}$/)
  const number = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('INV-2026-', 'INV-2025-', 'inv\u20112026\u2011', '', '2611-', '202611-', '№', 'A-'),
        digits,
        fc.constantFrom('', '/a', 'é', 'x'),
      )
      .map(parts => parts.join('')),
    fc.constantFrom(
      '202611',
      'A',
      '\uff21',
      'INV-2026-',
      'INV-2026-99999999999999999999',
      'INV-2026-9999999999999999999999999999999999',
      '7'.padStart(40, '0'),
    ),
    fc.string({ maxLength: 12 }).filter(text => !text.includes('\0')),
  )
  try {
    fc.assert(
      fc.property(
        fc.array(number, { maxLength: 12 }),
        fc.constantFrom(...Object.entries(patterns)),
        (all, [pattern, form]) => {
          database.exec('DELETE FROM numbers; DELETE FROM invoices')
          for (const [index, each] of all.entries())
            insert.run(String(index + 1), each, index + 1, comparableNumber(each))
          // One number was taken by a live submission.
          const last = all.pop() ?? ''
          if (all.length > 0) take.run(last, comparableNumber(last))
          const taken = database
            .prepare('SELECT comparable FROM invoices UNION SELECT comparable FROM numbers')
            .all()
          const read = proposeNumber(
            form,
            date,
            taken.map(row => String(row.comparable)),
          )
          const asked = proposeNumber(
            pattern,
            date,
            store.invoices.numbersFor(numberPatternOn(pattern, date)),
          )
          expect(comparableNumber(asked)).toBe(read)
        },
      ),
      { numRuns: runs(300, 100) },
    )
  } finally {
    store.close()
    database.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
