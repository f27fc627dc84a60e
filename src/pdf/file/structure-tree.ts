import type { Box, Code, Operation, Picture, TextLine } from '#render/display-list.ts'
import type { Group, Piece, Row } from '#render/structure.ts'
import type { ArchiveDocument } from './archive-document.ts'
import { type PdfDictionary, type PdfReference, PdfSyntax, text } from './pdfkit.ts'
import { groupTypes, typeOf } from './structure-type.ts'
import { WordLanguages } from './word-languages.ts'

interface Element {
  reference: PdfReference
  type: string
  /** the elements below it, or the numbers of its content on its first page and references to that on others */
  kids: (PdfReference | number | PdfSyntax)[]
  /** whether its dictionary says more than its type and its place */
  hasEntries: boolean
  /** its first; `null` until it has content */
  page: PdfReference | null
  /** as far as its script tells it; `null` for the document's, `undefined` where it is said otherwise */
  language: string | null | undefined
  /** its words in the order of reading; `null` where no line of its first page runs from right to left */
  text: string | null
  /** whether it holds words whose letters stand in the file as they stand on paper, the last one first */
  isReversed: boolean
}

export interface Languages {
  /** of the document, BCP 47 */
  document: string
  /** of the words that the invoice does not bring along: its headings and labels */
  labels: string
}

/** A row of the table's body that is not written yet. */
interface OpenRow {
  row: Row
  element: Element
  /** in the order of the row's own */
  cells: Element[]
}

/** Instead of the data of an element that was written: its parent holds its reference, and rows are many. */
const releasedData: PdfDictionary = {}

/**
 * What the document says, as a tree (ISO 32000-1, 14.7): elements in the order of reading, each with the marked
 * pieces of the pages that it consists of. Elements are made as their content is painted; rows, which may be very
 * many, are written as soon as they have ended.
 *
 * pdfkit owns the root and the parent tree. Elements are references, because pdfkit's own take five times as long.
 */
export class StructureTree {
  readonly #file: ArchiveDocument
  readonly #languages: Languages
  readonly #words: WordLanguages
  readonly #document: Element
  /** those that are not rows of the table's body */
  readonly #elements: Element[] = []
  readonly #elementOfNode = new Map<object, Element>()
  readonly #rows: OpenRow[] = []
  /** by page, until its rows are written: the elements of its marked pieces by their numbers */
  #owners: PdfReference[] = []
  #page: PdfReference | null = null
  #pageKey = 0
  #hasReversed = false
  /** whether any page so far has */
  #collectsText = false
  #isTitled = false

  constructor(file: ArchiveDocument, languages: Languages) {
    this.#file = file
    this.#languages = languages
    this.#words = new WordLanguages(languages.document)
    const root = file.getStructTreeRoot()
    this.#document = this.#keep(this.#create('Document', root))
    root.data.K = this.#document.reference
    // the root of a number tree has none (7.9.7)
    file.getStructParentTree().limits = false
  }

  /** The page that the file has begun. */
  beginPage(boxes: readonly Pick<Box, 'operations'>[]): void {
    this.#endPage()
    this.#page = this.#file.page.dictionary
    this.#pageKey = this.#file.page.structParentTreeKey
    this.#hasReversed = boxes.some(({ operations }) => operations.some(isRightToLeft))
    this.#collectsText ||= this.#hasReversed
  }

  /** Only the last row of a page may go on. What is written side by side packs best. */
  #endPage(): void {
    if (!this.#page) return
    for (const row of this.#rows.splice(0, this.#rows.length - 1)) this.#closeRow(row)
    const owners = this.#file.ref(new PdfSyntax(`[${this.#owners.join(' ')}]`))
    this.#file.getStructParentTree().add(this.#pageKey, owners)
    owners.end()
    this.#owners = []
  }

  #closeRow({ element, cells }: OpenRow): void {
    this.#write(element)
    for (const cell of cells) this.#write(cell)
  }

