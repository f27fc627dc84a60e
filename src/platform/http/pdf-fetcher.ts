import type { PdfFetcher } from '#app/service-ports.ts'
import { isExternalLink } from '#contract/external-link.ts'
import { exchange } from './exchange.ts'

const limitBytes = 50 * 1024 * 1024

/** Fetches what an invoiceUrl points to. The URL is all that is sent: no key, no cookie, no redirect followed. */
export function createPdfFetcher({ totalMs = 60_000 }: { totalMs?: number } = {}): PdfFetcher {
  return {
    async fetch(text, signal) {
      const no = (message: string) => ({ ok: false as const, message })
      if (!isExternalLink(text)) return no('The link of the PDF is not secure, so it was not opened.')
      const got = await exchange({
        url: new URL(text),
        method: 'GET',
        headers: { accept: 'application/pdf' },
        limitBytes,
        connectMs: 10_000,
        totalMs,
        signal,
      })
      if (got.kind === 'failed') return no('The PDF could not be downloaded. The invoice itself is safe.')
      if (got.status === 404 || got.status === 410)
        return { ...no('The link of the PDF has expired.'), isGone: true }
      if (got.status !== 200)
        return no(`The PDF could not be downloaded: the service answered ${got.status}.`)
      if (got.isCutOff) return no('The PDF did not arrive whole, or is larger than 50 MB.')
      if (!beginsLikePdf(got.body)) return no(notPdfWords(got.headers['content-type'] ?? ''))
      if (!endsLikePdf(got.body)) return no('The PDF did not arrive whole.')
      return { ok: true, bytes: got.body }
    },
  }
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

const beginsLikePdf = (bytes: Uint8Array) => textOf(bytes.subarray(0, 5)) === '%PDF-'

// readers allow a little after the end mark, and so do producers
const endsLikePdf = (bytes: Uint8Array) => textOf(bytes.subarray(-1024)).includes('%%EOF')

const notPdfWords = (type: string) =>
  type.startsWith('text/html')
    ? 'The link leads to a web page, not to a PDF. Open it in your browser: you may have to sign in.'
    : 'What the service sent is not a PDF.'
