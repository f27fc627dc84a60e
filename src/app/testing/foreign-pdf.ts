import PDFDocument from 'pdfkit'

export interface ForeignPdf {
  /** one text with line breaks per page */
  pages: string[]
  script?: string
  password?: string
}

/** A PDF as written by another program. */
export function foreignPdf({ pages, script, password }: ForeignPdf): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    info: { Producer: 'Example printer' },
    ...(password !== undefined && { userPassword: password }),
  })
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  if (script !== undefined) document.addNamedJavaScript('start', script)
  for (const page of pages) document.addPage().text(page)
  document.end()
  return new Promise(resolve => document.on('end', () => resolve(Buffer.concat(chunks))))
}
