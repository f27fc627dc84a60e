import type { TextLayer as PdfTextLayer } from 'pdfjs-dist'
import type { PageText } from './render-messages.ts'
import styles from './text-layer.module.css'

type Viewport = ConstructorParameters<typeof PdfTextLayer>[0]['viewport']

/** Transparent text over the page image for selecting and copying. */
export async function createTextLayer(
  text: PageText,
  size: { width: number; height: number },
  factor: number,
): Promise<HTMLElement> {
  // imported lazily, because nothing else in this thread needs pdf.js
  const { TextLayer } = await import('pdfjs-dist')
  const container = document.createElement('div')
  container.className = styles.layer ?? ''
  container.dataset.textLayer = ''
  // the image has a label, and "Read as text" offers the text in reading order
  container.setAttribute('aria-hidden', 'true')
  container.style.setProperty('--total-scale-factor', `${factor}`)
  const viewport = {
    scale: factor,
    rotation: 0,
    rawDims: { pageWidth: size.width, pageHeight: size.height, pageX: 0, pageY: 0 },
  }
  // TextLayer uses only these members of a PageViewport
  await new TextLayer({ textContentSource: text, container, viewport: viewport as Viewport }).render()
  return container
}
