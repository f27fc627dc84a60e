import type { Validity } from '#core/einvoice-releases.ts'
import type { Message } from '#core/messages/message.ts'
import type { EInvoice } from '../model/einvoice.ts'
import type { Syntax } from '../model/formats.ts'
import { termOf } from '../model/terms.ts'

/** A rule of EN 16931, XRechnung or Peppol that a document can break. */
export interface Rule extends Validity {
  /** id in the official rules, such as `BR-CO-10`; `XSD` for the schema of the syntax */
  id: string
  /** the business term or group of the rule, such as `BT-106` */
  term: string
  /** `warning` if the official rules only warn; `error` by default */
  severity?: 'error' | 'warning'
  /** condition of the rule; evaluated once for consecutive rules that share it */
  appliesTo?(invoice: EInvoice): boolean
  /** violations; empty if the rule is met */
  violations(invoice: EInvoice, context: RuleContext): readonly Violation[]
}

/** Context of one check. */
export interface RuleContext {
  /** tolerances of the official rules differ between the syntaxes */
  syntax: Syntax
  /** whether a file of CII follows D22B instead of D16B */
  isD22B?: boolean
}

export interface Violation {
  /** path of the semantic model, such as `lines[0].quantity.unit` */
  path: string
  message: Message
}

/**
 * Checks each value at a path of the semantic model. `lines[].id` is one value per line; `payee?.name` is no
 * value without a payee, while `seller.name` is the value `undefined` without a seller.
 * @param messageOf returns a message if the value breaks the rule
 * @param field of the value, appended to the path of the violation
 */
export function violationsAt<Value = unknown>(
  path: string,
  messageOf: (value: Value) => Message | undefined,
  field?: string,
): (invoice: EInvoice) => readonly Violation[] {
  const steps = path.split('.').map(stepOf)
  // index by depth of the list
  const indexes: number[] = []
  const visit = (from: unknown, start: number, found: Violation[] | undefined): Violation[] | undefined => {
    let value = from
    for (let depth = start; depth < steps.length; depth += 1) {
      const { name, isList, isOptional } = steps[depth] as Step
      const own = isRecord(value) ? value[name] : undefined
      if (isList) {
        if (!Array.isArray(own)) return found
        let all = found
        for (let index = 0; index < own.length; index += 1) {
          indexes[depth] = index
          all = visit(own[index], depth + 1, all)
        }
        return all
      }
      if (isOptional && isAbsent(own)) return found
      value = own
    }
    const message = messageOf(value as Value)
    if (message === undefined) return found
    const violation = { path: pathOf(steps, indexes, field), message }
    return found === undefined ? [violation] : [...found, violation]
  }
  return invoice => visit(invoice, 0, undefined) ?? none
}

/** The term that a rule names, by the path that it reads. */
export const termAt = (path: string): string => termOf(path) ?? path

/** A shared empty list, because nearly all rules are met. */
export const none: readonly Violation[] = []

const pathOf = (steps: readonly Step[], indexes: readonly number[], field: string | undefined): string =>
  [
    ...steps.map(({ name, isList }, depth) => (isList ? `${name}[${indexes[depth]}]` : name)),
    ...(field === undefined ? [] : [field]),
  ].join('.')

interface Step {
  name: string
  isList: boolean
  isOptional: boolean
}

const stepOf = (step: string): Step => ({
  name: step.replace(/\[\]$|\?$/, ''),
  isList: step.endsWith('[]'),
  isOptional: step.endsWith('?'),
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a value is not written at all: empty text, an empty list or an object of such values. */
export function isAbsent(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (typeof value !== 'object') return false
  if (Array.isArray(value)) return value.length === 0
  for (const name in value) if (!isAbsent((value as Record<string, unknown>)[name])) return false
  return true
}

/** Whether a value is absent or only white space, which most rules about presence treat alike. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.charCodeAt(0) > 0x20
      ? false
      : !/[^ \t\r\n]/.test(value)
    : isAbsent(value)

/**
 * Like `normalize-space()`: trims XML white space and collapses it to one space; a no-break space is kept.
 */
export const normalized = (text: string): string =>
  /[ \t\r\n]/.test(text) ? text.replaceAll(/[ \t\r\n]+/g, ' ').replaceAll(/^ | $/g, '') : text
