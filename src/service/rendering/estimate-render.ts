import type { Invoice } from '#core/invoice/invoice.ts'
import { limits } from '#core/limits.ts'
import { isSummed } from '#core/line-kind.ts'
import { bytesOfFile } from '#core/text/attachment-files.ts'

/**
 * CPU seconds, fitted to invoices of one to a thousand items in all scripts
 * (docs/decisions/0067-limits-of-reading-and-fair-rendering.md).
 */
const costs = {
  file: 0.004,
  item: 0.00006,
  /** per field of an item besides its description, printed as a separate text */
  field: 0.00001,
  /** per line in the totals */
  taxRate: 0.00015,
  /** per line break; many low rows make many pages */
  lineBreak: 7e-6,
  /** per character: each is measured and painted, and those of a new word are shaped */
  plain: { each: 0.35e-6, ofNewWord: 0.8e-6 },
  ideograph: { each: 0.7e-6, ofNewWord: 0.7e-6 },
  shaped: { each: 1e-6, ofNewWord: 5e-6 },
  /** per new character outside Latin, whose outline is embedded */
  glyph: { plain: 15e-6, ideograph: 13e-6, shaped: 10e-6 },
  /** per pixel of a PNG, which is decoded */
  pixel: 4e-8,
  /** per byte of an attachment, which is decoded and compressed */
  attachedByte: 5e-8,
  /**
   * per character of an account's template above the ordinary length, because it is parsed and has more
   * blocks
   */
  templateCharacter: 0.5e-6,
}

const ordinaryTemplate = 16 * 1024

type Script = 'plain' | 'ideograph' | 'shaped'

/** Scripts that are laid out character by character, as ranges of UTF-16 code units. */
const ideographs = [
  [0x2e80, 0x9fff],
  [0xac00, 0xd7af],
  [0xf900, 0xfaff],
  [0xff00, 0xffef],
] as const

/** Plain letters are shaped without HarfBuzz. */
function scriptOf(code: number): Script {
  if (code < 0x590 || (code >= 0x1e00 && code <= 0x2bff)) return 'plain'
  return ideographs.some(([first, last]) => code >= first && code <= last) ? 'ideograph' : 'shaped'
}

const space = 0x20
const isBreak = (code: number) => code === 0x0a || code === 0x2028 || code === 0x2029

/** End of Latin, whose glyphs are embedded anyway. */
const latin = 0x250

/** Bits of the hash that identifies a word. A megabyte of words is hashed in 10 ms. */
const hashBits = 20

/** Estimated seconds of CPU for rendering an invoice, from its lines, text, scripts, logo and attachments. */
export function estimateRender({ logo, attachments = [], ...invoice }: Invoice): number {
  const rates = new Set(invoice.items.filter(isSummed).map(({ tax_rate }) => tax_rate))
  const text = new TextCosts()
  for (const each of textsOf(invoice)) text.add(each)
  const { items } = invoice
  return (
    costs.file +
    items.length * costs.item +
    rates.size * costs.taxRate +
    pixelsOf(logo) * costs.pixel +
    sumOfBytes(attachments) * costs.attachedByte +
    text.seconds
  )
}

/** Estimated seconds of CPU that a template adds to the render of an invoice. */
export const estimateTemplate = ({ text = '' }: { text?: string }): number =>
  Math.max(0, text.length - ordinaryTemplate) * costs.templateCharacter

/** Estimated seconds of a picture: the sample invoice, with letters drawn as shapes. */
export const estimatePicture = (template: { text: string }): number => 0.03 + estimateTemplate(template)

/**
 * Number of the estimate that last met a word or a glyph. The tables are allocated once, because clearing a
 * megabyte for each request costs more than the estimate of a small invoice.
 */
const lastEstimate = { ofWord: new Uint32Array(2 ** hashBits), ofGlyph: new Uint32Array(2 ** 16) }
let estimates = 0

/** Sums the costs of texts; repeated words and glyphs cost less. */
class TextCosts {
  seconds = 0
  readonly #estimate = ++estimates % 2 ** 32

  add(text: string): void {
    this.seconds += costs.field
    let [length, hash, script] = [0, 0, 'plain' as Script]
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : space
      if (code !== space && !isBreak(code)) {
        length += 1
        hash = (Math.imul(hash, 31) + code) | 0
        if (code < latin) continue
        const own = scriptOf(code)
        if (script === 'plain' || own === 'ideograph') script = own
        if (this.#isNew(lastEstimate.ofGlyph, code)) this.seconds += costs.glyph[own]
        continue
      }
      if (code !== space) this.seconds += costs.lineBreak
      if (length > 0) this.#addWord(length, hash, script)
      length = 0
      hash = 0
      script = 'plain'
    }
  }

  #addWord(length: number, hash: number, script: Script): void {
    const { each, ofNewWord } = costs[script]
    const place = Math.imul(hash, 0x9e3779b1) >>> (32 - hashBits)
    this.seconds += length * (this.#isNew(lastEstimate.ofWord, place) ? each + ofNewWord : each)
  }

  #isNew(estimateOf: Uint32Array, place: number): boolean {
    const isNew = estimateOf[place] !== this.#estimate
    estimateOf[place] = this.#estimate
    return isNew
  }
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* textsOf(each)
}

const sumOfBytes = (attachments: NonNullable<Invoice['attachments']>) =>
  attachments.reduce((sum, { data }) => sum + bytesOfFile(data), 0)

const pngPrefix = 'data:image/png;base64,'

/** Returns the number of pixels in the header of a PNG, which is only validated by the render. */
function pixelsOf(logo: string | undefined): number {
  if (!logo?.startsWith(pngPrefix)) return 0
  const header = Buffer.from(logo.slice(pngPrefix.length, pngPrefix.length + 32), 'base64')
  if (header.length < 24) return 0
  const side = (offset: number) => Math.min(limits.logoSide, header.readUInt32BE(offset))
  return side(16) * side(20)
}
