import { readMarks } from './marked-content.ts'
import {
  arrayAt,
  catalogOf,
  type Dictionary,
  dataAt,
  dictionaryAt,
  isDictionary,
  isReference,
  type PdfObjects,
  pagesOf,
  resolve,
  type Value,
} from './pdf-objects.ts'

/** Marked content of a page with its structure element. */
interface Owned {
  page: string
  number: number
  element: string
}

const parentTypes: Readonly<Record<string, readonly string[]>> = {
  '/THead': ['/Table'],
  '/TBody': ['/Table'],
  '/TR': ['/THead', '/TBody', '/Table'],
  '/TH': ['/TR'],
  '/TD': ['/TR'],
  '/LI': ['/L'],
  '/Lbl': ['/LI'],
  '/LBody': ['/LI'],
}

/** Violations in the structure tree and the marked content of a file (ISO 32000-1, 14.6 to 14.8). */
export function structureProblems(file: PdfObjects): string[] {
  const problems: string[] = []
  const root = dictionaryAt(file, catalogOf(file)['/StructTreeRoot'])
  const owned: Owned[] = []
  const headings: string[] = []

  function visit(reference: Value, parent: string, parentType: string): void {
    if (!isReference(reference)) {
      problems.push('an element is not referred to')
      return
    }
    const element = dictionaryAt(file, reference)
    const type = String(element['/S'])
    if (element['/P'] !== parent) problems.push(`${type} ${reference} names another parent`)
    const parents = parentTypes[type]
    if (parents && !parents.includes(parentType)) problems.push(`${type} stands in ${parentType}`)
    if (/^\/H\d$/.test(type)) headings.push(type)
    if (type === '/Figure' && typeof element['/Alt'] !== 'string') problems.push('a figure says nothing')
    if (type === '/TH' && dictionaryAt(file, element['/A'])['/Scope'] === undefined)
      problems.push('a header cell has no scope')
    const kids = Array.isArray(element['/K']) ? element['/K'] : [element['/K'] ?? []].flat()
    for (const kid of kids) visitKid(kid, reference, element, type)
  }

  function visitKid(kid: Value, reference: string, element: Dictionary, type: string): void {
    if (typeof kid === 'number') {
      owned.push({ page: String(element['/Pg']), number: kid, element: reference })
    } else if (isDictionary(kid)) {
      owned.push({ page: String(kid['/Pg']), number: Number(kid['/MCID']), element: reference })
    } else visit(kid, reference, type)
  }

  const rootReference = String(catalogOf(file)['/StructTreeRoot'])
  const [document, ...others] = [root['/K'] ?? null].flat() as Value[]
  if (others.length > 0 || dictionaryAt(file, document)['/S'] !== '/Document')
    problems.push('the tree has no Document at its root')
  visit(document ?? null, rootReference, '/StructTreeRoot')
  if (headings.length > 0 && headings[0] !== '/H1') problems.push('the first heading is not the title')

  const parentTree = parentsOf(file, root)
  for (const page of pagesOf(file)) problems.push(...pageProblems(file, page, owned, parentTree))
  const contentOfMissingPages = owned.filter(({ page }) => !pagesOf(file).includes(page))
  if (contentOfMissingPages.length > 0) problems.push('content of a page that is not there')
  return [...problems, ...tableProblems(file)]
}

function parentsOf(file: PdfObjects, root: Dictionary): Map<number, readonly Value[]> {
  const nums = arrayAt(file, dictionaryAt(file, root['/ParentTree'])['/Nums'])
  const parents = new Map<number, readonly Value[]>()
  for (let at = 0; at < nums.length; at += 2) parents.set(Number(nums[at]), arrayAt(file, nums[at + 1]))
  return parents
}

function pageProblems(
  file: PdfObjects,
  reference: string,
  owned: readonly Owned[],
  parents: ReadonlyMap<number, readonly Value[]>,
): string[] {
  const problems: string[] = []
  const page = dictionaryAt(file, reference)
  const marks = readMarks(dataAt(file, page['/Contents']).toString('latin1'))
  if (!marks.isBalanced) problems.push('marks do not end where they should')
  if (marks.loose.length > 0) problems.push(`painted and said to be nothing: ${marks.loose.join(' ')}`)
  if (page['/Tabs'] !== '/S') problems.push('a page is not tabbed in its structure')
  const own = owned.filter(each => each.page === reference)
  const reached = own.map(each => each.number)
  if (reached.some((number, index) => number !== index))
    problems.push('content is not reached once each and in the order of reading')
  const painted = marks.numbers.toSorted((a, b) => a - b)
  if (painted.join() !== reached.toSorted((a, b) => a - b).join())
    problems.push('marks on the page and in the tree differ')
  const leading = parents.get(Number(page['/StructParents'])) ?? []
  if (leading.length !== own.length || own.some(({ number, element }) => leading[number] !== element))
    problems.push('the parent tree leads elsewhere')
  return problems
}

/** Checks that all rows of a table have as many cells as its head. */
function tableProblems(file: PdfObjects): string[] {
  const problems: string[] = []
  const elements = Object.keys(file.objects).map(reference => dictionaryAt(file, reference))
  for (const table of elements.filter(element => element['/S'] === '/Table')) {
    const rows = arrayAt(file, table['/K']).flatMap(part =>
      arrayAt(file, dictionaryAt(file, part)['/K']).map(row => arrayAt(file, dictionaryAt(file, row)['/K'])),
    )
    const counts = new Set(rows.map(cells => cells.length))
    if (counts.size !== 1) problems.push('the rows of a table differ in cells')
    const [head = []] = rows
    if (head.some(cell => dictionaryAt(file, cell)['/S'] !== '/TH')) problems.push('a table has no head')
  }
  return problems
}

/** Returns the types of all elements, indented by depth. */
export function outlineOfTree(file: PdfObjects): string[] {
  const lines: string[] = []
  const visit = (value: Value, depth: number): void => {
    const element = resolve(file, value)
    if (!isDictionary(element) || typeof element['/S'] !== 'string') return
    lines.push(`${' '.repeat(depth)}${element['/S'].slice(1)}`)
    for (const kid of [element['/K'] ?? []].flat() as Value[]) visit(kid, depth + 1)
  }
  visit(dictionaryAt(file, catalogOf(file)['/StructTreeRoot'])['/K'] ?? null, 0)
  return lines
}
