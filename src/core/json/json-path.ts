/** Formats a path as in `Issue.path`: `items[1].quantity`, with other names quoted: `items[1]["unit price"]`. */
export function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    const name = String(step).toWellFormed().slice(0, 64)
    if (!/^\w+$/.test(name)) return `${text}[${JSON.stringify(name)}]`
    return text === '' ? name : `${text}.${name}`
  }, '')
}

export interface ItemPath {
  /** from 0 */
  index: number
  /** such as `quantity`; `undefined` for the whole line item */
  field: string | undefined
}

/** @returns `undefined` for any other path */
export function parseItemPath(path: string): ItemPath | undefined {
  const match = /^items\[(\d+)\](?:\.(.+))?$/.exec(path)
  return match ? { index: Number(match[1]), field: match[2] } : undefined
}

export const itemPath = ({ index, field }: ItemPath): string =>
  jsonPath(['items', index, ...(field === undefined ? [] : [field])])
