import type { Code, Operation, Page, Picture, TextLine, Watermark } from '#render/model/display-list.ts'
import { formatNumber } from '../file/pdf-number.ts'
import type { StructureTree } from '../file/structure-tree.ts'
import { ContentStream } from './content-stream.ts'
import type { EmbeddedFaces } from './embedded-face.ts'

/** Operators that begin artifacts, content outside of the structure tree (ISO 32000-1, 14.8.2.2). */
const artifacts = {
  layout: '/Artifact<</Type/Layout>>BDC\n',
  footer: '/Artifact<</Type/Pagination/Subtype/Footer>>BDC\n',
  repeatedHead: '/Artifact<</Type/Pagination/Subtype/Header>>BDC\n',
  watermark: '/Artifact<</Type/Pagination/Subtype/Watermark>>BDC\n',
} as const

/** Resource names of the watermark and the logo on pages. */
export const watermarkName = 'Mark'
export const logoName = 'Logo'
/** Resource name of the graphics state with the opacity of the watermark. */
export const opacityName = 'Faint'
/** Resource name of the form with the outline of the watermark. */
export const outlineName = 'Outline'

/** Parts that all pages of a file share. */
export interface PageTools {
  faces: EmbeddedFaces
  height: number
  hasLogo: boolean
  /** `null` for an untagged file */
  tree: StructureTree | null
}

/** A box with its operations; table rows create them anew for each access. */
interface DrawnBox {
  y: number
  operations: readonly Operation[]
}

/** State for painting a page. Lengths are those of the display list; `y` is the top of the current box. */
interface Canvas extends PageTools {
  stream: ContentStream
}

export function pageContent({ placed, watermark }: Page, tools: PageTools): string {
  const { tree, faces, height } = tools
  const stream = new ContentStream(faces, height)
  const canvas = { ...tools, stream }
  const drawn = placed.map(({ y, box }): DrawnBox => ({ y, operations: box.operations }))
  tree?.beginPage(drawn)
  // painted last, above everything else, but read first
  const watermarkOperator = watermark && tree ? (tree.watermark() ?? artifacts.watermark) : null
  paintRectangles(drawn, canvas)
  for (const { y, operations } of drawn) {
    for (const operation of operations) paintOperation(operation, y, canvas)
  }
  stream.endText()
  if (watermark) {
    if (watermarkOperator) stream.beginMarkedContent(watermark, watermarkOperator)
    stream.add(`/${watermarkName} Do\n`)
  }
  return stream.end()
}

/** Returns the content of the watermark form, which every page shows: its outline, and the word as text. */
export function watermarkContent(
  watermark: Watermark,
  { faces, height }: Pick<PageTools, 'faces' | 'height'>,
): string {
  const stream = new ContentStream(faces, height)
  stream.setColor(watermark.style.color)
  // outline coordinates run downwards from the top
  stream.add(`q /${opacityName} gs 1 0 0 -1 0 ${formatNumber(height)} cm /${outlineName} Do Q\n`)
  stream.beginText()
  paintWords(watermark.caption, 0, stream, null)
  return stream.end()
}

/**
 * Paints fills and rules first, because they lie below everything else; adjacent ones of one colour share an
 * operator.
 */
function paintRectangles(drawn: readonly DrawnBox[], { stream, tree, height }: Canvas): void {
  let isOpen = false
  for (const { y, operations } of drawn) {
    for (const operation of operations) {
      if (operation.kind !== 'rectangle') continue
      if (!isOpen && tree) stream.beginMarkedContent(artifacts, artifacts.layout)
      const { color, x, top, width } = operation
      if (isOpen && stream.color !== color) stream.add('f\n')
      stream.setColor(color)
      stream.add(rectangle(x, height - y - top, width, operation.height))
      isOpen = true
    }
  }
  if (isOpen) stream.add('f\n')
  stream.endMarkedContent()
}

function paintOperation(operation: Operation, y: number, canvas: Canvas): void {
  if (operation.kind === 'text') paintLine(operation, y, canvas)
  else if (operation.kind === 'code') paintCode(operation, y, canvas)
  else if (operation.kind === 'picture' && canvas.hasLogo) paintLogo(operation, y, canvas)
}

function paintLine(line: TextLine, y: number, { stream, tree }: Canvas): void {
  if (line.words.length === 0) return
  stream.beginText()
  if (tree && !stream.isMarkedContentOf(line.piece)) {
    const operator = line.role === 'artifact' ? artifacts.footer : (tree.line(line) ?? artifacts.repeatedHead)
    stream.beginMarkedContent(line.piece, operator)
  }
  tree?.collectText(line)
  paintWords(line, y, stream, tree?.languages(line) ?? null)
}

function paintWords(
  { x, top, words, positions, style }: TextLine,
  y: number,
  stream: ContentStream,
  languages: readonly (string | null)[] | null,
): void {
  const baseline = y + top + style.baseline
  if (!positions) stream.words(words, style, x, baseline, languages)
  else {
    // words are written in reading order, each at its position
    for (const [index, word] of words.entries())
      stream.words(
        [word],
        style,
        x + (positions[index] ?? 0),
        baseline,
        languages && [languages[index] ?? null],
      )
  }
}

function paintLogo(picture: Picture, y: number, canvas: Canvas): void {
  const { x, width, height } = picture
  beginFigure(picture, y, canvas)
  const bottom = canvas.height - y - picture.top - height
  canvas.stream.add(
    `q ${[width, 0, 0, height, x, bottom].map(formatNumber).join(' ')} cm /${logoName} Do Q\n`,
  )
  canvas.stream.endMarkedContent()
}

function paintCode(code: Code, y: number, canvas: Canvas): void {
  const { stream } = canvas
  beginFigure(code, y, canvas)
  stream.setColor(code.color)
  const place = [code.x, canvas.height - y - code.top].map(formatNumber).join(' ')
  // in whole modules downwards; the module size is not rounded, because errors would accumulate
  stream.add(`q ${code.module} 0 0 ${-code.module} ${place} cm\n`)
  for (const rectangle of code.rectangles) stream.add(`${rectangle.join(' ')} re\n`)
  stream.add('f Q\n')
  stream.endMarkedContent()
}

function beginFigure(figure: Picture | Code, y: number, { stream, tree, height }: Canvas): void {
  stream.endText()
  const top = height - y - figure.top
  const box = [figure.x, top - figure.height, figure.x + figure.width, top]
  if (tree) stream.beginMarkedContent(figure, tree.figure(figure, box.map(hundredth)))
}

/** @param top distance from the lower edge of the page */
function rectangle(x: number, top: number, width: number, height: number): string {
  return `${formatNumber(x)} ${formatNumber(top - height)} ${formatNumber(width)} ${formatNumber(height)} re\n`
}

const hundredth = (length: number): number => Math.round(length * 100) / 100
