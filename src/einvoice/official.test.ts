/** @module-tag extended */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { checkFile } from './check-file.ts'
import { formats } from './model/formats.ts'
import { readEInvoice } from './read-einvoice.ts'
import { compareWithOfficial } from './testing/compare-with-official.ts'
import { defect, withDefect } from './testing/defects.ts'
import { needOfficialRules } from './testing/official-rules.ts'
import { validEInvoice } from './testing/random-einvoice.ts'
import { writeEInvoice } from './write-einvoice.ts'

test('a valid document is valid under the official rules', context => {
  needOfficialRules(context)
  fc.assert(
    fc.property(validEInvoice, ({ name, invoice }) => {
      const { ours, errors } = compareWithOfficial(invoice, name)
      expect(ours.filter(({ severity }) => severity === 'error')).toEqual([])
      const file = readEInvoice(writeEInvoice(invoice, formats[name].syntax))
      expect(checkFile(file, formats[name]).filter(({ severity }) => severity === 'error')).toEqual([])
      expect(errors).toEqual([])
    }),
    { numRuns: runs(1000, 12) },
  )
})

test('a document with a defect is refused for a rule that the official check names too', context => {
  needOfficialRules(context)
  fc.assert(
    fc.property(validEInvoice, defect, ({ name, invoice }, change) => {
      const { falseAlarms, errors, isMissed, missedWarnings } = compareWithOfficial(
        withDefect(invoice, change),
        name,
      )
      expect(falseAlarms).toEqual([])
      expect(isMissed ? errors : []).toEqual([])
      expect(missedWarnings).toEqual([])
    }),
    { numRuns: runs(1000, 24) },
  )
})

test('a document that is written reads as it was', () => {
  fc.assert(
    fc.property(validEInvoice, ({ name, invoice }) => {
      const { syntax } = formats[name]
      const written = writeEInvoice(invoice, syntax)
      const read = readEInvoice(written)
      expect(read.unread).toEqual([])
      expect(read.invoice).toEqual(invoice)
      expect(writeEInvoice(read.invoice, syntax)).toEqual(written)
    }),
    { numRuns: runs(5000, 100) },
  )
})
