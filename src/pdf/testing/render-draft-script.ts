// Writes the PDF of the draft on stdin to stdout, with the watermark TEST if the first argument is TEST.
import { json } from 'node:stream/consumers'
import type { Draft } from '#core/draft/draft.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import { renderInvoice } from '../document/render-invoice.ts'
import { templateNamed } from './invoices.ts'

const written = invoiceOfDraft((await json(process.stdin)) as Draft)
if (!written.ok) throw new Error('the invoice cannot be read')
const { invoice } = written
const watermark = process.argv[2] === 'TEST' ? 'TEST' : null
const { bytes } = await renderInvoice(invoice, templateNamed(invoice.template), { watermark })
process.stdout.write(bytes)
