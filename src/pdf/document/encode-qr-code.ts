import { createRequire } from 'node:module'
import type { create } from 'qrcode'
import type { Modules } from '#render/model/qr-code.ts'

// not named `require`: the bundler declares that name in every chunk
const load = createRequire(import.meta.url)

/**
 * Encodes a QR code with error correction level M, as EPC069-12 requires. Loaded on first use, because most
 * documents contain no code.
 */
export function encodeQrCode(text: string): Modules {
  const encoder = load('qrcode/lib/core/qrcode.js') as { create: typeof create }
  // the encoder throws an error of its own for lone surrogates
  const { modules } = encoder.create(text.toWellFormed(), { errorCorrectionLevel: 'M' })
  return { size: modules.size, isDark: (x, y) => modules.get(y, x) === 1 }
}
