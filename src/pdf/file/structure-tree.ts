import type { Box, Code, Operation, Picture, Role, TextLine } from '#render/model/display-list.ts'
import { type Group, type Piece, type Row, repeatedSubtotal } from '#render/model/structure.ts'
import type { ArchiveDocument } from './archive-document.ts'
import { type PdfDictionary, type PdfReference, PdfSyntax, text } from './pdfkit.ts'
import { WordLanguages } from './word-languages.ts'

/** Standard structure types (ISO 32000-1, 14.8.4). */
const groupTypes: Readonly<Record<Group['kind'], string>> = {
  list: 'L',
  pair: 'LI',
  table: 'Table',
  head: 'THead',
  body: 'TBody',
  row: 'TR',
}

/**
 * Returns the structure type of a node.
 * @param isTitled whether a title precedes it; a heading above the title would start at the second level
 */
function typeOf({ within }: Piece, role: Role, isTitled: boolean): string {
  if (within?.kind === 'row') return within.within.kind === 'head' ? 'TH' : 'TD'
  // a list of pairs is a list of terms with their definitions
  if (within?.kind === 'pair') return role === 'label' ? 'Lbl' : 'LBody'
  if (role === 'title') return 'H1'
  return role === 'heading' && isTitled ? 'H2' : 'P'
}

interface Element {
  reference: PdfReference
  type: string
  /** child elements, or marked-content ids on the first page and references to marked content on further pages */
  kids: (PdfReference | number | PdfSyntax)[]
  /** whether its dictionary has entries besides type and parent */
  hasEntries: boolean
  /** the first page with its content; `null` before */
  page: PdfReference | null
  /** derived from the script; `null` for the document language, `undefined` if set explicitly */
  language: string | null | undefined
  /** words in reading order; `null` if its first page contains no right-to-left line */
  text: string | null
  /** whether it contains right-to-left words, whose characters are in visual order in the file */
  isReversed: boolean
}

export interface Languages {
  /** document language, BCP 47 */
  document: string
  /** language of headings and labels */
  labels: string
}

/** A table row that is not written yet. */
interface OpenRow {
  row: Row
  element: Element
  /** in the order of the columns */
  cells: Element[]
}

/** Replaces the data of written elements to free memory; parents keep the references only. */
const releasedData: PdfDictionary = {}

/**
 * The structure tree (ISO 32000-1, 14.7): elements in reading order with their marked content. Elements are
 * created while their content is painted; table rows are written as soon as they are complete, because there
 * may be many. pdfkit owns the root and the parent tree. Elements are plain references, because those of pdfkit
 * take five times as long.
 */
export class StructureTree {
  readonly #file: ArchiveDocument
  readonly #languages: Languages
  readonly #words: WordLanguages
  readonly #document: Element
  /** all elements except table rows */
  readonly #elements: Element[] = []
  readonly #elementOfNode = new Map<object, Element>()
  readonly #rows: OpenRow[] = []
  /** elements of the current page by marked-content id */
  #owners: PdfReference[] = []
  #page: PdfReference | null = null
  #pageKey = 0
  #hasReversed = false
  /** whether any page so far contains right-to-left text */
  #collectsText = false
  #isTitled = false

  constructor(file: ArchiveDocument, languages: Languages) {
    this.#file = file
    this.#languages = languages
    this.#words = new WordLanguages(languages.document)
    const root = file.getStructTreeRoot()
    this.#document = this.#keep(this.#create('Document', root))
    root.data.K = this.#document.reference
    // the root of a number tree has no limits (7.9.7)
    file.getStructParentTree().limits = false
  }

  /** Starts the current page of the file. */
  beginPage(boxes: readonly Pick<Box, 'operations'>[]): void {
    this.#endPage()
    this.#page = this.#file.page.dictionary
    this.#pageKey = this.#file.page.structParentTreeKey
    this.#hasReversed = boxes.some(({ operations }) => operations.some(isRightToLeft))
    this.#collectsText ||= this.#hasReversed
  }

  /** Writes all rows but the last, which may continue on the next page. Adjacent similar objects compress best. */
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

