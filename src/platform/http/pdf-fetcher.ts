import type { PdfFetcher } from '#app/ports/services.ts'
import { isExternalLink } from '#contract/external-link.ts'
import type { PlainMessageCode } from '#core/messages/message.ts'
import { exchange } from './exchange.ts'

const limitBytes = 50 * 1024 * 1024

/** Downloads the PDF of an invoiceUrl. Sends no key and no cookie, and follows no redirect. */
export function createPdfFetcher({ totalMs = 60_000 }: { totalMs?: number } = {}): PdfFetcher {
  return {
    async fetch(text, signal) {
      const failure = (code: PlainMessageCode) => ({ ok: false as const, message: { code } })
      if (!isExternalLink(text)) return failure('pdf.link_insecure')
      const result = await exchange({
        url: new URL(text),
        method: 'GET',
        headers: { accept: 'application/pdf' },
        limitBytes,
        connectMs: 10_000,
        totalMs,
        signal,
      })
      if (result.kind === 'failed') return failure('pdf.download_failed')
      if (result.status === 404 || result.status === 410) return { ...failure('pdf.link_gone'), isGone: true }
      if (result.status !== 200)
        return {
          ok: false,
          message: { code: 'pdf.download_status', params: { status: result.status } },
        }
      if (result.isTruncated) return failure('pdf.truncated')
      if (!hasPdfHeader(result.body)) return failure(notPdfCode(result.headers['content-type'] ?? ''))
      if (!hasEndMarker(result.body)) return failure('pdf.incomplete')
      return { ok: true, bytes: result.body }
    },
  }
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

const hasPdfHeader = (bytes: Uint8Array) => textOf(bytes.subarray(0, 5)) === '%PDF-'

// PDF readers and writers allow a few bytes after the end marker.
const hasEndMarker = (bytes: Uint8Array) => textOf(bytes.subarray(-1024)).includes('%%EOF')

const notPdfCode = (type: string) => (type.startsWith('text/html') ? 'pdf.web_page' : 'pdf.other_format')
