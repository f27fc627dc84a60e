declare const pdfmake: {
  setFonts(fonts: Record<string, { normal: string; bold: string }>): void
  setLocalAccessPolicy(allows: (path: string) => boolean): void
  setUrlAccessPolicy(allows: (url: string) => boolean): void
  createPdf(definition: object): { getBuffer(): Promise<Buffer> }
}
export = pdfmake
