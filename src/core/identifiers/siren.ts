/** Countries and overseas territories whose businesses are in the French register (INSEE). */
const territories = new Set(['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'BL', 'MF', 'PM'])

export const isFrench = (country: string | undefined): boolean => territories.has(country ?? '')

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/** The nine digits of a SIREN in the text of a register number, such as "RCS Paris 900 000 019". */
export function sirenIn(text: string): string | undefined {
  const digits = /(?<!\d)\d{3}\s?\d{3}\s?\d{3}(?!\s?\d)/.exec(text)?.[0]
  return digits === undefined ? undefined : withoutSpaces(digits)
}

/** The fourteen digits of a SIRET, which begin with the SIREN. */
export function siretIn(text: string): string | undefined {
  const digits = /(?<!\d)\d{3}\s?\d{3}\s?\d{3}\s?\d{5}(?!\d)/.exec(text)?.[0]
  return digits === undefined ? undefined : withoutSpaces(digits)
}

/** The SIREN at the end of a French VAT number. */
export const sirenOfVatId = (vatId: string | undefined): string | undefined =>
  /^FR[A-Z0-9]{2}(\d{9})$/.exec(vatId ?? '')?.[1]
