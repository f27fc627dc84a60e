import { EInvoiceError } from './einvoice-error.ts'

/** Exists in Node and in browsers; the types of the pure layers contain neither. */
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean },
) => { decode(bytes: Uint8Array): string }

/**
 * Decodes an XML file by its byte order mark, the shape of its first bytes, or its declaration (XML 1.0, appendix F).
 * A declared name is a label of the WHATWG Encoding Standard, to which ISO-8859-1 is windows-1252, as its files mostly are.
 * @throws EInvoiceError for another encoding, or bytes that are invalid in theirs
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new EInvoiceError({ code: 'einvoice.encoding', params: { encoding } })
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  const start = String.fromCharCode(...bytes.subarray(0, 200))
  const declared =
    /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1]?.toLowerCase() ?? 'utf-8'
  // a declaration that is read byte by byte is in no encoding of two bytes
  return declared.startsWith('utf-16') ? 'utf-8' : declared
}
