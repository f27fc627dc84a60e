import { randomUUID } from 'node:crypto'
import {
  type EInvoiceFacts,
  eInvoiceFactsSchema,
  maxOmitted,
  type OpenedEInvoice,
  statedTotals,
} from '#contract/einvoices.ts'
import type { InvoiceView } from '#contract/invoices.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { writeInvoice } from '#core/invoice/read-invoice.ts'
import { extensionsOf, isAttachmentType, safeAttachmentName } from '#core/text/attachment-files.ts'
import { fieldPathOf } from '#einvoice/invoice/field-paths.ts'
import type { Attachment, EInvoice } from '#einvoice/model/einvoice.ts'
import type { Buyer } from '#einvoice/model/parties.ts'
import { termOf } from '#einvoice/model/terms.ts'
import { EInvoiceError } from '#einvoice/xml/einvoice-error.ts'
import type { Files, Renderer, ShellPorts } from '../ports/ports.ts'
import { isPdf, readEInvoiceFile } from './read-einvoice-file.ts'
import type { ReceivedEInvoice } from './received-einvoice.ts'

interface ReceivedEInvoicesDeps {
  files: Pick<Files, 'write'>
  shell: Pick<ShellPorts, 'chooseSavePath'>
  renderer: Pick<Renderer, 'renderReceived'>
  openInvoiceFile(file: { text: string }): InvoiceView
}

/** Holds the received e-invoice that is open, at most one. The page gets its values, never the file. */
export function createReceivedEInvoices({ files, shell, renderer, openInvoiceFile }: ReceivedEInvoicesDeps) {
  let opened: { id: string; received: ReceivedEInvoice } | null = null

  function find(id: string): ReceivedEInvoice {
    if (opened?.id !== id) throw new AppError('invalid_argument', { message: { code: 'einvoice.not_open' } })
    return opened.received
  }
  function invoiceOf(id: string): Invoice {
    const { imported } = find(id)
    if (!imported.ok) throw new AppError('invalid_invoice', { issues: imported.issues })
    return imported.invoice
  }

  return {
    async openEInvoice({ bytes: base64 }: { bytes: string }): Promise<OpenedEInvoice> {
      const bytes = Buffer.from(base64, 'base64')
      const received = await readEInvoiceFile(bytes).catch(error => {
        throw error instanceof EInvoiceError
          ? new AppError('file_unreadable', { message: error.reason })
          : error
      })
      const id = randomUUID()
      opened = { id, received }
      const { findings, imported } = received
      return {
        id,
        ...eInvoiceFactsSchema.parse(factsOf(received, isPdf(bytes))),
        findings: findings.slice(0, maxFindings).map(({ path, rule, severity, message }) => ({
          path: fieldPathOf(path),
          code: rule ?? 'not_checked',
          severity,
          message,
        })),
        problems: imported.ok ? [] : imported.issues.slice(0, maxFindings),
      }
    },

    async eInvoicePages({ id }: { id: string }): Promise<{ bytes: Uint8Array }> {
      const invoice = invoiceOf(id)
      const { bytes } = await renderer.renderReceived(invoice, invoice.template)
      return { bytes }
    },

    async saveEInvoiceAttachment({
      id,
      index,
    }: {
      id: string
      index: number
    }): Promise<{ path: string } | null> {
      const attachment = find(id).document.attachments?.[index]
      if (attachment?.file === undefined)
        throw new AppError('invalid_argument', { message: { code: 'einvoice.no_content' } })
      const path = await shell.chooseSavePath(attachmentName(attachment))
      if (path === null) return null
      await files.write(path, Buffer.from(attachment.file.content, 'base64'))
      return { path }
    },

    draftOfEInvoice: ({ id }: { id: string }): InvoiceView =>
      openInvoiceFile({ text: writeInvoice(invoiceOf(id)) }),

    closeEInvoice({ id }: { id: string }): void {
      if (opened?.id === id) opened = null
    },
  }
}

/** Whether a path is that of the file or the link of an attachment. */
const isContentOf = (path: string, index: number): boolean =>
  path === `attachments[${index}].file.content` || path === `attachments[${index}].url`

/** Maximum number of findings, and of problems, that the page gets. */
const maxFindings = 200

function factsOf(received: ReceivedEInvoice, isPdfFile: boolean): EInvoiceFacts {
  const { document, syntax, format, releases, imported, omitted } = received
  const { attachments = [] } = document
  // attachments have a list of their own
  const notShown = omitted.filter(({ path }) => !path.startsWith('attachments['))
  return {
    syntax,
    format,
    releases,
    specification: document.specification ?? '',
    isPdf: isPdfFile,
    number: document.number ?? '',
    type: document.type ?? '',
    issueDate: document.issueDate ?? '',
    dueDate: document.dueDate ?? '',
    currency: document.currency ?? '',
    seller: partyOf(document.seller),
    buyer: partyOf(document.buyer),
    totals: totalsOf(document, imported.ok ? imported.differences : []),
    attachments: attachments.map((attachment, index) => ({
      name: attachment.file?.name ?? attachment.reference ?? '',
      description: attachment.description ?? '',
      url: attachment.url ?? '',
      bytes: attachment.file === undefined ? null : Buffer.byteLength(attachment.file.content, 'base64'),
      isTaken: imported.ok && !omitted.some(({ path }) => isContentOf(path, index)),
    })),
    omitted: notShown
      .slice(0, maxOmitted)
      .map(({ path, text }) => ({ path, term: termOf(path) ?? null, text })),
    omittedCount: notShown.length,
  }
}

const partyOf = ({ name = '', vatId = '', address = {} }: Buyer = {}) => ({
  name,
  taxId: vatId,
  place: [address.postcode, address.city, address.country].filter(part => part).join(' '),
})

function totalsOf({ totals = {} }: EInvoice, differences: readonly { term: string; computed: string }[]) {
  const values = {
    'BT-109': totals.withoutTax,
    'BT-110': totals.tax,
    'BT-112': totals.withTax,
    'BT-113': totals.prepaid,
    'BT-114': totals.rounding,
    'BT-115': totals.payable,
  } satisfies Record<(typeof statedTotals)[number], string | undefined>
  return statedTotals.flatMap(term => {
    const stated = values[term]
    const computed = differences.find(difference => difference.term === term)?.computed ?? null
    return stated === undefined ? [] : [{ term, stated, computed }]
  })
}

/** Types that XRechnung allows in addition to those of EN 16931, with their extensions. */
const otherExtensions: Readonly<Record<string, string>> = { 'application/xml': 'xml', 'text/xml': 'xml' }

/**
 * File name of an attachment: a safe form of the stated one, with the extension of its type. Any other type gets
 * `.bin`, so that opening the file runs no program.
 */
function attachmentName({ file, reference }: Attachment): string {
  const type = (file?.mimeType ?? '').toLowerCase()
  const other = Object.hasOwn(otherExtensions, type) ? otherExtensions[type] : undefined
  const extension = isAttachmentType(type) ? extensionsOf(type)[0] : other
  return safeAttachmentName(file?.name ?? reference ?? '', extension ?? 'bin')
}
