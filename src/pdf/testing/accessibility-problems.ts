import { readContent } from './content-operators.ts'
import {
  arrayAt,
  catalogOf,
  type Dictionary,
  dataAt,
  dictionaryAt,
  isDictionary,
  isReference,
  isStream,
  type PdfObjects,
  pagesOf,
  type Value,
} from './pdf-objects.ts'

/**
 * Violations of PDF/UA-1 (ISO 14289-1) that a program can detect: the conditions of the Matterhorn Protocol 1.1
 * that apply to our files, by number. `structureProblems` checks the rest of the tree.
 */
export function accessibilityProblems(file: PdfObjects): string[] {
  return [
    ...metadataProblems(file),
    ...catalogProblems(file),
    ...languageProblems(file),
    ...treeProblems(file),
    ...contentProblems(file),
  ]
}

function metadataProblems(file: PdfObjects): string[] {
  const problems: string[] = []
  const xmp = dataAt(file, catalogOf(file)['/Metadata']).toString('utf8')
  if (!/pdfuaid:part(?:="|>)1["<]/.test(xmp)) problems.push('06-002: it does not say that it is PDF/UA-1')
  if (!/<dc:title>[\s\S]*<rdf:li[^>]*>\s*[^\s<]/.test(xmp))
    problems.push('06-003: its metadata have no title')
  // ISO 19005-3, 6.6.2.3: schemas that XMP does not define need a description
  const described = /<pdfaExtension:schemas[^>]*>([\s\S]*)<\/pdfaExtension:schemas>/.exec(xmp)?.[1] ?? ''
  for (const words of [
    'http://www.aiim.org/pdfua/ns/id/',
    '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>',
    '<pdfaProperty:name>part</pdfaProperty:name>',
    '<pdfaProperty:valueType>Integer</pdfaProperty:valueType>',
    '<pdfaProperty:category>internal</pdfaProperty:category>',
  ])
    if (!described.includes(words)) problems.push(`its extension schema lacks ${words}`)
  return problems
}

function catalogProblems(file: PdfObjects): string[] {
  const problems: string[] = []
  const catalog = catalogOf(file)
  if (dictionaryAt(file, catalog['/ViewerPreferences'])['/DisplayDocTitle'] !== true)
    problems.push('07-001: its title is not displayed')
  if (dictionaryAt(file, catalog['/MarkInfo'])['/Suspects'] === true) problems.push('01-007: it is suspect')
  for (const key of ['/AcroForm', '/Outlines', '/OCProperties'])
    if (catalog[key] !== undefined) problems.push(`nobody checks what ${key} needs`)
  for (const page of pagesOf(file)) {
    const { '/Annots': annotations, '/Tabs': tabs } = dictionaryAt(file, page)
    if (annotations !== undefined) problems.push('28-002: nobody checks what an annotation needs')
    if (tabs !== '/S') problems.push('28-007: a page is not tabbed in its structure')
  }
  return problems
}

