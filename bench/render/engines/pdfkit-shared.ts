import { type Font, openSync } from 'fontkit'
import type PDFDocument from 'pdfkit'
import type { Engine } from '../engine.ts'
import { fontFiles } from './paper.ts'
import { PlainInvoice } from './pdfkit.ts'

let fonts: Record<'regular' | 'semibold', Font> | undefined

/**
 * Optimised pdfkit: fonts are parsed once and shared, lines are broken here, and letters are placed one by one, because
 * most of pdfkit's time goes into OpenType features that Latin text does not need.
 */
export const engine: Engine = {
  takes: 'texts',
  async prepare() {
    fonts = { regular: sharedFont(fontFiles.regular), semibold: sharedFont(fontFiles.semibold) }
  },
  async render(texts) {
    if (!fonts) throw new Error('pdfkit was not prepared')
    return new LeanInvoice(texts, fonts).write()
  },
}

/** Lays out letters by their widths, without kerning. */
function sharedFont(file: string): Font {
  const font = openSync(file)
  font.layout = text => {
    const glyphs = font.glyphsForString(text)
    // A copy, because pdfkit scales them in place.
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }))
    const width = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0)
    return { glyphs, positions, advanceWidth: (width * 1000) / font.unitsPerEm }
  }
  return font
}

class LeanInvoice extends PlainInvoice {
  protected override paragraph(text: string, width: number, document: PDFDocument) {
    const lines = text.split('\n').flatMap(line => linesOf(line, width, document))
    const lineHeight = document.heightOfString('x', {})
    return {
      height: lines.length * lineHeight,
      write(x: number, y: number, align: 'left' | 'right') {
        for (const [index, line] of lines.entries()) {
          const indent = align === 'right' ? width - document.widthOfString(line) : 0
          document.text(line, x + indent, y + index * lineHeight, { lineBreak: false })
        }
      },
    }
  }
}

function linesOf(text: string, width: number, document: PDFDocument): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const word of text.split(' ')) {
    const wordWidth = document.widthOfString(`${word} `)
    if (line && used + wordWidth > width) {
      lines.push(line)
      line = ''
      used = 0
    }
    line += line ? ` ${word}` : word
    used += wordWidth
  }
  return [...lines, line]
}
