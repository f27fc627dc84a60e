import { createRequire } from 'node:module'
import type { create } from 'qrcode'
import type { Modules } from '#render/pages/layout-context.ts'

// not named `require`: the bundler declares that name in every chunk
const load = createRequire(import.meta.url)

/**
 * Encodes a QR code with error correction level M, as EPC069-12 requires. Loaded on first use, because most
 * documents contain no code.
 */
export function encodeQrCode(text: string): Modules {
  const encoder = load('qrcode/lib/core/qrcode.js') as { create: typeof create }
  // the encoder throws an error of its own for lone surrogates
  const wellFormed = text.toWellFormed()
  const isAscii = /^[\0-\x7f]*$/.test(wellFormed)
  const data = isAscii ? wellFormed : declaredAsUtf8(wellFormed)
  const { modules } = encoder.create(data, { errorCorrectionLevel: 'M' })
  return { size: modules.size, isDark: (x, y) => modules.get(y, x) === 1 }
}

type Segments = Exclude<Parameters<typeof create>[0], string>

/**
 * The interface of the encoder's segments: a mode indicator of four bits, a length in `ccBits` bits, then the
 * data.
 */
interface EncodedSegment {
  mode: { bit: number; ccBits: readonly number[] }
  getLength(): number
  getBitsLength(): number
  write(buffer: { put(value: number, bits: number): void }): void
}

/** Extended Channel Interpretation 26 (UTF-8), ISO/IEC 18004: a mode indicator, no length, and eight bits. */
const utf8Declaration: EncodedSegment = {
  mode: { bit: 0b0111, ccBits: [0, 0, 0] },
  getLength: () => 0,
  getBitsLength: () => 8,
  write: buffer => buffer.put(26, 8),
}

/**
 * Declares the bytes as UTF-8. Otherwise readers guess the character set: zbar reads an é as a Chinese
 * character. The encoder supports no declaration, so this overrides `reduce`, from which it takes its
 * segments.
 */
function declaredAsUtf8(text: string): Segments {
  const ByteSegment = load('qrcode/lib/core/byte-data.js') as new (text: string) => EncodedSegment
  const segments = [utf8Declaration, new ByteSegment(text)]
  return Object.assign([], { reduce: () => segments })
}
