/** Opaque values of pdf-lib. */
export interface Color {
  readonly type: string
}
export interface Rotation {
  readonly type: string
}

export interface PDFFont {
  widthOfTextAtSize(text: string, size: number): number
}

export interface PDFPage {
  drawText(
    text: string,
    options: {
      x: number
      y: number
      size: number
      font: PDFFont
      color: Color
      opacity?: number
      rotate?: Rotation
    },
  ): void
  drawLine(options: { start: Point; end: Point; thickness: number; color: Color }): void
}

interface Point {
  x: number
  y: number
}

export declare class PDFDocument {
  static create(): Promise<PDFDocument>
  registerFontkit(fontkit: object): void
  setTitle(title: string): void
  embedFont(file: Uint8Array): Promise<PDFFont>
  addPage(size: [number, number]): PDFPage
  save(): Promise<Uint8Array>
}

export declare function rgb(red: number, green: number, blue: number): Color
export declare function degrees(angle: number): Rotation
