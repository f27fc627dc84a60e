interface TextOptions {
  width?: number
  align?: string
  lineBreak?: boolean
}

declare class PDFDocument {
  constructor(options: {
    size: string
    margins: { left: number; right: number; top: number; bottom: number }
    bufferPages: boolean
    info: { Title: string }
  })
  /** position of the next text, from the top of the page */
  y: number
  on(event: 'data', listener: (chunk: Buffer) => void): this
  on(event: 'end', listener: () => void): this
  addPage(): this
  bufferedPageRange(): { start: number; count: number }
  end(): void
  fillColor(color: string): this
  fillOpacity(opacity: number): this
  font(name: string): this
  fontSize(size: number): this
  heightOfString(text: string, options: TextOptions): number
  lineGap(gap: number): this
  lineTo(x: number, y: number): this
  lineWidth(width: number): this
  moveTo(x: number, y: number): this
  registerFont(name: string, font: Buffer | object): this
  restore(): this
  rotate(angle: number, options: { origin: [number, number] }): this
  save(): this
  stroke(color: string): this
  switchToPage(page: number): void
  text(text: string, options?: TextOptions): this
  text(text: string, x: number, y: number, options?: TextOptions): this
  widthOfString(text: string): number
}

export = PDFDocument
