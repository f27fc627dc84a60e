/**
 * Code lists of EN 16931, as the rules BR-CL-* of Schematron 1.3.16 state them.
 */

const codes = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Types of UNTDID 1001 that UBL writes as a credit note */
export const creditNoteTypes: ReadonlySet<string> = codes(`
  81 83 261 262 296 308 381 396 420 458 502 503 532
`)
