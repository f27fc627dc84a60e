import type { Draft } from '#core/draft.ts'

/** `INV-2026-0042 Northwind Traders.pdf`, with what a file system may not like replaced. */
export function fileNameOf({ invoice_number, buyer }: Draft, which: 'delivered' | 'preview'): string {
  const words = [invoice_number, buyer?.name, which === 'preview' ? 'TEST' : undefined]
  const name = words
    .map(word => (word ?? '').replace(/[\p{C}/\\:*?"<>|]/gu, '-').trim())
    .filter(word => word !== '')
    .join(' ')
    .replace(/^\.+/, '')
    .slice(0, 120)
  return `${name || 'Invoice'}.pdf`
}
