import type { Invoice } from '#core/invoice/invoice.ts'
import { limits } from '#core/limits.ts'

/** Seconds, fitted to 200 random invoices of one to a thousand items (docs/decisions/0043-fair-rendering.md). */
const costs = {
  file: 0.004,
  item: 0.00006,
  /** per character: every one is measured and painted, the letters of a new word are shaped */
  plain: { each: 0.35e-6, ofNewWord: 0.6e-6 },
  ideograph: { each: 0.7e-6, ofNewWord: 0.7e-6 },
  shaped: { each: 1e-6, ofNewWord: 5e-6 },
  /** of a PNG, which is decoded */
  pixel: 4e-8,
}

/** Letters that are drawn without HarfBuzz, and scripts that are set letter by letter. */
const plain = /^[\0-\u058f\u1e00-\u2bff]*$/
const ideographs = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/

/** Estimated seconds of CPU for rendering an invoice, from its lines, text, scripts and logo. */
export function estimateRender({ logo, ...invoice }: Invoice): number {
  const words = new Set<string>()
  let seconds = costs.file + invoice.items.length * costs.item + pixelsOf(logo) * costs.pixel
  for (const text of textsOf(invoice)) {
    for (const word of text.split(' ')) {
      const cost = plain.test(word) ? costs.plain : ideographs.test(word) ? costs.ideograph : costs.shaped
      seconds += word.length * cost.each
      if (words.has(word)) continue
      words.add(word)
      seconds += word.length * cost.ofNewWord
    }
  }
  return seconds
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* textsOf(each)
}

const pngPrefix = 'data:image/png;base64,'

/** Width and height as in the header of the PNG, which is only validated when it is rendered. */
function pixelsOf(logo: string | undefined): number {
  if (!logo?.startsWith(pngPrefix)) return 0
  const header = Buffer.from(logo.slice(pngPrefix.length, pngPrefix.length + 32), 'base64')
  if (header.length < 24) return 0
  const side = (offset: number) => Math.min(limits.logoSide, header.readUInt32BE(offset))
  return side(16) * side(20)
}
