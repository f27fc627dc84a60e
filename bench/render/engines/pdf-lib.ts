import fontkit from '@pdf-lib/fontkit'
import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'
import type { InvoiceTexts } from '../../invoice/invoice-texts.ts'
import type { Engine } from '../engine.ts'
import {
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

let files: ReturnType<typeof readFonts> | undefined

/**
 * pdf-lib has no layout, so lines are broken here, with each word measured once, and drawn with `drawText`.
 */
export const engine: Engine = {
  takes: 'texts',
  async prepare() {
    files = readFonts()
  },
  async render(texts) {
    const { regular, semibold } = files ?? readFonts()
    const document = await PDFDocument.create()
    document.registerFontkit(fontkit)
    document.setTitle(`${texts.title} ${texts.number}`)
    const fonts = {
      // Not subset, because its subset of Inter lacks most letters.
      regular: await document.embedFont(regular),
      semibold: await document.embedFont(semibold),
    }
    new DrawnInvoice(document, fonts, texts).draw()
    return document.save()
  },
}

const ink = rgb(0.086, 0.094, 0.114)
const soft = rgb(0.4, 0.424, 0.459)
const line = rgb(0.894, 0.902, 0.918)
const lineHeight = sizes.body * leading

class DrawnInvoice {
  readonly #document: PDFDocument
  readonly #fonts: { regular: PDFFont; semibold: PDFFont }
  readonly #texts: InvoiceTexts
  readonly #pages: PDFPage[] = []
  #page: PDFPage
  /** from the top of the page, downwards */
  #y: number = paper.top

  constructor(document: PDFDocument, fonts: { regular: PDFFont; semibold: PDFFont }, texts: InvoiceTexts) {
    this.#document = document
    this.#fonts = fonts
    this.#texts = texts
    this.#page = this.#addPage()
  }

  draw(): void {
    const { title, number, seller, buyer, facts, head, rows, totals, payable, payment, notes } = this.#texts
    const { semibold, regular } = this.#fonts
    const pairs = (entries: readonly (readonly [string, string])[]) =>
      entries.map(([label, value]) => `${label}: ${value}`)
    this.#text(title, paper.left, this.#y, semibold, sizes.title)
    this.#text(number, paper.left, this.#y + 32, regular, sizes.number)
    this.#y += 80
    this.#blocks([seller, buyer, pairs(facts)])
    this.#row(head, semibold)
    for (const row of rows) this.#row(row, regular)
    this.#makeRoom((totals.length + 3) * 20)
    this.#y += 14
    for (const [label, value] of totals) this.#pair(label, value, regular, sizes.body)
    this.#pair(...payable, semibold, sizes.payable)
    const words = this.#broken(notes, contentWidth / 2 - gutter, regular)
    this.#makeRoom(words.length * lineHeight + 40)
    this.#y += 30
    this.#blocks([pairs(payment), words])
    this.#footers()
  }

  #addPage(): PDFPage {
    const page = this.#document.addPage([paper.width, paper.height])
    page.drawText(this.#texts.mark, {
      x: 190,
      y: 200,
      size: sizes.mark,
      font: this.#fonts.semibold,
      color: ink,
      opacity: markOpacity,
      rotate: degrees(55),
    })
    this.#pages.push(page)
    return page
  }

  /** @returns whether a page was added */
  #makeRoom(height: number): boolean {
    if (this.#y + height <= paper.height - paper.bottom) return false
    this.#page = this.#addPage()
    this.#y = paper.top
    return true
  }

  #text(text: string, x: number, y: number, font: PDFFont, size: number, color = ink): void {
    this.#page.drawText(text, { x, y: paper.height - y - size, size, font, color })
  }

  #right(text: string, right: number, y: number, font: PDFFont, size: number, color = ink): void {
    this.#text(text, right - font.widthOfTextAtSize(text, size), y, font, size, color)
  }

  #blocks(blocks: readonly (readonly string[])[]): void {
    const width = contentWidth / blocks.length
    blocks.forEach((lines, column) => {
      lines.forEach((text, index) => {
        const x = paper.left + column * width
        this.#text(text, x, this.#y + index * lineHeight, this.#fonts.regular, sizes.body)
      })
    })
    this.#y += Math.max(...blocks.map(lines => lines.length)) * lineHeight + 30
  }

  #broken(text: string, width: number, font: PDFFont): string[] {
    const space = font.widthOfTextAtSize(' ', sizes.body)
    const lines: string[] = []
    let current = ''
    let used = 0
    for (const word of text.split(' ')) {
      const wide = font.widthOfTextAtSize(word, sizes.body)
      if (current !== '' && used + space + wide > width) {
        lines.push(current)
        current = word
        used = wide
      } else {
        used += (current === '' ? 0 : space) + wide
        current = current === '' ? word : `${current} ${word}`
      }
    }
    return [...lines, current]
  }

  #row(cells: readonly string[], font: PDFFont): void {
    const [description = ''] = cells
    const lines = this.#broken(description, columns[0].width - gutter, font)
    const height = lines.length * lineHeight + 2 * rowPadding
    if (this.#makeRoom(height)) this.#row(this.#texts.head, this.#fonts.semibold)
    const top = this.#y + rowPadding
    lines.forEach((text, index) => {
      this.#text(text, paper.left, top + index * lineHeight, font, sizes.body)
    })
    let x: number = paper.left + columns[0].width
    columns.slice(1).forEach(({ width, align }, index) => {
      const text = cells[index + 1] ?? ''
      if (align === 'right') this.#right(text, x + width - gutter, top, font, sizes.body)
      else this.#text(text, x, top, font, sizes.body)
      x += width
    })
    this.#y += height
    const y = paper.height - this.#y
    this.#page.drawLine({
      start: { x: paper.left, y },
      end: { x: paper.width - paper.right - gutter, y },
      thickness: 0.5,
      color: line,
    })
  }

  #pair(label: string, value: string, font: PDFFont, size: number): void {
    const right = paper.width - paper.right - gutter
    this.#text(label, right - totalsWidth, this.#y, font, size)
    this.#right(value, right, this.#y, font, size)
    this.#y += 20
  }

  #footers(): void {
    const { regular } = this.#fonts
    const y = paper.height - paper.footer
    this.#pages.forEach((page, index) => {
      this.#page = page
      this.#text(this.#texts.footer, paper.left, y, regular, sizes.footer, soft)
      const numbers = `Page ${index + 1} of ${this.#pages.length}`
      this.#right(numbers, paper.width - paper.right, y, regular, sizes.footer, soft)
    })
  }
}
