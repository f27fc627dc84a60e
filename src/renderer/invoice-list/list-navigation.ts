import { lowerCase } from '../i18n/locale.ts'

/** Row that a key moves to; `undefined` if the key does not move within the list. */
export function rowAfterKey(key: string, index: number, count: number, pageRows: number): number | undefined {
  const target = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + pageRows,
    PageUp: index - pageRows,
    Home: 0,
    End: count - 1,
  }[key]
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target))
}

/** milliseconds without a key after which typing starts a new search */
const typeAheadMs = 1000

/** Collects letters typed in quick succession; Space selects a row instead. */
export function createTypeAhead(now: () => number = Date.now) {
  let typed = ''
  let lastAt = Number.NEGATIVE_INFINITY
  return (key: string): string | undefined => {
    if ([...key].length !== 1 || key === ' ') return undefined
    typed = now() - lastAt > typeAheadMs ? key : typed + key
    lastAt = now()
    return typed
  }
}

/**
 * Next row with a text that starts with the typed letters. Repeating one letter cycles through the matches; longer text
 * keeps the current row while it matches.
 */
export function rowStartingWith(
  typed: string,
  rows: readonly (readonly string[])[],
  from: number,
): number | undefined {
  const text = lowerCase(typed)
  const isRepeated = [...text].every(letter => text.startsWith(letter))
  const prefix = isRepeated ? text.slice(0, [...text][0]?.length) : text
  const first = isRepeated ? from + 1 : from
  for (let step = 0; step < rows.length; step++) {
    const index = (Math.max(0, first) + step) % rows.length
    if (rows[index]?.some(each => lowerCase(each).startsWith(prefix))) return index
  }
  return undefined
}
