import type { Invoice } from '../../src/core/invoice/invoice.ts'
import { readInvoice } from '../../src/core/invoice/read-invoice.ts'
import { invoiceAsXml } from '../../src/einvoice/invoice/invoice-findings.ts'
import { renderInvoice } from '../../src/pdf/document/render-invoice.ts'
import { shippedTemplates } from '../../src/pdf/shipped-templates.ts'
import { invoiceOf } from '../invoice/invoice-of.ts'
import { median } from '../measure/median.ts'
import { eInvoiceSizes, type Plan } from './plan.ts'
import type { EInvoiceCost } from './results.ts'

/** Sum of the lines of all renders per round. */
const linesPerRound = { 10: 200, 1000: 4000 }

export async function measureEInvoices(plan: Plan, log: (text: string) => void): Promise<EInvoiceCost[]> {
  const costs: EInvoiceCost[] = []
  for (const items of eInvoiceSizes) costs.push(await measureEInvoice(items, plan, log))
  return costs
}

/**
 * Measures the cost of an e-invoice: creating and checking its XML, and the additional render time of a final
 * PDF.
 */
async function measureEInvoice(
  items: (typeof eInvoiceSizes)[number],
  plan: Plan,
  log: (text: string) => void,
): Promise<EInvoiceCost> {
  const rendersPerRound = linesPerRound[items] / items
  const template = shippedTemplates.get('minimal')?.()
  if (!template) throw new Error('The template minimal is missing')
  const plain = (invoice: Invoice) => renderInvoice(invoice, template, { watermark: null })
  const xmlOf = (invoice: Invoice) => {
    const written = invoiceAsXml(invoice, 'factur-x')
    if (!written.ok) throw new Error(JSON.stringify(written.findings))
    return written.xml
  }
  const hybrid = (invoice: Invoice, xml: Uint8Array) => {
    const about = { description: 'Invoice as XML', conformanceLevel: 'EN 16931' } as const
    return renderInvoice(invoice, template, {
      watermark: null,
      attachment: { name: 'factur-x.xml', xml, ...about },
    })
  }
  const times = { plain: [] as number[], hybrid: [] as number[], written: [] as number[] }
  const added: number[] = []
  for (let round = 0; round < plan.eInvoiceRounds; round += 1) {
    log(`e-invoice of ${items} items: round ${round + 1} of ${plan.eInvoiceRounds}`)
    for (let turn = 0; turn < rendersPerRound; turn += 1) {
      const invoice = completeInvoice(items, 3_000_000 + round * rendersPerRound + turn)
      const start = performance.now()
      const without = await plain(invoice)
      const rendered = performance.now()
      const xml = xmlOf(invoice)
      const written = performance.now()
      const carrying = await hybrid(invoice, xml)
      const end = performance.now()
      // the first round compiles code
      if (round === 0) continue
      times.plain.push(rendered - start)
      times.written.push(written - rendered)
      times.hybrid.push(end - written)
      added.push(carrying.bytes.length - without.bytes.length)
    }
  }
  return {
    items,
    plain: median(times.plain),
    hybrid: median(times.hybrid),
    written: median(times.written),
    addedBytes: Math.max(...added),
  }
}

/** Adds the fields that EN 16931 requires beyond those that are printed. */
function completeInvoice(items: number, seed: number): Invoice {
  const invoice = invoiceOf(items, seed)
  const { tax_id: _, ...seller } = invoice.seller ?? {}
  const read = readInvoice(
    JSON.stringify({
      ...invoice,
      seller: { ...seller, tax_id: 'GB123456789', country: 'GB' },
      buyer: { ...invoice.buyer, country: 'GB' },
    }),
  )
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.invoice
}
