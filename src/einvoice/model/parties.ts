import type { Identifier } from './amounts.ts'

/** BG-5, BG-8, BG-12 or BG-15 */
export interface Address {
  /** BT-35, BT-50, BT-64, BT-75 */
  line1?: string
  /** BT-36, BT-51, BT-65, BT-76 */
  line2?: string
  /** BT-162, BT-163, BT-164, BT-165 */
  line3?: string
  /** BT-37, BT-52, BT-66, BT-77 */
  city?: string
  /** BT-38, BT-53, BT-67, BT-78 */
  postcode?: string
  /** BT-39, BT-54, BT-68, BT-79 */
  region?: string
  /** BT-40, BT-55, BT-69, BT-80, ISO 3166-1 alpha-2 */
  country?: string
}

/** BG-6 or BG-9 */
export interface Contact {
  /** BT-41, BT-56 */
  name?: string
  /** BT-42, BT-57 */
  phone?: string
  /** BT-43, BT-58 */
  email?: string
}

export interface Buyer {
  /** BT-44 */
  name?: string
  /** BT-45 */
  tradingName?: string
  /** BT-46, at most one; BT-29, any number */
  identifiers?: Identifier[]
  /** BT-47 */
  registration?: Identifier
  /** BT-48 */
  vatId?: string
  /** BT-49 */
  electronicAddress?: Identifier
  /** BG-8 */
  address?: Address
  /** BG-9 */
  contact?: Contact
}

/** BG-4, with BT-27 to BT-34 in the fields of the buyer */
export interface Seller extends Buyer {
  /** BT-32 */
  taxNumber?: string
  /** BT-33 */
  legalInformation?: string
}

/** BG-10 */
export interface Payee {
  /** BT-59 */
  name?: string
  /** BT-60 */
  identifiers?: Identifier[]
  /** BT-61 */
  registration?: Identifier
}

/** BG-11 */
export interface TaxRepresentative {
  /** BT-62 */
  name?: string
  /** BT-63 */
  vatId?: string
  /** BG-12 */
  address?: Address
}

/** BG-13 */
export interface Delivery {
  /** BT-70 */
  name?: string
  /** BT-71 */
  location?: Identifier
  /** BT-72 */
  date?: string
  /** BG-15 */
  address?: Address
}