  /** What was begun for a piece of text. Of the rows only the last one may go on, so the thousands need no register. */
  #elementOf(piece: Piece): Element | undefined {
    const { within } = piece
    const open = within?.kind === 'row' ? this.#rows.at(-1) : undefined
    return open?.row === within ? open?.cells[open.row.cells.indexOf(piece)] : this.#elementOfNode.get(piece)
  }

  /** The operator before a line of text; `null` for the head of a table that goes on, which was read before. */
  line(line: TextLine): string | null {
    const element = this.#elementOf(line.piece) ?? this.#begin(line)
    return this.#isRepeated(line, element) ? null : this.#beginMarkedContent(element)
  }

  /** Takes in what a line says, for elements that cannot be read from the page alone. */
  collectText(line: TextLine): void {
    if (!this.#collectsText) return
    const element = this.#elementOf(line.piece)
    if (!element || element.text === null || this.#isRepeated(line, element)) return
    element.text += line.words.map(word => word.text).join('')
    element.isReversed ||= isRightToLeft(line)
  }

  /**
   * The language of each word that is in another one than its element; `null` where none is. Words from right to left
   * are said by their element (`ActualText`).
   */
  languages(line: TextLine): (string | null)[] | null {
    const language = this.#elementOf(line.piece)?.language
    if (language === undefined || line.role === 'artifact' || isRightToLeft(line)) return null
    if (language === null && !this.#words.mayDiffer(line.words)) return null
    const own = this.#words.of(line.words)
    if (own.every(word => word === undefined || word === language)) return null
    return own.map(word =>
      word === undefined || word === language ? null : (word ?? this.#words.ofUnknownScripts),
    )
  }

  #isRepeated({ role }: TextLine, { page }: Element): boolean {
    return role === 'table-head' && page !== null && page !== this.#page
  }

  /** The operator before a picture or a code, whose place is `box`. */
  figure({ alt }: Picture | Code, box: readonly number[]): string {
    const entries = { Alt: text(alt), A: { O: 'Layout', BBox: box } }
    return this.#beginMarkedContent(this.#keep(this.#append(this.#document, 'Figure', entries)))
  }

  /**
   * The operator before the mark; `null` where it only repeats itself. It is content and not decoration, once:
   * whoever hears the page must know, and before all else, that this is no invoice to pay.
   */
  stamp(): string | null {
    return this.#pageKey === 0
      ? this.#beginMarkedContent(this.#keep(this.#append(this.#document, 'P')))
      : null
  }

  /** Writes what is left of the tree. */
  finish(): void {
    this.#endPage()
    for (const open of this.#rows) this.#closeRow(open)
    const head = this.#elements.find(({ type }) => type === groupTypes.head)
    const hasBody = this.#elements.some(({ type }) => type === groupTypes.body)
    // a table may not have a head alone (ISO 32000-1, table 337)
    if (head && !hasBody) head.reference.data.S = groupTypes.body
    for (const element of this.#elements) this.#write(element)
  }

  #begin(line: TextLine): Element {
    const { piece, role } = line
    if (role === 'title') this.#isTitled = true
    if (piece.within?.kind === 'row') {
      this.#beginRow(piece.within)
    } else {
      const parent = piece.within ? this.#groupOf(piece.within) : this.#document
      this.#elementOfNode.set(piece, this.#keep(this.#append(parent, typeOf(piece, role, this.#isTitled))))
    }
    const element = this.#elementOf(piece) ?? this.#document
    this.#setLanguage(element, line)
    return element
  }

  /** A row has all its cells, also those in which nothing stands. */
  #beginRow(row: Row): void {
    const parent = this.#groupOf(row.within)
    const isHead = row.within.kind === 'head'
    const element = this.#append(parent, groupTypes.row)
    const entries = isHead ? { A: { O: 'Table', Scope: 'Column' } } : undefined
    const cells = row.cells.map(() => this.#append(element, isHead ? 'TH' : 'TD', entries))
    if (!isHead) {
      this.#rows.push({ row, element, cells })
      return
    }
    this.#elements.push(element, ...cells)
    for (const [index, cell] of row.cells.entries()) {
      const own = cells[index]
      if (own) this.#elementOfNode.set(cell, own)
    }
  }

  #groupOf(group: Exclude<Group, Row>): Element {
    let element = this.#elementOfNode.get(group)
    if (!element) {
      const parent = group.within ? this.#groupOf(group.within) : this.#document
      element = this.#keep(this.#append(parent, groupTypes[group.kind]))
      this.#elementOfNode.set(group, element)
    }
    return element
  }

  #keep(element: Element): Element {
    this.#elements.push(element)
    return element
  }

  #append(parent: Element, type: string, entries?: PdfDictionary): Element {
    const element = this.#create(type, parent.reference, entries)
    parent.kids.push(element.reference)
    return element
  }

  #create(type: string, parent: PdfReference, entries?: PdfDictionary): Element {
    return {
      reference: this.#file.ref({ S: type, P: parent, ...entries }),
      type,
      kids: [],
      hasEntries: entries !== undefined,
      page: null,
      language: null,
      text: this.#hasReversed ? '' : null,
      isReversed: false,
    }
  }

  /** What stands on a further page names that page. */
  #beginMarkedContent(element: Element): string {
    const number = this.#owners.push(element.reference) - 1
    element.page ??= this.#page
    element.kids.push(
      element.page === this.#page ? number : new PdfSyntax(`<</Type/MCR/Pg ${this.#page}/MCID ${number}>>`),
    )
    return beginOperator(element.type, number)
  }

  /** That of its first line; labels speak a language of their own. */
  #setLanguage(element: Element, { role, words }: TextLine): void {
    const { document, labels } = this.#languages
    const isLabel = role === 'title' || role === 'heading' || role === 'label' || role === 'table-head'
    if (isLabel) element.language = undefined
    else if (this.#words.mayDiffer(words)) element.language = this.#words.main(words)
    const language = isLabel && document.split('-')[0] !== labels ? labels : element.language
    if (language) setEntries(element, { Lang: text(language) })
  }

  /** As PDF syntax where that is all, because pdfkit takes its time for each value, and rows have thousands of cells. */
  #write(element: Element): void {
    const { reference, kids, page } = element
    const { data } = reference
    if (element.isReversed && element.text !== null)
      setEntries(element, { ActualText: text(element.text.trim()) })
    const [first] = kids
    const content = kids.length === 1 && typeof first === 'number' ? `${first}` : `[${kids.join(' ')}]`
    if (!element.hasEntries) {
      const place = page ? `/Pg ${page}` : ''
      reference.data = new PdfSyntax(
        `<</S/${data.S}/P ${data.P}${place}${kids.length > 0 ? `/K ${content}` : ''}>>`,
      )
    } else {
      if (page) data.Pg = page
      if (kids.length > 0) data.K = new PdfSyntax(content)
    }
    reference.end()
    reference.data = releasedData
  }
}

function setEntries(element: Element, entries: PdfDictionary): void {
  Object.assign(element.reference.data, entries)
  element.hasEntries = true
}

/** Every page numbers its pieces anew. */
const beginOperators = new Map<string, string[]>()

function beginOperator(type: string, number: number): string {
  const elementOfNode = beginOperators.get(type) ?? []
  if (elementOfNode.length === 0) beginOperators.set(type, elementOfNode)
  elementOfNode[number] ??= `/${type}<</MCID ${number}>>BDC\n`
  return elementOfNode[number]
}

const isRightToLeft = (operation: Operation): boolean =>
  operation.kind === 'text' && operation.levels?.some(level => level % 2 === 1) === true
