import type { Draft } from '#core/draft/draft.ts'
import type { Issue } from '#core/errors/issue.ts'
import { fieldAt } from '#core/fields/find-field.ts'
import { stepsOf, textAt } from '../state/document/editor-doc.ts'

/** Owner of a detail; `format` if no entry can help: the format cannot be used or is not sufficient. */
export type Owner = 'buyer' | 'seller' | 'invoice' | 'format'

/** A detail of the invoice that the format asks for. */
export interface Detail {
  /** path of the field; '' for the whole invoice */
  path: string
  owner: Owner
  /** `done` if nothing is found any more */
  state: 'missing' | 'wrong' | 'warning' | 'done'
  issues: readonly Issue[]
}

/** Path of the detail for untaxed lines and charges, whose reason is chosen for all of them at once. */
export const taxReason = 'tax_category'

/** Path of the detail about the format itself. */
const formatPath = '#format'

/**
 * Path of the detail that a finding is about. Both parts of an electronic address are one detail, and so are the
 * reasons of untaxed lines.
 */
const detailPathOf = ({ path, message }: Issue): string =>
  message.code === 'einvoice.limit'
    ? formatPath
    : path
        .replace(/(electronic_address)\.\w+$/, '$1')
        .replace(/^(items|charges)\[\d+\]\.tax_category$/, taxReason)

/** Paths of the details of all findings. */
export const detailPathsOf = (issues: readonly Issue[]): string[] => [
  ...new Set(withoutRepeats(issues).map(detailPathOf)),
]

const ownerOf = (path: string): Owner => {
  if (path === formatPath) return 'format'
  return path.startsWith('buyer.') ? 'buyer' : path.startsWith('seller.') ? 'seller' : 'invoice'
}

/** The field of the field table at a path, if the user fills it in. */
export function typedFieldAt(path: string) {
  const steps = stepsOf(path).map(step => (/^\d+$/.test(step) ? Number(step) : step))
  const field = path === '' ? undefined : fieldAt(steps)
  return field && ['text', 'code', 'decimal'].includes(field.kind) ? field : undefined
}

export const isElectronicAddress = (path: string): boolean => path.endsWith('.electronic_address')

function isEmpty(draft: Draft, path: string): boolean {
  const parts = isElectronicAddress(path) ? [`${path}.scheme`, `${path}.id`] : [path]
  return parts.some(each => typedFieldAt(each) !== undefined && textAt(draft, each).trim() === '')
}

const rank = { error: 0, warning: 1, info: 2 } as const

/**
 * Details of the findings, one per field, in the order in which they were first found.
 * @param seen paths of details that were found before; those without a finding are done
 */
export function detailsOf(draft: Draft, issues: readonly Issue[], seen: readonly string[] = []): Detail[] {
  const byPath = new Map<string, Issue[]>(seen.map(path => [path, []]))
  for (const issue of withoutRepeats(issues)) {
    const path = detailPathOf(issue)
    const own = byPath.get(path)
    if (own) own.push(issue)
    else byPath.set(path, [issue])
  }
  const isChecked = issues.every(isOfEInvoice)
  return [...byPath].map(([path, found]) => {
    const own = found.toSorted((one, other) => rank[one.severity] - rank[other.severity])
    const isOpen = !isChecked && own.length === 0 && isEmpty(draft, path)
    return { path, owner: ownerOf(path), state: isOpen ? 'missing' : stateOf(draft, path, own), issues: own }
  })
}

/** An invoice with errors of its own is not checked by the rules of the format. */
const isOfEInvoice = ({ severity, message }: Issue): boolean =>
  severity !== 'error' || message.code.startsWith('einvoice.')

const ofLineOrCharge = /^(items|charges)\[\d+\]\.tax_/

/** Drops findings about a tax subtotal if the lines and charges have the same finding, such as a wrong tax rate. */
function withoutRepeats(issues: readonly Issue[]): readonly Issue[] {
  const ofLines = new Set(
    issues.filter(({ path }) => ofLineOrCharge.test(path)).map(({ message }) => message.code),
  )
  return issues.filter(({ path, message }) => path !== 'items' || !ofLines.has(message.code))
}

function stateOf(draft: Draft, path: string, issues: readonly Issue[]): Detail['state'] {
  if (issues.length === 0) return 'done'
  if (!issues.some(({ severity }) => severity === 'error')) return 'warning'
  const hasOwnField = path === '' || typedFieldAt(path) !== undefined || isElectronicAddress(path)
  const isMissing = hasOwnField
    ? isEmpty(draft, path)
    : issues.every(({ message }) => message.code === 'einvoice.missing')
  return isMissing ? 'missing' : 'wrong'
}

export const countOf = (details: readonly Detail[], ...states: readonly Detail['state'][]): number =>
  details.filter(({ state }) => states.includes(state)).length
