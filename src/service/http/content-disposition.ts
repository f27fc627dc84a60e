/**
 * A file name made of an invoice number, which may hold anything: a plain one for every client and the real one
 * for those that read RFC 6266. Neither has a separator of paths, a quote or a control character.
 */
export function contentDisposition(invoiceNumber: string): string {
  const name = invoiceNumber
    .toWellFormed()
    .replace(/[\p{C}\p{Z}/\\:*?"<>|]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  const plain = name.replace(/[^\w.]+/g, '-')
  return `inline; filename="invoice-${plain}.pdf"; filename*=UTF-8''${encode(`invoice-${name}.pdf`)}`
}

/** encodeURIComponent leaves ' ( ) * as they are, which RFC 8187 does not allow. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
