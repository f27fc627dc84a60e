import { type EntryData, isNames, type NameTable, type Texts } from '../grammar/entry.ts'
import { placeholder } from '../grammar/parse-text.ts'

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'
const filler = 'ļöŕéɱ îþšûɱ ðöļöŕ šîţ åɱéţ '

/** Letters with accents; placeholders stay as they are. */
const withAccents = (text: string): string =>
  text.replace(/\{\{|\}\}|\{[^}]*\}|[A-Za-z]/g, part =>
    part.length > 1 ? part : accented.charAt(plain.indexOf(part)),
  )

/** A text with accents, about 40 % longer and in brackets. */
function pseudoText(text: string): string {
  const added = Math.ceil(text.replace(placeholder, '').length * 0.4)
  return `[${withAccents(text)} ${filler
    .repeat(Math.ceil(added / filler.length))
    .slice(0, added)
    .trim()}]`
}

const pseudoEntry = (entry: EntryData): EntryData =>
  typeof entry === 'string'
    ? pseudoText(entry)
    : (Object.fromEntries(
        Object.entries(entry).map(([form, inner]) => [
          form,
          form === 'plural' || form === 'select' ? inner : pseudoEntry(inner as EntryData),
        ]),
      ) as EntryData)

/** Names stand within sentences, so they have accents only. */
const pseudoNames = (names: NameTable): NameTable =>
  Object.fromEntries(Object.entries(names).map(([value, name]) => [value, withAccents(name)]))

/** Texts in a made-up language, in which a text that is not translated, too long or put together is seen at once. */
export const pseudoTexts = (english: Texts): Texts =>
  Object.fromEntries(
    Object.entries(english).map(([code, entry]) => {
      if (typeof entry === 'function') return [code, entry]
      return [code, isNames(code) ? pseudoNames(entry as NameTable) : pseudoEntry(entry as EntryData)]
    }),
  )
