// Makes the tables in src/einvoice/schema from the XML Schemas of UBL 2.1 and CII D16B:
//   node scripts/einvoice-schema.mjs FOLDER
// FOLDER has the folders `ubl-2.1` of OASIS and `cii-d16b` of UN/CEFACT.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'ltx'

const [folder = '.'] = process.argv.slice(2)
const into = resolve(import.meta.dirname, '../src/einvoice/schema')

/** Prefixes of the tables, equal to those of `xml-element.ts`. */
const prefixes = {
  'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2': 'cac',
  'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2': 'cbc',
  'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2': 'ext',
  'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2': 'invoice',
  'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2': 'creditnote',
  'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100': 'rsm',
  'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100': 'ram',
  'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100': 'udt',
  'urn:un:unece:uncefact:data:standard:QualifiedDataType:100': 'qdt',
}
const xsd = 'http://www.w3.org/2001/XMLSchema'
const local = name => name.replace(/^.*:/, '')
const named = (node, name) => node.children.filter(child => child.name && local(child.name) === name)

/** Declarations of all files, with names as `{namespace}local`. */
function declarationsOf(folders) {
  const elements = new Map()
  const types = new Map()
  for (const path of folders)
    for (const file of readdirSync(join(folder, path)).filter(name => name.endsWith('.xsd'))) {
      const root = parse(readFileSync(join(folder, path, file), 'utf8').replace(/^\uFEFF/, ''))
      const target = root.attrs.targetNamespace
      const resolveName = name => {
        const [, prefix, own] = /^(?:(.*):)?(.*)$/.exec(name)
        return `{${root.attrs[prefix === undefined ? 'xmlns' : `xmlns:${prefix}`]}}${own}`
      }
      const own = { target, resolveName }
      for (const node of named(root, 'element'))
        elements.set(`{${target}}${node.attrs.name}`, { node, ...own })
      for (const kind of ['complexType', 'simpleType'])
        for (const node of named(root, kind)) types.set(`{${target}}${node.attrs.name}`, { node, ...own })
    }
  return { elements, types }
}

function tableOf(folders, roots) {
  const { elements, types } = declarationsOf(folders)
  const lines = new Map()
  const names = new Map()

  const shortName = name => {
    const [, uri, own] = /^\{(.*)\}(.*)$/.exec(name)
    if (!(uri in prefixes)) throw new Error(`no prefix for ${name}`)
    return `${prefixes[uri]}:${own}`
  }

  /** Returns base type and attributes of a type with text. */
  function simple(name) {
    if (name.startsWith(`{${xsd}}`)) return { base: local(name.slice(xsd.length + 2)), attributes: new Map() }
    const { node, resolveName } = types.get(name)
    return simpleOf(node, resolveName)
  }
  function simpleOf(node, resolveName) {
    const content = named(node, 'simpleContent')[0] ?? node
    const derived = named(content, 'extension')[0] ?? named(content, 'restriction')[0]
    const facets = derived.children.filter(
      child => child.name && !['attribute', 'annotation'].includes(local(child.name)),
    )
    const { base: plain, attributes } = simple(resolveName(derived.attrs.base))
    const lengths = facets.map(({ name, attrs }) => `${local(name)} ${attrs.value}`).join()
    if (!['', 'minLength 1,maxLength 3'].includes(lengths)) throw new Error(`facets: ${lengths}`)
    const base = lengths === '' ? plain : `${plain}1-3`
    const all = new Map(attributes)
    for (const { attrs } of named(derived, 'attribute')) {
      const type = simple(resolveName(attrs.type)).base
      all.set(
        attrs.name,
        `${attrs.name}${attrs.use === 'required' ? '!' : ''}:${type}${attrs.fixed === undefined ? '' : `=${encodeURIComponent(attrs.fixed)}`}`,
      )
    }
    return { base, attributes: all }
  }

  /** Returns the name of a type in the table; equal types with text share one. */
  function typeOf(key, { node, target, resolveName }) {
    if (names.has(key)) return names.get(key)
    const content = named(node, 'sequence')[0] ?? named(node, 'choice')[0]
    if (!content) {
      const { base, attributes } = simpleOf(node, resolveName)
      const line = [base, ...[...attributes.values()].toSorted()].join(' ')
      const known = [...lines].find(([, other]) => other === line)?.[0]
      const name = known ?? freeName(local(key.replace(/^\{.*\}/, '')).replace(/Type$/, ''))
      lines.set(name, line)
      names.set(key, name)
      return name
    }
    const name = freeName(local(key.replace(/^\{.*\}/, '')).replace(/Type$/, ''))
    lines.set(name, '')
    names.set(key, name)
    const kind = local(content.name) === 'choice' ? '|' : '>'
    const seen = new Set()
    const parts = content.children
      .filter(child => child.name && local(child.name) !== 'annotation')
      .map(part => {
        if (local(part.name) === 'any') return '*'
        if (local(part.name) !== 'element') throw new Error(`${part.name} in ${key}`)
        const { ref, name: own, type, minOccurs = '1', maxOccurs = '1' } = part.attrs
        const global = ref && elements.get(resolveName(ref))
        const child = ref ? shortName(resolveName(ref)) : shortName(`{${target}}${own}`)
        if (seen.has(child)) throw new Error(`${child} twice in ${key}`)
        seen.add(child)
        const typeName = global
          ? typeNamed(global.resolveName(global.node.attrs.type))
          : type
            ? typeNamed(resolveName(type))
            : typeOf(`${key}/${own}`, { node: named(part, 'complexType')[0], target, resolveName })
        const occurs = { '1 1': '', '0 1': '?', '0 unbounded': '*', '1 unbounded': '+' }[
          `${minOccurs} ${maxOccurs}`
        ]
        if (occurs === undefined) throw new Error(`${minOccurs} to ${maxOccurs} in ${key}`)
        return { child, occurs, typeName }
      })
    lines.set(name, [kind, ...parts])
    return name
  }
  function freeName(wanted) {
    let name = wanted
    for (let count = 2; lines.has(name); count += 1) name = `${wanted}${count}`
    return name
  }
  function typeNamed(name) {
    if (name.startsWith(`{${xsd}}`)) {
      const base = name.slice(xsd.length + 2)
      lines.set(base, base)
      return base
    }
    return typeOf(name, types.get(name))
  }

  const starts = roots.map(root => {
    const { node, resolveName } = elements.get(root)
    return `${shortName(root)} ${typeNamed(resolveName(node.attrs.type))}`
  })
  return format(starts, lines)
}

