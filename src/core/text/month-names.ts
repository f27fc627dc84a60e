import { dateFormat } from './calendar-date.ts'
import { documentLocales } from './locale.ts'

/** Months in a text: named by a word of any document language, or by a number with a year. */

export interface NamedMonth {
  /** 1 to 12 */
  month: number
  /** `null` if there is no year */
  year: string | null
}

/** Shorter words, such as "may" and "mar", count as months only with a year. */
const shortestWord = 4

/** Spellings that Intl does not produce, from January on: Polish months after a preposition, and ASCII spellings. */
const otherWords: readonly (readonly string[])[] = [
  ['styczniu', 'jaenner'],
  ['lutym', 'fevrier'],
  ['marcu', 'maerz', 'mrz'],
  ['kwietniu'],
  ['maju'],
  ['czerwcu'],
  ['lipcu'],
  ['sierpniu', 'aout'],
  ['wrześniu'],
  ['październiku'],
  ['listopadzie'],
  ['grudniu', 'decembre'],
]

/** Returns the month by word; a word that means different months in two languages is omitted. */
function makeWords(): Map<string, number> {
  const found = new Map<string, Set<number>>()
  for (const [index, words] of otherWords.entries())
    for (const word of words) found.set(word, new Set([index + 1]))
  for (const locale of documentLocales) {
    for (const month of ['long', 'short'] as const) {
      // Some languages inflect the month if it follows a day.
      const formats = [{ month }, { month, day: 'numeric' }] as const
      for (const options of formats) {
        const format = dateFormat(locale, options)
        for (let index = 0; index < 12; index += 1) {
          const parts = format.formatToParts(new Date(Date.UTC(2026, index, 1)))
          const word = plain(parts.find(({ type }) => type === 'month')?.value ?? '').replace(/\.$/, '')
          if (/\p{L}/u.test(word) && !/\d/.test(word))
            found.set(word, (found.get(word) ?? new Set()).add(index + 1))
        }
      }
    }
  }
  return new Map(
    [...found].flatMap(([word, months]) => (months.size === 1 ? [[word, [...months][0] ?? 0]] : [])),
  )
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFC')
}

/** A month name with an optional year: "novembre 2026", "noviembre de 2026", "Nov. 2026", "November '26". */
function namedMonthOf(monthOfWord: ReadonlyMap<string, number>): RegExp {
  const words = [...monthOfWord.keys()].sort((one, other) => other.length - one.length).join('|')
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(${words})(?![\\p{L}\\p{N}])(?:(?:\\.?,?\\s+(?:(?:de|del|di|of)\\s+)?|[/-])['’]?(\\d{4}|\\d{2})(?![\\p{L}\\p{N}]))?`,
    'gu',
  )
}

interface MonthWords {
  monthOfWord: ReadonlyMap<string, number>
  namedMonth: RegExp
}

let monthWords: MonthWords | undefined

/** Made on first use, because it takes 40 ms, which every start of a program would wait for. */
function cachedMonthWords(): MonthWords {
  if (monthWords) return monthWords
  const monthOfWord = makeWords()
  monthWords = { monthOfWord, namedMonth: namedMonthOf(monthOfWord) }
  return monthWords
}

const numberedMonth = /(\d{4})\s?年\s?(\d{1,2})\s?月/g
/** Month and year in digits, such as "10/2026" and "10.2026", outside of dates, week numbers and quantities. */
const monthOfYear =
  /(?<![\p{N}./-]|(?:kw|cw|w|week|woche|nr\.?|no\.?|n°|№|#)\s?)(0?[1-9]|1[0-2])[/.](20\d{2})(?![\p{N}\p{L}]|[./-]\p{N})/gu

export function namedMonths(text: string): NamedMonth[] {
  const lower = plain(text)
  const { monthOfWord, namedMonth } = cachedMonthWords()
  const named = Array.from(lower.matchAll(namedMonth), ([, word = '', year = null]): NamedMonth | [] => {
    if (year === null && word.length < shortestWord) return []
    return { month: monthOfWord.get(word) ?? 0, year: year?.length === 2 ? `20${year}` : year }
  })
  const numbered = Array.from(
    lower.matchAll(numberedMonth),
    ([, year = '', month]): NamedMonth => ({
      month: Number(month),
      year,
    }),
  )
  const written = Array.from(
    lower.matchAll(monthOfYear),
    ([, month, year = '']): NamedMonth => ({ month: Number(month), year }),
  )
  return [...named.flat(), ...numbered, ...written]
}

/** Whether the named month is one of these (`YYYY-MM`); without a year, any year matches. */
export const isMonthOf = ({ month, year }: NamedMonth, months: ReadonlySet<string>): boolean =>
  [...months].some(each => Number(each.slice(5)) === month && (year === null || each.startsWith(year)))
