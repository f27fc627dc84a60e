import type { Message } from '#core/messages/message.ts'
import type { EInvoice } from '../model/einvoice.ts'
import type { Syntax } from '../model/formats.ts'

/** A rule of EN 16931, XRechnung or Peppol that a document can break. */
export interface Rule {
  /** as the official rules name it, such as `BR-CO-10`; `XSD` is the schema of the syntax */
  id: string
  /** the business term or group that breaks it, such as `BT-106` */
  term: string
  /** `warning` where the official rules only warn; `error` if absent */
  severity?: 'error' | 'warning'
  /** where it is broken; nothing if it is kept */
  violations(invoice: EInvoice, context: RuleContext): Violation[]
}

export interface RuleContext {
  /** the official rules of the two syntaxes differ in tolerances */
  syntax: Syntax
}

export interface Violation {
  /** of the semantic model, such as `lines[0].quantity.unit` */
  path: string
  message: Message
}

export interface Place {
  path: string
  value: unknown
}

/**
 * The values at a path of the semantic model. `lines[].id` stands for one value a line; `payee?.name` has no value
 * without a payee, while `seller.name` has the value `undefined` without a seller.
 */
export function valuesAt(invoice: EInvoice, path: string): Place[] {
  return path.split('.').reduce<Place[]>(
    (places, step) =>
      places.flatMap(place => {
        const name = step.replace(/\[\]$|\?$/, '')
        const own = isRecord(place.value) ? place.value[name] : undefined
        const at = place.path === '' ? name : `${place.path}.${name}`
        if (step.endsWith('[]'))
          return listOf(own).map((value, index) => ({ path: `${at}[${index}]`, value }))
        if (step.endsWith('?') && isAbsent(own)) return []
        return [{ path: at, value: own }]
      }),
    [{ path: '', value: invoice }],
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Whether nothing is written for a value: empty text, an empty list or an object of such values. */
export function isAbsent(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isRecord(value) && Object.values(value).every(isAbsent)
}
