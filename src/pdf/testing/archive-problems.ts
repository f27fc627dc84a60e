import { readTables } from '../font/sfnt.ts'
import {
  arrayAt,
  catalogOf,
  type Dictionary,
  dataAt,
  dictionaryAt,
  isDictionary,
  isStream,
  type PdfObjects,
  type PdfStream,
  pagesOf,
  resolve,
  type Value,
} from './pdf-objects.ts'

/** Keys and values for actions or external resources. */
const forbiddenKeys = ['/JS', '/AA', '/OpenAction', '/A/S', '/Encrypt', '/OPI', '/Ref']
const forbiddenValues = ['/JavaScript', '/Launch', '/GoToR', '/SubmitForm', '/DeviceCMYK', '/LZWDecode']

/**
 * Violations of PDF/A-3b (ISO 19005-3) that are visible in the objects; no complete validator.
 * @param attachments how many files the document should carry
 */
export function archiveProblems(file: PdfObjects, { attachments = 0 } = {}): string[] {
  return [
    ...attachmentProblems(file, attachments),
    ...Object.values(file.objects).flatMap(object => forbiddenIn(isStream(object) ? object.dict : object)),
    ...catalogProblems(file),
    ...metadataProblems(file),
    ...fontProblems(file),
    ...pagesOf(file).flatMap(page =>
      dictionaryAt(file, dictionaryAt(file, page)['/Group'])['/CS'] === undefined
        ? ['a page does not say in which colours it is mixed']
        : [],
    ),
  ]
}

function forbiddenIn(value: Value): string[] {
  if (typeof value === 'string' && forbiddenValues.includes(value)) return [`it holds ${value}`]
  if (Array.isArray(value)) return value.flatMap(forbiddenIn)
  if (!isDictionary(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (forbiddenKeys.includes(key)) return [`it holds ${key}`]
    if (key === '/URI' && !String(inner).startsWith('u:https://')) return [`it links to ${String(inner)}`]
    return forbiddenIn(inner)
  })
}

/** Embedded files are associated with the document, and name their type and date (ISO 19005-3, 6.8). */
function attachmentProblems(file: PdfObjects, expected: number): string[] {
  const specifications = Object.values(file.objects)
    .flatMap(nestedDictionaries)
    .filter(each => '/EF' in each || each['/Type'] === '/Filespec')
  const problems =
    specifications.length === expected ? [] : [`it holds ${specifications.length} of /Filespec`]
  const catalog = catalogOf(file)
  const associated = arrayAt(file, catalog['/AF']).map(each => dictionaryAt(file, each))
  const named = arrayAt(
    file,
    dictionaryAt(file, dictionaryAt(file, catalog['/Names'])['/EmbeddedFiles'])['/Names'],
  )
  if (named.length !== 2 * expected) problems.push('its attachments have other names')
  for (const each of specifications) {
    if (!associated.includes(each)) problems.push('an attachment is not associated')
    for (const key of ['/F', '/UF', '/Desc'])
      if (!String(each[key]).startsWith('u:')) problems.push(`an attachment lacks ${key}`)
    // the e-invoice, and the attachments of the invoice
    if (!['/Alternative', '/Supplement'].includes(String(each['/AFRelationship'])))
      problems.push('an attachment lacks /AFRelationship')
    const stream = dictionaryAt(file, dictionaryAt(file, each['/EF'])['/F'])
    const { '/ModDate': date } = dictionaryAt(file, stream['/Params'])
    if (!/^\/(text|image|application)\/[a-z.-]+$/.test(String(stream['/Subtype'])))
      problems.push('an attachment lacks /Subtype')
    if (!String(date).startsWith('u:D:')) problems.push('an attachment lacks /ModDate')
  }
  return problems
}

function nestedDictionaries(value: Value | PdfStream): Dictionary[] {
  if (isStream(value)) return nestedDictionaries(value.dict)
  if (Array.isArray(value)) return value.flatMap(nestedDictionaries)
  return isDictionary(value) ? [value, ...Object.values(value).flatMap(nestedDictionaries)] : []
}

function catalogProblems(file: PdfObjects): string[] {
  const problems: string[] = []
  const catalog = catalogOf(file)
  if (!String(catalog['/Lang']).startsWith('u:')) problems.push('it names no language')
  if (dictionaryAt(file, catalog['/MarkInfo'])['/Marked'] !== true) problems.push('it is not marked')
  if (dictionaryAt(file, catalog['/ViewerPreferences'])['/DisplayDocTitle'] !== true)
    problems.push('its title is not displayed')
  const intent = dictionaryAt(file, arrayAt(file, catalog['/OutputIntents'])[0])
  const profile = dataAt(file, intent['/DestOutputProfile'])
  if (intent['/S'] !== '/GTS_PDFA1' || profile.toString('latin1', 36, 40) !== 'acsp')
    problems.push('no profile says what its colours mean')
  else if (profile.readUInt32BE(0) !== profile.length || profile.toString('latin1', 16, 20) !== 'RGB ')
    problems.push('its profile is broken')
  return problems
}

