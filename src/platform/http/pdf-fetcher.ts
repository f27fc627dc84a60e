import type { PdfFetcher } from '#app/service-ports.ts'
import { isExternalLink } from '#contract/external-link.ts'
import { exchange } from './exchange.ts'

const limitBytes = 50 * 1024 * 1024

/** Downloads the PDF of an invoiceUrl. Sends no key and no cookie, and follows no redirect. */
export function createPdfFetcher({ totalMs = 60_000 }: { totalMs?: number } = {}): PdfFetcher {
  return {
    async fetch(text, signal) {
      const failure = (message: string) => ({ ok: false as const, message })
      if (!isExternalLink(text)) return failure('The link of the PDF is not secure, so it was not opened.')
      const result = await exchange({
        url: new URL(text),
        method: 'GET',
        headers: { accept: 'application/pdf' },
        limitBytes,
        connectMs: 10_000,
        totalMs,
        signal,
      })
      if (result.kind === 'failed')
        return failure('The PDF could not be downloaded. The invoice itself is safe.')
      if (result.status === 404 || result.status === 410)
        return { ...failure('The link of the PDF has expired.'), isGone: true }
      if (result.status !== 200)
        return failure(`The PDF could not be downloaded: the service answered ${result.status}.`)
      if (result.isTruncated) return failure('The PDF did not arrive whole, or is larger than 50 MB.')
      if (!hasPdfHeader(result.body)) return failure(notPdfMessage(result.headers['content-type'] ?? ''))
      if (!hasEndMarker(result.body)) return failure('The PDF did not arrive whole.')
      return { ok: true, bytes: result.body }
    },
  }
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

const hasPdfHeader = (bytes: Uint8Array) => textOf(bytes.subarray(0, 5)) === '%PDF-'

// PDF readers and writers allow a few bytes after the end marker.
const hasEndMarker = (bytes: Uint8Array) => textOf(bytes.subarray(-1024)).includes('%%EOF')

const notPdfMessage = (type: string) =>
  type.startsWith('text/html')
    ? 'The link leads to a web page, not to a PDF. Open it in your browser: you may have to sign in.'
    : 'What the service sent is not a PDF.'
