/** As in `Issue.path`: `items[1].quantity`; a name that is no plain word is quoted, as in `items[1]["unit price"]`. */
export function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    const name = String(step).toWellFormed().slice(0, 64)
    if (!/^\w+$/.test(name)) return `${text}[${JSON.stringify(name)}]`
    return text === '' ? name : `${text}.${name}`
  }, '')
}

export interface ItemPath {
  /** of the line item, from 0 */
  index: number
  /** what follows, such as `quantity`; absent where the path is that of the whole line item */
  field: string | undefined
}

/** `undefined` for a path that leads to no line item. */
export function parseItemPath(path: string): ItemPath | undefined {
  const match = /^items\[(\d+)\](?:\.(.+))?$/.exec(path)
  return match ? { index: Number(match[1]), field: match[2] } : undefined
}

export const itemPath = ({ index, field }: ItemPath): string =>
  jsonPath(['items', index, ...(field === undefined ? [] : [field])])
