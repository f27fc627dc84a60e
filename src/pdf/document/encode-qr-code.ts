import { createRequire } from 'node:module'
import type { create } from 'qrcode'
import type { Modules } from '#render/qr-code.ts'

// not `require`: the bundler writes one of that name into every chunk
const load = createRequire(import.meta.url)

/** A QR code, error correction M as the payment standard asks. Loaded at the first code, because most documents have none. */
export function encodeQrCode(text: string): Modules {
  const encoder = load('qrcode/lib/core/qrcode.js') as { create: typeof create }
  // of half a character the encoder would make an error of its own
  const { modules } = encoder.create(text.toWellFormed(), { errorCorrectionLevel: 'M' })
  return { size: modules.size, isDark: (x, y) => modules.get(y, x) === 1 }
}