/** Writes the most frequent type of each element once. */
function format(starts, lines) {
  const counts = new Map()
  for (const parts of lines.values())
    if (Array.isArray(parts))
      for (const part of parts)
        if (part.child) {
          const own = counts.get(part.child) ?? new Map()
          counts.set(part.child, own.set(part.typeName, (own.get(part.typeName) ?? 0) + 1))
        }
  const usual = new Map(
    [...counts].map(([child, own]) => [child, [...own].toSorted((a, b) => b[1] - a[1])[0][0]]),
  )
  const byType = Map.groupBy([...usual], ([, type]) => type)
  const textOf = ({ child, occurs, typeName }) =>
    `${child}${occurs}${usual.get(child) === typeName ? '' : `=${typeName}`}`
  const typeLines = [...lines].map(([name, parts]) =>
    Array.isArray(parts)
      ? `${name} ${parts.map(part => (typeof part === 'string' ? part : textOf(part))).join(' ')}`
      : `${name} = ${parts}`,
  )
  const elementLines = [...byType].map(([type, own]) => `${type} ${own.map(([child]) => child).join(' ')}`)
  return { roots: starts, types: typeLines.toSorted(), elements: elementLines.toSorted() }
}

function write(file, { constant, title, notice, folders, roots }) {
  const { roots: starts, types, elements } = tableOf(folders, roots)
  const text = `/*!
 * ${title}
 *
${notice.replaceAll(/^/gm, ' * ').replaceAll(/ +$/gm, '')}
 *
 * Written by scripts/einvoice-schema.mjs.
 */
import type { SchemaText } from './schema.ts'

export const ${constant}: SchemaText = {
  roots: \`
${starts.join('\n')}
\`,
  types: \`
${types.join('\n')}
\`,
  elements: \`
${elements.join('\n')}
\`,
}
`
  writeFileSync(join(into, file), text)
  console.log(`${file}: ${types.length} types, ${text.length} characters`)
}

const licence =
  owner => `This document and translations of it may be copied and furnished to others, and derivative works that
comment on or otherwise explain it or assist in its implementation may be prepared, copied, published and
distributed, in whole or in part, without restriction of any kind, provided that the above copyright notice
and this paragraph are included on all such copies and derivative works. However, this document itself may
not be modified in any way, such as by removing the copyright notice or references to ${owner}, except as
needed for the purpose of developing ${owner} specifications, in which case the procedures for copyrights
defined in the ${owner} Intellectual Property Rights document must be followed, or as required to translate
it into languages other than English.

The limited permissions granted above are perpetual and will not be revoked by ${owner} or its successors or
assigns.

This document and the information contained herein is provided on an "AS IS" basis and ${owner} DISCLAIMS ALL
WARRANTIES, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO ANY WARRANTY THAT THE USE OF THE INFORMATION
HEREIN WILL NOT INFRINGE ANY RIGHTS OR ANY IMPLIED WARRANTIES OF MERCHANTABILITY OR FITNESS FOR A PARTICULAR
PURPOSE.`

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'
write('ubl-schema.ts', {
  constant: 'ublSchema',
  title:
    'Order, cardinality and value types of UBL 2.1 Invoice and CreditNote, from the XML Schemas of OASIS.',
  notice: `Copyright (c) OASIS Open 2013. All Rights Reserved.\n\n${licence('OASIS')}`,
  folders: ['ubl-2.1/common', 'ubl-2.1/maindoc'],
  roots: [`{${ubl}Invoice-2}Invoice`, `{${ubl}CreditNote-2}CreditNote`],
})
write('cii-schema.ts', {
  constant: 'ciiSchema',
  title: 'Order, cardinality and value types of CII D16B, from the XML Schemas of UN/CEFACT.',
  notice: `Copyright (C) UN/CEFACT (2016). All Rights Reserved.\n\n${licence('UN/CEFACT')}`,
  folders: ['cii-d16b/data/standard'],
  roots: ['{urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100}CrossIndustryInvoice'],
})
