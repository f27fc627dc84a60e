import { basename } from 'node:path'
import type { ExportedEInvoices, RefusedEInvoice } from '#contract/einvoices.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import { type EInvoiceFormat, type XmlFormat, xmlFormatOf } from '#core/einvoice-formats.ts'
import type { Issue } from '#core/errors/issue.ts'
import { type InvoiceAsXml, invoiceAsXml } from '#einvoice/invoice/invoice-findings.ts'
import { createPdfNames } from '../delivery/kept-pdfs.ts'
import { chooseWritableFolder } from '../delivery/pdf-folder.ts'
import { findInvoice } from '../find-invoice.ts'
import type { Clock, Files, ShellPorts } from '../ports/ports.ts'
import type { Store, StoredInvoice } from '../ports/store.ts'
import type { SettingsOperations } from '../settings.ts'
import type { ExportedFiles, ExportedXml } from './exported-files.ts'

interface EInvoicesDeps {
  store: Store
  clock: Pick<Clock, 'today'>
  files: Files
  settings: SettingsOperations
  shell: Pick<ShellPorts, 'chooseFolder' | 'chooseSavePath'>
  exportedFiles: ExportedFiles
}

/** E-invoices of the saved revisions. For an issued invoice, they are made from what was sent. */
export function createEInvoices({ store, clock, files, settings, shell, exportedFiles }: EInvoicesDeps) {
  const names = createPdfNames(settings)

  const written = ({ draft }: StoredInvoice, format: EInvoiceFormat): InvoiceAsXml => {
    const read = invoiceOfDraft(draft)
    return read.ok ? invoiceAsXml(read.invoice, format, clock.today()) : { ok: false, findings: read.issues }
  }
  const fileName = ({ draft }: StoredInvoice) => names.ofDelivery(draft).replace(/\.pdf$/, '.xml')

  /**
   * The XML format of the customer; `undefined` if the customer receives the e-invoice inside the PDF or has no format.
   */
  function receivedFormat({ customerId }: StoredInvoice): XmlFormat | undefined {
    const usual = customerId && store.records.find('customers', customerId)?.record.e_invoice_format
    return xmlFormatOf(usual)
  }

  async function saveOne(stored: StoredInvoice, xml: Uint8Array): Promise<string | null> {
    const path = await shell.chooseSavePath(fileName(stored))
    if (path !== null) await files.write(path, xml)
    return path
  }

  return {
    checkEInvoice: ({ id, format }: { id: string; format: EInvoiceFormat }): Issue[] =>
      written(findInvoice(store, id), format).findings,

    /** An invoice that breaks a rule is named in the answer and does not stop the others. */
    async exportEInvoices({
      ids,
      format,
      byCustomer = false,
    }: {
      ids: string[]
      format: XmlFormat
      byCustomer?: boolean | undefined
    }): Promise<ExportedEInvoices | null> {
      const formatOf = (stored: StoredInvoice) => (byCustomer ? receivedFormat(stored) : undefined) ?? format
      const [first = '', ...others] = new Set(ids)
      if (others.length === 0) {
        const stored = findInvoice(store, first)
        const one = written(stored, formatOf(stored))
        if (!one.ok) return { path: '', saved: 0, refused: [refusedOf(stored, one.findings)] }
        const path = await saveOne(stored, one.xml)
        if (path !== null) exportedFiles.remember([{ stored, format, name: basename(path), xml: one.xml }])
        return path === null ? null : { path, saved: 1, refused: [] }
      }
      const folder = await chooseWritableFolder(shell, files)
      if (folder === null) return null
      const answer: ExportedEInvoices = { path: folder, saved: 0, refused: [] }
      const exported: ExportedXml[] = []
      for (const id of [first, ...others]) {
        const stored = findInvoice(store, id)
        const each = written(stored, formatOf(stored))
        if (each.ok) {
          const path = await files.writeUnused(folder, fileName(stored), each.xml)
          exported.push({ stored, format, name: basename(path), xml: each.xml })
          answer.saved += 1
        } else answer.refused.push(refusedOf(stored, each.findings))
      }
      exportedFiles.remember(exported)
      return answer
    },
  }
}

const refusedOf = ({ id, draft }: StoredInvoice, issues: Issue[]): RefusedEInvoice => ({
  id,
  invoice_number: draft.invoice_number,
  issues,
})
