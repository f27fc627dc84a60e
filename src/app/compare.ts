import { createHash } from 'node:crypto'
import type { Attempt, Renderer } from './ports.ts'
import { invoiceOfPayload } from './sent-fields.ts'

/**
 * Does the delivered PDF show what the preview showed? The same renderer makes the same bytes, so both the marked
 * and the clean file are known before they are made. `null`: it cannot be told.
 */
export async function matchesPreview(
  renderer: Renderer,
  { payload, template, mode }: Pick<Attempt, 'payload' | 'template' | 'mode'>,
  delivered: Uint8Array,
): Promise<boolean | null> {
  const invoice = invoiceOfPayload(payload)
  const digestOf = (of: Attempt['mode']) => renderer.digest(invoice, template, of).catch(() => undefined)
  const found = createHash('sha256').update(delivered).digest('hex')
  if (found === (await digestOf(mode))) return true
  // a live PDF with the mark on it is not what was paid for, and a test without it not what was asked for
  return found === (await digestOf(mode === 'live' ? 'test' : 'live')) ? false : null
}
