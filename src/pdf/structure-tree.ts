import type { Code, Picture, TextLine } from '#render/display-list.ts'
import type { Group, Row } from '#render/structure.ts'
import { languageOfScript } from './language-of-script.ts'
import type { ObjectWriter } from './object-writer.ts'
import { array, dictionary, type Ref, text } from './pdf-syntax.ts'
import { groupTypes, typeOf } from './structure-type.ts'

interface Element {
  ref: Ref
  parent: Ref
  type: string
  /** the elements below it, or the numbers of its content on its first page and references to that on others */
  kids: string
  /** its first, by place; `null` until it has content */
  page: number | null
  /** what else its dictionary says */
  more: string
}

export interface Languages {
  /** of the document, BCP 47 */
  document: string
  /** of the words that the invoice does not bring along: its headings and labels */
  labels: string
}

/**
 * What the document says, as a tree (ISO 32000-1, 14.7): elements in the order of reading, each with the marked
 * pieces of the pages that it consists of. Elements are made as their content is painted.
 */
export class StructureTree {
  readonly #objects: ObjectWriter
  readonly #pages: readonly Ref[]
  readonly #languages: Languages
  readonly #root: Ref
  readonly #document: Element
  readonly #elements: Element[] = []
  readonly #known = new Map<object, Element>()
  /** by page, the elements of its marked pieces by their numbers, and how many elements there were at its end */
  readonly #marked: { owners: Ref[]; elements: number }[] = []
  #isTitled = false

  constructor(objects: ObjectWriter, pages: readonly Ref[], languages: Languages) {
    this.#objects = objects
    this.#pages = pages
    this.#languages = languages
    this.#root = objects.reserve()
    this.#document = this.#create('Document', this.#root)
  }

  beginPage(): void {
    this.#marked.push({ owners: [], elements: this.#elements.length })
  }

  /** The operator before a line of text; `null` for the head of a table that goes on, which was read before. */
  line(line: TextLine): string | null {
    const element = this.#known.get(line.piece) ?? this.#begin(line)
    const isRepeated =
      line.role === 'table-head' && element.page !== null && element.page !== this.#marked.length - 1
    return isRepeated ? null : this.#mark(element)
  }

  /** The operator before a picture or a code, whose place is `box`. */
  figure({ alt }: Picture | Code, box: readonly string[]): string {
    const place = dictionary({ O: '/Layout', BBox: array(box) })
    return this.#mark(this.#append(this.#document, 'Figure', `/Alt${text(alt)}/A${place}`))
  }

  /**
   * The operator before the mark; `null` where it only repeats itself. It is content and not decoration, once:
   * whoever hears the page must know, and before all else, that this is no invoice to pay.
   */
  stamp(): string | null {
    return this.#marked.length === 1 ? this.#mark(this.#append(this.#document, 'P')) : null
  }

  /** Writes the tree. Elements and the table that leads from content to them pack best page by page. */
  finish(): Ref {
    const parents: string[] = []
    let next = 0
    for (const [page, { owners }] of this.#marked.entries()) {
      const end = this.#marked[page + 1]?.elements ?? this.#elements.length
      for (const element of this.#elements.slice(next, end)) this.#write(element)
      next = end
      parents.push(`${page} ${this.#objects.add(array(owners))}`)
    }
    return this.#objects.add(
      dictionary({
        Type: '/StructTreeRoot',
        K: this.#document.ref,
        ParentTree: this.#objects.add(dictionary({ Nums: array(parents) })),
        ParentTreeNextKey: parents.length,
      }),
      this.#root,
    )
  }

  #begin(line: TextLine): Element {
    const { piece, role } = line
    if (role === 'title') this.#isTitled = true
    if (piece.within?.kind === 'row') {
      this.#beginRow(piece.within)
    } else {
      const parent = piece.within ? this.#groupOf(piece.within) : this.#document
      this.#known.set(piece, this.#append(parent, typeOf(piece, role, this.#isTitled)))
    }
    const element = this.#known.get(piece) ?? this.#document
    element.more += this.#languageOf(line)
    return element
  }

  /** A row has all its cells, also those in which nothing stands. */
  #beginRow(row: Row): void {
    const element = this.#groupOf(row)
    const isHead = row.within.kind === 'head'
    const more = isHead ? '/A<</O/Table/Scope/Column>>' : ''
    for (const cell of row.cells) this.#known.set(cell, this.#append(element, isHead ? 'TH' : 'TD', more))
  }

  #groupOf(group: Group): Element {
    let element = this.#known.get(group)
    if (!element) {
      const parent = group.within ? this.#groupOf(group.within) : this.#document
      element = this.#append(parent, groupTypes[group.kind])
      this.#known.set(group, element)
    }
    return element
  }

  #append(parent: Element, type: string, more = ''): Element {
    const element = this.#create(type, parent.ref, more)
    parent.kids += ` ${element.ref}`
    return element
  }

  #create(type: string, parent: Ref, more = ''): Element {
    const element = { ref: this.#objects.reserve(), parent, type, kids: '', page: null, more }
    this.#elements.push(element)
    return element
  }

  /** What stands on a further page names that page. */
  #mark(element: Element): string {
    const page = this.#marked.length - 1
    const number = (this.#marked[page]?.owners.push(element.ref) ?? 1) - 1
    element.page ??= page
    element.kids +=
      element.page === page ? ` ${number}` : ` <</Type/MCR/Pg ${this.#pages[page]}/MCID ${number}>>`
    return `/${element.type}<</MCID ${number}>>BDC\n`
  }

  #languageOf({ role, words }: TextLine): string {
    const { document, labels } = this.#languages
    const isLabel = role === 'title' || role === 'heading' || role === 'label' || role === 'table-head'
    const language = isLabel ? labels : languageOfScript(words)
    return language === null || document.split('-')[0] === language ? '' : `/Lang${text(language)}`
  }

  #write({ ref, parent, type, kids, page, more }: Element): void {
    const place = page === null ? '' : `/Pg ${this.#pages[page]}`
    const content = kids.includes(' ', 1) ? `/K[${kids.slice(1)}]` : kids && `/K${kids}`
    this.#objects.add(`<</S/${type}/P ${parent}${place}${content}${more}>>`, ref)
  }
}
