import type { Draft } from '#core/draft/draft.ts'

/** Common file systems allow 255 bytes; the rest is for suffixes. */
const maxBytes = 200

/** `INV-2026-0042 Northwind Traders.pdf`, with characters replaced that a file system may reject. */
export function fileNameOf({ invoice_number, buyer }: Draft, kind: 'delivered' | 'preview'): string {
  const parts = [invoice_number, buyer?.name]
    .map(word => (word ?? '').replace(/[\p{C}/\\:*?"<>|]/gu, '-').trim())
    .filter(word => word !== '')
    .join(' ')
    .replace(/^\.+/, '')
  const name = cutToBytes(parts, maxBytes).trim() || 'Invoice'
  return `${name}${kind === 'preview' ? ' TEST' : ''}.pdf`
}

/** Truncates at a code point. */
function cutToBytes(text: string, max: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(max))
  return text.slice(0, read)
}
