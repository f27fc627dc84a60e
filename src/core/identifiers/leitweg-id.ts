import { isMod97 } from '../invoice/check-digits.ts'

/**
 * What is wrong with a text that is written like a Leitweg-ID (KoSIT, format specification 2.0.2): two to twelve digits of
 * the authority, which begin with the number of a federal state or 99, an optional part of up to 30 letters and digits,
 * and two check digits. `undefined` for a right one, and for references of another form.
 */
export function leitwegIdProblem(text: string): 'check_digits' | undefined {
  const id = text.trim().toUpperCase()
  if (!/^(0[1-9]|1[0-6]|99)(\d{0,10})(-[A-Z0-9]{1,30})?-\d{2}$/.test(id)) return undefined
  return isMod97(id.replaceAll('-', '')) ? undefined : 'check_digits'
}
