import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export interface PageForm {
  /** path and query */
  action: string
  method: 'GET' | 'POST'
  /** with the values that a browser would or could send */
  fields: { name: string; values: string[] }[]
}

/** A parsed HTML page. */
export interface ReadPage {
  /** paths of linked pages, with queries */
  links: Set<string>
  forms: PageForm[]
  /** names of all elements and attributes */
  names: Set<string>
}

type Node = DefaultTreeAdapterTypes.ChildNode

/** @throws Error for a parse error of the HTML standard */
export function readPage(text: string, path: string): ReadPage {
  const document = parse(text, {
    sourceCodeLocationInfo: true,
    onParseError({ code, startLine, startCol }) {
      throw new Error(`${path} is not HTML: ${code} at line ${startLine}, column ${startCol}`)
    },
  })
  const page: ReadPage = { links: new Set(), forms: [], names: new Set() }
  const pathOf = (address: string) => {
    const { pathname, search, origin } = new URL(address, new URL(path, base))
    return origin === base ? pathname + search : undefined
  }

  function read(node: Node, form: PageForm | undefined): void {
    if (!('tagName' in node)) return
    const { tagName, attrs, childNodes } = node
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]))
    for (const name of [tagName, ...attributes.keys()]) page.names.add(name)
    const [href, name, value] = ['href', 'name', 'value'].map(each => attributes.get(each))
    const link = tagName === 'a' && href !== undefined ? pathOf(href) : undefined
    if (link !== undefined && link !== path) page.links.add(link)
    let inside = form
    if (tagName === 'form') {
      const method = attributes.get('method') === 'post' ? 'POST' : 'GET'
      inside = { action: pathOf(attributes.get('action') ?? path) ?? path, method, fields: [] }
      page.forms.push(inside)
    } else if (name !== undefined && form) {
      const unnamed = attributes.get('type') === 'checkbox' ? 'on' : ''
      const values = tagName === 'select' ? childNodes.flatMap(valuesOfOption) : [value ?? unnamed]
      const field = form.fields.find(each => each.name === name)
      if (field) field.values.push(...values)
      else form.fields.push({ name, values })
    }
    for (const child of childNodes) read(child, inside)
  }

  for (const child of document.childNodes) read(child, undefined)
  return page
}

/** Base URL for relative addresses. */
const base = 'https://dashboard.example.com'

function valuesOfOption(node: Node): string[] {
  if (!('tagName' in node)) return []
  const value = node.attrs.find(({ name }) => name === 'value')?.value
  return node.tagName === 'option' ? [value ?? ''] : node.childNodes.flatMap(valuesOfOption)
}
