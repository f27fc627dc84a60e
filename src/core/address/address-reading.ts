/** The parts found in lines of an address. Together, the texts contain all words of the lines. */
export interface AddressReading {
  /** everything else than postcode, city and region, in the written order */
  lines: string[]
  postcode?: string | undefined
  /** absent if the lines could not be read */
  city?: string | undefined
  region?: string | undefined
}