const element = (xmp: string, name: string) => new RegExp(`<${name}>(?:<[^>]*>)*([^<]*)`).exec(xmp)?.[1]
const attribute = (xmp: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(xmp)?.[1]

function metadataProblems(file: PdfObjects): string[] {
  const problems: string[] = []
  const reference = catalogOf(file)['/Metadata']
  const xmp = dataAt(file, reference).toString('utf8')
  const info = dictionaryAt(file, file.trailer['/Info'])
  const of = (name: string) => resolve(file, info[name])
  if (!isWellFormed(xmp)) problems.push('its metadata is not XML')
  if (dictionaryAt(file, reference)['/Filter'] !== undefined) problems.push('its metadata is packed')
  if (attribute(xmp, 'pdfaid:part') !== '3' || attribute(xmp, 'pdfaid:conformance') !== 'B')
    problems.push('it does not say that it is PDF/A-3b')
  const declared: [string | undefined, Value | undefined][] = [
    [unescaped(element(xmp, 'dc:title')), of('/Title')],
    [attribute(xmp, 'pdf:Producer'), of('/Producer')],
    [attribute(xmp, 'xmp:CreatorTool'), of('/Creator')],
    [asInfoDate(attribute(xmp, 'xmp:CreateDate')), of('/CreationDate')],
    [asInfoDate(attribute(xmp, 'xmp:ModifyDate')), of('/ModDate')],
  ]
  for (const [inMetadata, inInfo] of declared)
    if (`u:${inMetadata}` !== inInfo)
      problems.push(`metadata says ${inMetadata}, information ${String(inInfo)}`)
  return problems
}

const asInfoDate = (date: string | undefined) => date && `D:${date.slice(0, -1).replaceAll(/\D/g, '')}Z`

const unescaped = (value: string | undefined) =>
  value?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** Checks that tags nest; sufficient for XML that we write ourselves. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  const text = xml.replaceAll(/<\?[\s\S]*?\?>/g, '')
  for (const [tag, isEnd, name] of text.matchAll(/<(\/?)([\w:]+)(?:\s[\w:]+="[^"<]*")*\s*>/g)) {
    if (!tag) continue
    if (isEnd && open.pop() !== name) return false
    if (!isEnd && name) open.push(name)
  }
  const rest = text.replaceAll(/<\/?[\w:]+(?:\s[\w:]+="[^"<]*")*\s*>/g, '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are searched for
  return open.length === 0 && !/[<\u0000-\u0008\u000b\u000c\u000e-\u001f]|&(?!\w+;)/.test(rest)
}

/** Fonts are embedded, have a ToUnicode map, and declare their real widths. */
function fontProblems(file: PdfObjects): string[] {
  return Object.values(file.objects)
    .filter(isDictionary)
    .filter(font => font['/Type'] === '/Font' && font['/Subtype'] !== '/CIDFontType2')
    .flatMap(font => {
      const name = String(font['/BaseFont'])
      if (font['/Subtype'] !== '/Type0') return [`${name} is not embedded`]
      const descendant = dictionaryAt(file, arrayAt(file, font['/DescendantFonts'])[0])
      const program = dataAt(file, dictionaryAt(file, descendant['/FontDescriptor'])['/FontFile2'])
      const problems: string[] = []
      if (dataAt(file, font['/ToUnicode']).length === 0) problems.push(`${name} cannot be read back`)
      if (descendant['/CIDToGIDMap'] !== '/Identity') problems.push(`${name} maps no codes`)
      if (program.length === 0) return [...problems, `${name} is not embedded`]
      return [...problems, ...widthProblems(name, descendant, program)]
    })
}

function widthProblems(name: string, descendant: Dictionary, program: Buffer): string[] {
  const [first, widths] = Array.isArray(descendant['/W']) ? descendant['/W'] : []
  if (first !== 0 || !Array.isArray(widths)) return [`${name} names no widths`]
  const tables = readTables(program)
  const unitsPerEm = tables.requiredTable('head').readUInt16BE(18)
  const isWrong = widths.some((width, code) => {
    const drawn = (tables.advance(code) / unitsPerEm) * 1000
    return Math.abs(Number(width) - drawn) > 1
  })
  return isWrong || widths.length > tables.glyphCount ? [`${name} is not as wide as is said`] : []
}
