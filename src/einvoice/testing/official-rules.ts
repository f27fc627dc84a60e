import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import type { TestContext } from 'vitest'
import { isIban } from '#core/invoice/iban.ts'

/**
 * The official rules: XML Schema, EN 16931 (Schematron 1.3.16), XRechnung 3.0.2 (rules 2.5.0), compiled for SaxonJS. They
 * are not part of the project.
 */
const folder = new URL('../../../../shared/einvoice/', import.meta.url)
const saxon = createRequire(import.meta.url)('saxon-js') as SaxonJS

interface SaxonNode {
  nodeType: number
  localName: string
  namespaceURI: string | null
  textContent: string
  firstChild: SaxonNode | null
  nextSibling: SaxonNode | null
  documentElement: SaxonNode
  getAttribute(name: string): string | null
}

interface SaxonJS {
  XPath: { evaluate(path: string, context: null, options: { params: { x: string } }): SaxonNode }
  transform(options: { stylesheetInternal: unknown; sourceNode: SaxonNode; destination: 'document' }): {
    principalResult: SaxonNode
  }
}

/** Skips the test with a reason if the official rules are missing. */
export function needOfficialRules({ skip, task }: Pick<TestContext, 'skip' | 'task'>): void {
  if (existsSync(folder)) return
  task.meta.skipped = '../shared/einvoice is not on this computer'
  skip(task.meta.skipped)
}

/** Names of the files of the XRechnung test suite. */
export const sampleNames = (): string[] =>
  existsSync(folder) ? readdirSync(new URL('samples/', folder)).filter(name => name.endsWith('.xml')) : []

export const readSample = (name: string): Buffer => readFileSync(new URL(`samples/${name}`, folder))

const sheets = new Map<string, unknown>()
function sheet(name: string): unknown {
  const known =
    sheets.get(name) ??
    JSON.parse(gunzipSync(readFileSync(new URL(`sef/${name}.sef.json.gz`, folder))).toString())
  sheets.set(name, known)
  return known
}

const schemas = new Map<string, XsdValidator>()
function schema(path: string): XsdValidator {
  if (schemas.size === 0) xmlRegisterFsInputProviders()
  const file = fileURLToPath(new URL(`xsd/${path}`, folder))
  const known =
    schemas.get(path) ?? XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(file), { url: file }))
  schemas.set(path, known)
  return known
}

const children = (node: SaxonNode): SaxonNode[] => {
  const list: SaxonNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (child.nodeType === 1) list.push(child)
  return list
}

/** Severities set by KoSIT's validator configuration for XRechnung (scenarios of 2026-04-02). */
function severities(specification: string, isCii: boolean): Readonly<Record<string, string>> {
  const same = (rules: string, severity: string) =>
    Object.fromEntries(rules.split(' ').map(id => [id, severity]))
  if (!/xrechnung/.test(specification)) return {}
  const isExtension = specification.includes('#conformant#urn:xeinkauf.de:kosit:extension')
  return {
    ...same('BR-CL-21 BR-CL-23', 'warning'),
    ...(isCii ? same('CII-SR-452 CII-SR-453 CII-SR-454', 'error') : same('UBL-CR-646', 'error')),
    ...(isExtension && same('BR-CL-10 BR-CL-11 BR-CL-21 BR-CL-24 BR-CL-25 BR-CL-26', 'information')),
    ...(isExtension && !isCii && same('BR-CO-16 UBL-CR-470 UBL-CR-646', 'information')),
    ...(specification.includes('cvd_') && same('BR-CL-13', 'information')),
  }
}

export interface OfficialFinding {
  rule: string
  severity: string
  text: string
}

/** Accounts for which rules of XRechnung require an IBAN: of the payee, and of the payer. */
const accounts: Readonly<Record<string, RegExp>> = {
  'BR-DE-19':
    /<(?:cac:PayeeFinancialAccount>\s*<cbc:ID|ram:PayeePartyCreditorFinancialAccount>\s*<ram:IBANID)>([^<]*)</g,
  'BR-DE-20':
    /<(?:cac:PayerFinancialAccount>\s*<cbc:ID|ram:PayerPartyDebtorFinancialAccount>\s*<ram:IBANID)>([^<]*)</g,
}

/**
 * Returns the findings of the official rules, including warnings; errors of the schema have the rule `XSD`.
 */
export function officialFindings(xml: string): OfficialFinding[] {
  const source = saxon.XPath.evaluate('parse-xml($x)', null, { params: { x: xml } })
  const root = source.documentElement
  const isCii = root.localName === 'CrossIndustryInvoice'
  const syntax = isCii ? 'cii' : 'ubl'
  const [, specification = ''] =
    /(?:CustomizationID|GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID)[^>]*>([^<]*)</.exec(xml) ?? []
  const isXRechnung = specification.includes('xrechnung')
  const severity = severities(specification, isCii)
  const findings = schemaFindings(xml, schemaPathOf(root.localName))
  for (const name of [`en-${syntax}`, ...(isXRechnung ? [`xr-${syntax}`] : [])])
    findings.push(...schematronFindings(name, source))
  // SaxonJS computes integers as doubles, which are too imprecise for the check digits of an IBAN.
  const areIbans = (rule: string) => {
    const account = accounts[rule]
    const ids = account === undefined ? [] : [...xml.matchAll(account)].map(([, id = '']) => id)
    return ids.length > 0 && ids.every(isIban)
  }
  return findings
    .filter(({ rule }) => !areIbans(rule))
    .map(each => ({ ...each, severity: severity[each.rule] ?? each.severity }))
}

/** Returns the findings that make a document invalid. */
export const officialErrors = (xml: string): OfficialFinding[] =>
  officialFindings(xml).filter(({ severity }) => severity === 'fatal' || severity === 'error')

/** Returns the errors of the XML Schema. */
export function schemaErrors(xml: string): OfficialFinding[] {
  const [, name = ''] = /<(?:\w+:)?(CrossIndustryInvoice|Invoice|CreditNote)[\s>]/.exec(xml) ?? []
  return schemaFindings(xml, schemaPathOf(name))
}

const schemaPathOf = (root: string) =>
  root === 'CrossIndustryInvoice'
    ? 'cii-d16b/data/standard/CrossIndustryInvoice_100pD16B.xsd'
    : `ubl-2.1/maindoc/UBL-${root}-2.1.xsd`

function schemaFindings(xml: string, path: string): OfficialFinding[] {
  const document = XmlDocument.fromString(xml)
  try {
    schema(path).validate(document)
    return []
  } catch (error) {
    const { details = [{ message: String(error) }] } = error as { details?: { message: string }[] }
    return details.map(({ message }) => ({ rule: 'XSD', severity: 'fatal', text: message }))
  } finally {
    document.dispose()
  }
}

function schematronFindings(name: string, source: SaxonNode): OfficialFinding[] {
  const { principalResult } = saxon.transform({
    stylesheetInternal: sheet(name),
    sourceNode: source,
    destination: 'document',
  })
  return children(principalResult)
    .flatMap(top => [top, ...children(top)])
    .filter(({ localName }) => localName === 'failed-assert' || localName === 'successful-report')
    .map(node => ({
      rule: node.getAttribute('id') ?? '?',
      severity: node.getAttribute('flag') ?? 'fatal',
      text: `${node.getAttribute('location')} ${children(node)
        .find(child => child.localName === 'text')
        ?.textContent.trim()}`,
    }))
}
