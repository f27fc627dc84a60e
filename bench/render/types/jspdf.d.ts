export declare class GState {
  constructor(parameters: { opacity: number })
}

export declare class jsPDF {
  constructor(options: { unit: 'pt'; format: 'a4'; compress: boolean; putOnlyUsedFonts: boolean })
  /** set by the table plug-in */
  lastAutoTable: { finalY: number }
  addFileToVFS(name: string, base64: string): this
  addFont(file: string, family: string, style: string): string
  addPage(): this
  getNumberOfPages(): number
  output(type: 'arraybuffer'): ArrayBuffer
  restoreGraphicsState(): this
  saveGraphicsState(): this
  setFont(family: string, style: string): this
  setFontSize(size: number): this
  setGState(state: GState): void
  setLineHeightFactor(factor: number): this
  setPage(page: number): this
  setProperties(properties: { title: string }): this
  setTextColor(color: string): this
  splitTextToSize(text: string, width: number): string[]
  text(text: string | string[], x: number, y: number, options?: { align?: string; angle?: number }): this
}
