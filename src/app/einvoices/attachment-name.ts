import { safeFileStem } from '#core/text/file-name.ts'
import type { Attachment } from '#einvoice/model/einvoice.ts'

/** Types that EN 16931 and XRechnung allow, with the extension that a file of it gets. */
const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'text/csv': 'csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/xml': 'xml',
  'text/xml': 'xml',
}

/**
 * File name of an attachment: a safe form of the stated one, with the extension of its type. Any other type gets
 * `.bin`, so that opening the file runs no program.
 */
export function attachmentName({ file, reference }: Attachment): string {
  const stated = file?.name ?? reference ?? ''
  const stem = safeFileStem(stated.slice(0, 500).replace(/\.[A-Za-z0-9]{1,8}$/, ''))
  const type = (file?.mimeType ?? '').toLowerCase()
  return `${stem || 'Attachment'}.${Object.hasOwn(extensions, type) ? extensions[type] : 'bin'}`
}
