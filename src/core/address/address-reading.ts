/** What lines of an address state. Together the texts have all words of the lines. */
export interface AddressReading {
  /** all that is neither postcode, city nor region, in the order in which it was written */
  lines: string[]
  postcode?: string | undefined
  /** absent if the lines could not be read */
  city?: string | undefined
  region?: string | undefined
}
