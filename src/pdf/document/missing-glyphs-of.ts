import { defaultLocale } from '#core/defaults.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { jsonPath } from '#core/json/json-path.ts'
import { withoutBidiControls } from '#core/text/control-characters.ts'
import { bindFields } from '#render/bind/bind-fields.ts'
import type { BoundInvoice } from '#render/bind/bound-invoice.ts'
import { missingGlyphWarning } from '#render/text/missing-glyphs.ts'
import { typographicLanguage } from '../font/fallback-faces.ts'
import { createFaceFallback, type FaceFallback, isMissing, splitByFace } from '../font/split-by-face.ts'

interface TextField {
  path: readonly [string, ...(string | number)[]]
  missing: readonly string[]
}

/**
 * Finds the fields with characters that a document prints as boxes, without laying it out. All weights and
 * both template families cover the same characters. Contacts are always checked, although two templates do
 * not print them.
 */
export function missingGlyphsOf(invoice: RenderableInvoice): Issue[] {
  const fallback = fallbackOf(typographicLanguage(invoice.locale || defaultLocale))
  const missingIn = (text: string) =>
    covered.test(text)
      ? []
      : text
          .split(lineBreaks)
          .flatMap(line => splitByFace(withoutBidiControls(line), fallback).filter(isMissing))
          .map(part => part.text)
  const { logo: _logo, attachments: _attachments, ...texts } = invoice
  const fields = Object.entries(texts).flatMap(([name, value]) => fieldsOf([name], value, missingIn))
  if (fields.length === 0) return []
  const printed = printedTexts(bindFields(invoice))
  return fields.flatMap(({ path, missing }) => {
    const boxes = new Set(missingIn(printed(path)))
    const characters = [...new Set(missing)].filter(character => boxes.has(character))
    return characters.length === 0 ? [] : missingGlyphWarning(jsonPath(path), characters)
  })
}

/** By typographic language. There are only a few. */
const fallbacks = new Map<string | undefined, FaceFallback>()

function fallbackOf(language: string | undefined): FaceFallback {
  let fallback = fallbacks.get(language)
  if (!fallback) {
    fallback = createFaceFallback('sans', 'regular', language)
    fallbacks.set(language, fallback)
  }
  return fallback
}

/** Characters of the first face, which covers most texts. */
const covered = /^[\n\r\u0020-\u007e\u00a0-\u017f]*$/
const lineBreaks = /[\n\r\v\f\u0085\u2028\u2029]/

function fieldsOf(
  path: TextField['path'],
  value: unknown,
  missingIn: (text: string) => string[],
): TextField[] {
  if (typeof value === 'string') {
    const missing = missingIn(value)
    return missing.length === 0 ? [] : [{ path, missing }]
  }
  if (Array.isArray(value)) return value.flatMap((each, index) => fieldsOf([...path, index], each, missingIn))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => fieldsOf([...path, name], each, missingIn))
}

/**
 * Returns the printed text of the top-level field or item of a path, because some fields are printed only
 * with others.
 */
function printedTexts(bound: BoundInvoice): (path: TextField['path']) => string {
  const byPart = new Map<string, string>()
  const { values, facts, seller, buyer, totals, payment } = bound
  const parties = [seller, buyer].flatMap(party =>
    party ? [...(party.name ? [party.name] : []), ...party.address, ...party.details] : [],
  )
  const rows = [...Object.values(facts).flat(), ...totals, ...payment]
  const fields = [...Object.values(values), ...parties, ...rows.map(({ value }) => value)]
  for (const { text, path } of [
    ...fields,
    ...rows.map(({ label, value: { path } }) => ({ text: label, path })),
  ]) {
    const part = path?.split(/[.[]/, 1)[0]
    if (part !== undefined) byPart.set(part, `${byPart.get(part) ?? ''}\n${text}`)
  }
  return ([part, index]) =>
    part === 'items' && typeof index === 'number'
      ? (['description', 'unit'] as const).map(field => bound.cell(field, index)).join('\n')
      : (byPart.get(part) ?? '')
}