  /** Returns the element of a node, if it exists. Only the last row can still be open, so rows need no map. */
  #elementOf(piece: Piece): Element | undefined {
    const { within } = piece
    const open = within?.kind === 'row' ? this.#rows.at(-1) : undefined
    return open?.row === within ? open?.cells[open.row.cells.indexOf(piece)] : this.#elementOfNode.get(piece)
  }

  /** Returns the operator before a line of text; `null` for a repeated table head or subtotal, which is tagged once. */
  line(line: TextLine): string | null {
    if (line.piece.within === repeatedSubtotal) return null
    const element = this.#elementOf(line.piece) ?? this.#begin(line)
    // a row creates all its cells at its first line, so the language is set by the first line of each element
    if (element.page === null) this.#setLanguage(element, line)
    return this.#isRepeated(line, element) ? null : this.#beginMarkedContent(element)
  }

  /** Collects the text of elements that need `ActualText`. */
  collectText(line: TextLine): void {
    if (!this.#collectsText) return
    const element = this.#elementOf(line.piece)
    if (!element || element.text === null || this.#isRepeated(line, element)) return
    element.text += line.words.map(word => word.text).join('')
    element.isReversed ||= isRightToLeft(line)
  }

  /**
   * Returns the language of each word that differs from its element; `null` if none does. Right-to-left words
   * are covered by the `ActualText` of their element.
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

  /** Returns the operator before a picture or a code with these bounds. */
  figure({ alt }: Picture | Code, box: readonly number[]): string {
    const entries = { Alt: text(alt), A: { O: 'Layout', BBox: box } }
    return this.#beginMarkedContent(this.#keep(this.#append(this.#document, 'Figure', entries)))
  }

  /**
   * Returns the operator before the watermark; `null` after the first page. It is tagged once as content,
   * because a screen reader must announce first that this is no invoice to pay.
   */
  watermark(): string | null {
    return this.#pageKey === 0
      ? this.#beginMarkedContent(this.#keep(this.#append(this.#document, 'P')))
      : null
  }

  /** Writes the remaining elements. */
  finish(): void {
    this.#endPage()
    for (const open of this.#rows) this.#closeRow(open)
    const head = this.#elements.find(({ type }) => type === groupTypes.head)
    const hasBody = this.#elements.some(({ type }) => type === groupTypes.body)
    // a table may not consist of a head only (ISO 32000-1, table 337)
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
    return this.#elementOf(piece) ?? this.#document
  }

  /** Creates a row with all its cells, including empty ones. */
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

  /** Content on a further page needs a reference to that page. */
  #beginMarkedContent(element: Element): string {
    const number = this.#owners.push(element.reference) - 1
    element.page ??= this.#page
    element.kids.push(
      element.page === this.#page ? number : new PdfSyntax(`<</Type/MCR/Pg ${this.#page}/MCID ${number}>>`),
    )
    return beginOperator(element.type, number)
  }

  /** Sets the language from the first line; labels have a language of their own. */
  #setLanguage(element: Element, { role, words }: TextLine): void {
    const { document, labels } = this.#languages
    const isLabel = role === 'title' || role === 'heading' || role === 'label' || role === 'table-head'
    if (isLabel) element.language = undefined
    else if (this.#words.mayDiffer(words)) element.language = this.#words.main(words)
    const language = isLabel && document.split('-')[0] !== labels ? labels : element.language
    if (language) setEntries(element, { Lang: text(language) })
  }

  /**
   * Writes an element as PDF syntax if possible, because pdfkit is slow for single values, and tables have
   * thousands of cells.
   */
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

/** Cache: marked-content ids restart on every page. */
const beginOperators = new Map<string, string[]>()

function beginOperator(type: string, number: number): string {
  const elementOfNode = beginOperators.get(type) ?? []
  if (elementOfNode.length === 0) beginOperators.set(type, elementOfNode)
  elementOfNode[number] ??= `/${type}<</MCID ${number}>>BDC\n`
  return elementOfNode[number]
}

const isRightToLeft = (operation: Operation): boolean =>
  operation.kind === 'text' && operation.levels?.some(level => level % 2 === 1) === true
