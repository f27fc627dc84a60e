/** Global Trade Item Number in ISO 6523 */
export const gtin = '0160'

interface Numbered {
  standard_item_id?: string | undefined
  standard_item_scheme?: string | undefined
}

/**
 * Scheme of the standard article number (BT-157-1); that of a GTIN if the number has its length, `undefined` if
 * unknown.
 */
export const standardSchemeOf = ({ standard_item_id: id, standard_item_scheme: scheme }: Numbered) =>
  scheme ?? (/^(\d{8}|\d{12,14})$/.test(id?.trim() ?? '') ? gtin : undefined)
