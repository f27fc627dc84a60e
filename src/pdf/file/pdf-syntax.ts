/** Where another object stands (ISO 32000-1, 7.3.10). */
export type Ref = `${number} 0 R`

export const numberOf = (ref: Ref): number => Number.parseInt(ref, 10)

/** A dictionary; what is `undefined` or `null` is left out. */
export function dictionary(entries: Readonly<Record<string, string | number | null | undefined>>): string {
  let out = '<<'
  for (const key in entries) {
    const value = entries[key]
    if (value === undefined || value === null) continue
    out += `/${key}${startsItself.test(`${value}`) ? '' : ' '}${value}`
  }
  return `${out}>>`
}

/** what needs no space before it */
const startsItself = /^[/<([]/

export function array(values: readonly (string | number)[]): string {
  return `[${values.join(' ')}]`
}

const plain = /^[\u0020-\u007e]*$/

/** A text string (7.9.2.2): as it stands where it is plain, else UTF-16. */
export function text(value: string): string {
  if (plain.test(value)) return `(${value.replaceAll(/[\\()]/g, String.raw`\$&`)})`
  return `<FEFF${utf16(value)}>`
}

/** Hexadecimal, four digits a unit. */
export function utf16(value: string): string {
  let out = ''
  for (let at = 0; at < value.length; at += 1) out += hex(value.charCodeAt(at))
  return out
}

const hexes: string[] = []

/** Four hexadecimal digits. */
export function hex(code: number): string {
  hexes[code] ??= code.toString(16).toUpperCase().padStart(4, '0')
  return hexes[code]
}

/** A date (7.9.4) in universal time. */
export function dateText(date: Date): string {
  return `(D:${date.toISOString().slice(0, 19).replaceAll(/\D/g, '')}Z)`
}
