import type { Draft } from '#core/draft/draft.ts'

/** Common file systems take 255 bytes; the rest is for the marks that follow. */
const longestBytes = 200

/** `INV-2026-0042 Northwind Traders.pdf`, with what a file system may not like replaced. */
export function fileNameOf({ invoice_number, buyer }: Draft, which: 'delivered' | 'preview'): string {
  const words = [invoice_number, buyer?.name]
    .map(word => (word ?? '').replace(/[\p{C}/\\:*?"<>|]/gu, '-').trim())
    .filter(word => word !== '')
    .join(' ')
    .replace(/^\.+/, '')
  const name = cutToBytes(words, longestBytes).trim() || 'Invoice'
  return `${name}${which === 'preview' ? ' TEST' : ''}.pdf`
}

/** At a code point, for half of one is no text. */
function cutToBytes(text: string, most: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(most))
  return text.slice(0, read)
}