const languageTag = /^u:[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*$/

function languageProblems(file: PdfObjects): string[] {
  const inContent = streamsWithContent(file).flatMap(({ content }) => readContent(content).languages)
  const declared = [
    catalogOf(file)['/Lang'],
    ...Object.values(file.objects).flatMap(object =>
      isDictionary(object) && object['/S'] !== undefined && object['/Lang'] !== undefined
        ? [object['/Lang']]
        : [],
    ),
    ...inContent.map(language => `u:${language}`),
  ]
  return declared.flatMap(language =>
    languageTag.test(String(language)) ? [] : [`11-001: ${String(language)} is no language`],
  )
}

const standardTypes = new Set(
  'Document P H1 H2 H3 L LI Lbl LBody Table THead TBody TR TH TD Figure Span'.split(' '),
)
/** allowed child elements, in this order; types that are not listed contain content */
const kidsOf: Readonly<Record<string, RegExp>> = {
  Table: /^(THead )?(TBody )+$/,
  THead: /^(TR )+$/,
  TBody: /^(TR )+$/,
  TR: /^(T[HD] )+$/,
  L: /^(LI )+$/,
  LI: /^((Lbl|LBody) )+$/,
}
const parentsOf: Readonly<Record<string, readonly string[]>> = {
  THead: ['Table'],
  TBody: ['Table'],
  TR: ['THead', 'TBody', 'Table'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
}

function treeProblems(file: PdfObjects): string[] {
  const problems: string[] = []
  const root = dictionaryAt(file, catalogOf(file)['/StructTreeRoot'])
  if (root['/RoleMap'] !== undefined) problems.push('02-001: nobody checks a role map')
  let heading = 0

  function visit(element: Dictionary, parent: string): void {
    const type = String(element['/S']).slice(1)
    const kids = [element['/K'] ?? []].flat() as Value[]
    const elements = kids.map(kid => dictionaryAt(file, kid)).filter(kid => kid['/S'] !== undefined)
    if (!standardTypes.has(type)) problems.push(`02-001: ${type} is no standard type`)
    const parents = parentsOf[type]
    if (parents && !parents.includes(parent)) problems.push(`09-004: ${type} in ${parent}`)
    const allowed = kidsOf[type]
    const found = elements.map(kid => `${String(kid['/S']).slice(1)} `).join('')
    if (allowed && (!allowed.test(found) || elements.length !== kids.length))
      problems.push(`09-004: ${type} holds ${found.trim() || 'nothing'}`)
    const level = Number(/^H(\d)$/.exec(type)?.[1] ?? 0)
    if (level > heading + 1) problems.push(`14-003: H${level} after H${heading}`)
    heading = level || heading
    if (type === 'Figure') problems.push(...figureProblems(file, element))
    if (type === 'TH' && dictionaryAt(file, element['/A'])['/Scope'] === undefined)
      problems.push('15-003: a header cell has no scope')
    for (const kid of elements) visit(kid, type)
  }
  for (const kid of [root['/K'] ?? []].flat() as Value[]) visit(dictionaryAt(file, kid), 'StructTreeRoot')
  return problems
}

function figureProblems(file: PdfObjects, { '/Alt': alt, '/A': attributes }: Dictionary): string[] {
  const box = arrayAt(file, dictionaryAt(file, attributes)['/BBox'])
  return [
    ...(/^u:.*\S/.test(String(alt)) ? [] : ['13-004: a figure has no alternative text']),
    ...(box.length === 4 ? [] : ['a figure has no bounding box']),
  ]
}

interface ContentStream {
  content: string
  resources: Dictionary
  isForm: boolean
}

function streamsWithContent(file: PdfObjects): ContentStream[] {
  const pages = pagesOf(file).map(page => {
    const { '/Contents': contents, '/Resources': resources } = dictionaryAt(file, page)
    return { content: dataAt(file, contents), resources: dictionaryAt(file, resources), isForm: false }
  })
  const forms = Object.entries(file.objects).flatMap(([name, object]) =>
    isStream(object) && object.dict['/Subtype'] === '/Form'
      ? [
          {
            content: dataAt(file, name),
            resources: dictionaryAt(file, object.dict['/Resources']),
            isForm: true,
          },
        ]
      : [],
  )
  return [...pages, ...forms].map(({ content, ...rest }) => ({
    ...rest,
    content: content.toString('latin1'),
  }))
}

function contentProblems(file: PdfObjects): string[] {
  return streamsWithContent(file).flatMap(({ content, resources, isForm }) => {
    const { problems, shown, numbers } = readContent(content)
    const fonts = dictionaryAt(file, resources['/Font'])
    return [
      ...problems,
      ...(isForm && numbers > 0 ? ['30-002: a form that several pages show has numbered content'] : []),
      ...[...shown].flatMap(([name, codes]) => codeProblems(file, fonts[name], codes)),
    ]
  })
}

/** Each shown code maps to text and is not .notdef. */
function codeProblems(file: PdfObjects, font: Value | undefined, codes: ReadonlySet<number>): string[] {
  if (!isReference(font)) return ['31-009: a font is not there']
  const texts = textsOf(file, font)
  return [...codes].flatMap(code => {
    const text = texts.get(code)
    if (code === 0) return ['31-030: the glyph .notdef is shown']
    if (text === undefined || text === '') return [`10-001: code ${code} stands for no text`]
    const isText = !['\u0000', '\ufeff', '\ufffe'].some(character => text.includes(character))
    return isText ? [] : [`31-028: code ${code} stands for what is no character`]
  })
}

function textsOf(file: PdfObjects, font: string): Map<number, string> {
  const map = dataAt(file, dictionaryAt(file, font)['/ToUnicode']).toString('latin1')
  const texts = new Map<number, string>()
  for (const [, code = '', text = ''] of map.matchAll(/^<([0-9A-F]{4})><([0-9A-F]*)>$/gm))
    texts.set(Number.parseInt(code, 16), Buffer.from(text, 'hex').swap16().toString('utf16le'))
  return texts
}
