/**
 * A file name from an invoice number: an ASCII one, and the full one for clients that support RFC 6266. Neither contains path
 * separators, quotes or control characters.
 */
export function contentDisposition(invoiceNumber: string): string {
  const name = invoiceNumber
    .toWellFormed()
    .replace(/[\p{C}\p{Z}/\\:*?"<>|]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  const plain = name.replace(/[^\w.]+/g, '-')
  return `inline; filename="invoice-${plain}.pdf"; filename*=UTF-8''${encode(`invoice-${name}.pdf`)}`
}

/** Also encodes ' ( ) *, which RFC 8187 does not allow and encodeURIComponent leaves. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
