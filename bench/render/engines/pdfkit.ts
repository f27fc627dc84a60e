import PDFDocument from 'pdfkit'
import type { InvoiceTexts } from '../../invoice/invoice-texts.ts'
import type { Engine } from '../engine.ts'
import {
  colors,
  columns,
  contentWidth,
  gutter,
  leading,
  markOpacity,
  paper,
  readFonts,
  rowPadding,
  sizes,
  totalsWidth,
} from './paper.ts'

let fonts: ReturnType<typeof readFonts> | undefined

/** pdfkit as in its guide: `text()` and `heightOfString()`, with font files read once. */
export const engine: Engine = {
  takes: 'texts',
  async prepare() {
    fonts = readFonts()
  },
  render: texts => new PlainInvoice(texts, fonts ?? readFonts()).write(),
}

/** Text in a column or on its own line. */
interface Paragraph {
  readonly height: number
  /** Writes the text below `y`. */
  write(x: number, y: number, align: 'left' | 'right'): void
}

/** Renders the invoice with plain pdfkit. */
export class PlainInvoice {
  readonly #texts: InvoiceTexts
  readonly #document: PDFDocument
  readonly #bytes: Promise<Buffer>
  #y: number = paper.top

  constructor(texts: InvoiceTexts, { regular, semibold }: Record<'regular' | 'semibold', Buffer | object>) {
    this.#texts = texts
    const { left, right, top } = paper
    const document = new PDFDocument({
      size: 'A4',
      // pdfkit adds a page for text in the margin.
      margins: { left, right, top, bottom: 0 },
      bufferPages: true,
      info: { Title: `${texts.title} ${texts.number}` },
    })
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    this.#bytes = new Promise(resolve => document.on('end', () => resolve(Buffer.concat(chunks))))
    document.registerFont('regular', regular)
    document.registerFont('semibold', semibold)
    this.#document = document
  }

  write(): Promise<Buffer> {
    this.#mark()
    this.#heading()
    this.#row(this.#texts.head, 'semibold')
    for (const row of this.#texts.rows) this.#row(row, 'regular')
    this.#totals()
    this.#closing()
    this.#footers()
    this.#document.end()
    return this.#bytes
  }

  /** In the current font. */
  protected paragraph(text: string, width: number, document: PDFDocument): Paragraph {
    return {
      get height() {
        return document.heightOfString(text, { width })
      },
      write: (x, y, align) => {
        document.text(text, x, y, { width, align })
      },
    }
  }

  #paragraph(text: string, width: number): Paragraph {
    return this.paragraph(text, width, this.#document)
  }

  #mark(): void {
    const { width, height } = paper
    const document = this.#document.save().rotate(-55, { origin: [width / 2, height / 2] })
    document.font('semibold').fontSize(sizes.mark).fillColor(colors.ink).fillOpacity(markOpacity)
    document.text(this.#texts.mark, 0, height / 2 - sizes.mark * 0.6, {
      width,
      align: 'center',
      lineBreak: false,
    })
    document.restore().fillOpacity(1)
  }

  #heading(): void {
    const { title, number, seller, buyer, facts } = this.#texts
    const document = this.#document
    document.fillColor(colors.ink).font('semibold').fontSize(sizes.title).text(title, paper.left, paper.top)
    document.font('regular').fontSize(sizes.number).text(number)
    this.#body('regular')
    const top = document.y + 30
    const width = contentWidth / 3 - gutter
    const blocks = [seller, buyer, facts.map(([label, value]) => `${label}: ${value}`)]
    const heights = blocks.map((lines, index) => {
      const { height, write } = this.#paragraph(lines.join('\n'), width)
      write(paper.left + index * (width + gutter), top, 'left')
      return height
    })
    this.#y = top + Math.max(...heights) + 30
  }

  #body(font: string): void {
    this.#document.font(font).fontSize(sizes.body).fillColor(colors.ink)
    this.#document.lineGap(sizes.body * (leading - 1.21))
  }

  /** @returns whether a page was added */
  #makeRoom(height: number): boolean {
    if (this.#y + height <= paper.height - paper.bottom) return false
    this.#document.addPage()
    this.#mark()
    this.#y = paper.top
    return true
  }

  #row(cells: readonly string[], font: string): void {
    this.#body(font)
    const paragraphs = columns.map(({ width }, index) => this.#paragraph(cells[index] ?? '', width - gutter))
    const height = (paragraphs[0]?.height ?? 0) + 2 * rowPadding
    if (this.#makeRoom(height)) {
      this.#row(this.#texts.head, 'semibold')
      this.#body(font)
    }
    let x: number = paper.left
    columns.forEach(({ width, align }, index) => {
      paragraphs[index]?.write(x, this.#y + rowPadding, align)
      x += width
    })
    this.#y += height
    this.#rule(paper.left)
  }

  #rule(from: number): void {
    const to = paper.width - paper.right - gutter
    this.#document.moveTo(from, this.#y).lineTo(to, this.#y).lineWidth(0.5).stroke(colors.line)
  }

  #totals(): void {
    const { totals, payable } = this.#texts
    this.#makeRoom(14 + (totals.length + 2) * 20)
    // A new page has set the font of its watermark.
    this.#body('regular')
    this.#y += 14
    const left = paper.width - paper.right - gutter - totalsWidth
    for (const [label, value] of totals) this.#pair(left, label, value, 18)
    this.#rule(left)
    this.#document.font('semibold').fontSize(sizes.payable)
    this.#y += 8
    this.#pair(left, ...payable, 24)
  }

  #pair(left: number, label: string, value: string, height: number): void {
    this.#paragraph(label, totalsWidth * 0.6).write(left, this.#y, 'left')
    this.#paragraph(value, totalsWidth).write(left, this.#y, 'right')
    this.#y += height
  }

  #closing(): void {
    const { payment, notes } = this.#texts
    this.#body('regular')
    const width = contentWidth / 2 - gutter
    const terms = this.#paragraph(payment.map(([label, value]) => `${label}: ${value}`).join('\n'), width)
    const words = this.#paragraph(notes, width)
    this.#makeRoom(30 + Math.max(terms.height, words.height))
    this.#body('regular')
    terms.write(paper.left, this.#y + 30, 'left')
    words.write(paper.left + contentWidth / 2, this.#y + 30, 'left')
  }

  #footers(): void {
    const document = this.#document
    const { start, count } = document.bufferedPageRange()
    const y = paper.height - paper.footer
    const width = contentWidth
    for (let page = start; page < start + count; page += 1) {
      document.switchToPage(page)
      document.font('regular').fontSize(sizes.footer).fillColor(colors.soft)
      document.text(this.#texts.footer, paper.left, y, { width, lineBreak: false })
      this.#paragraph(`Page ${page + 1} of ${count}`, width).write(paper.left, y, 'right')
    }
  }
}
