import type { Attempt, Renderer } from './ports.ts'
import { invoiceOfPayload } from './sent-fields.ts'

/**
 * Does the delivered PDF show what the preview showed? The same renderer makes the same bytes, so a test invoice can
 * be told exactly. A live one has no mark and is told by its pages. `null`: it cannot be told.
 */
export async function matchesPreview(
  renderer: Renderer,
  { payload, template, mode }: Pick<Attempt, 'payload' | 'template' | 'mode'>,
  delivered: Uint8Array,
): Promise<boolean | null> {
  const local = await renderer.render(invoiceOfPayload(payload), template).catch(() => undefined)
  if (!local) return null
  const isSame = Buffer.compare(local.bytes, delivered) === 0
  // a live PDF with the mark on it is not what was paid for
  if (isSame) return mode === 'test'
  const pages = pageCountOf(delivered)
  if (pages === null) return null
  if (pages !== local.pageCount) return false
  return mode === 'live' ? true : null
}

/** Counts page objects, or believes their tree, where they are written plainly; `null` where both are packed into streams. */
function pageCountOf(pdf: Uint8Array): number | null {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')
  const pages = text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0
  if (pages > 0) return pages
  const counts = [...text.matchAll(/\/Type\s*\/Pages\b[^>]*\/Count\s+(\d+)/g)].map(([, count]) =>
    Number(count),
  )
  return counts.length === 0 ? null : Math.max(...counts)
}
