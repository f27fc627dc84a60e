/** @module-tag extended */
import { expect, test } from 'vitest'
import { readEInvoiceFile } from './read-einvoice-file.ts'

const refusal = async (text: string | Uint8Array) =>
  await readEInvoiceFile(Buffer.from(text as string)).then(
    () => null,
    (error: { reason?: { code: string } }) => error.reason?.code ?? error,
  )

test('hostile XML is refused with its reason, also when it takes too much time or memory', async () => {
  expect(await refusal('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toBe('einvoice.doctype')
  expect(await refusal('<a')).toBe('einvoice.malformed')
  expect(await refusal('<html/>')).toBe('einvoice.unknown_root')
  expect(await refusal('<a>'.repeat(500))).toBe('einvoice.too_complex')
  expect(await refusal(new Uint8Array(20_000_000))).toBe('einvoice.too_large')
  expect(await refusal('%PDF-1.7\nnothing')).toBe('einvoice.pdf_damaged')
})
