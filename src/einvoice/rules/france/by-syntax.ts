import type { EInvoice } from '../../model/einvoice.ts'
import type { Syntax } from '../../model/formats.ts'
import { none, type Rule, type Violation } from '../rule.ts'

/**
 * Id of a rule; an object if the official rules of UBL and CII use different ids or only one has the rule.
 */
export type Ids = string | { [Name in Syntax]?: string }

/** Creates one rule per id. */
export const bySyntax = (
  ids: Ids,
  term: string,
  check: (invoice: EInvoice, syntax: Syntax) => readonly Violation[],
): Rule[] =>
  typeof ids === 'string'
    ? [{ id: ids, term, violations: (invoice, { syntax }) => check(invoice, syntax) }]
    : (['ubl', 'cii'] as const).flatMap(own => {
        const id = ids[own]
        if (id === undefined) return []
        return [
          { id, term, violations: (invoice, { syntax }) => (syntax === own ? check(invoice, own) : none) },
        ]
      })
