/** An identifier with the scheme that issued it. */
export interface Identifier {
  id?: string
  /** ISO 6523 ICD, EAS or UNTDID 1153, depending on the term */
  scheme?: string
  schemeVersion?: string
}
