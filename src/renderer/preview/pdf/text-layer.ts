import type { TextLayer as PdfTextLayer } from 'pdfjs-dist'
import type { PageText } from './render-messages.ts'
import styles from './text-layer.module.css'

type Viewport = ConstructorParameters<typeof PdfTextLayer>[0]['viewport']

/** The words of a page, transparent over their picture, so that they can be selected and copied. */
export async function createTextLayer(
  text: PageText,
  size: { width: number; height: number },
  factor: number,
): Promise<HTMLElement> {
  // half of pdf.js, which nothing else in this thread needs
  const { TextLayer } = await import('pdfjs-dist')
  const container = document.createElement('div')
  container.className = styles.layer ?? ''
  container.dataset.textLayer = ''
  // the picture has a name already, and the words can be read in their order in "Read as text"
  container.setAttribute('aria-hidden', 'true')
  container.style.setProperty('--total-scale-factor', `${factor}`)
  const viewport = {
    scale: factor,
    rotation: 0,
    rawDims: { pageWidth: size.width, pageHeight: size.height, pageX: 0, pageY: 0 },
  }
  // pdf.js asks for no more than this of its own class, which only an open document could make
  await new TextLayer({ textContentSource: text, container, viewport: viewport as Viewport }).render()
  return container
}
