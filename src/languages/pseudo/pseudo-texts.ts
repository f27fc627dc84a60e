import { type EntryData, isNames, type NameTable, type Texts } from '../grammar/entry.ts'
import { placeholder } from '../grammar/parse-text.ts'

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const arabic = 'ابثدةفغهىجكلمنعپقرستوڤظخيز'
const alphabets = {
  'en-XA': 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž',
  'ar-XB': arabic + arabic,
}
export type PseudoCode = keyof typeof alphabets

const filler = 'lorem ipsum dolor sit amet '

/** In the letters of another alphabet; placeholders stay as they are. */
const inLetters = (text: string, code: PseudoCode): string =>
  text.replace(/\{\{|\}\}|\{[^}]*\}|[A-Za-z]/g, part =>
    part.length > 1 ? part : alphabets[code].charAt(plain.indexOf(part)),
  )

/** A text in other letters, about 40 % longer and in brackets; one that only arranges others stays as it is. */
function pseudoText(text: string, code: PseudoCode): string {
  const own = text.replace(placeholder, '')
  if (!/[A-Za-z]/.test(own)) return text
  const added = Math.ceil(own.length * 0.4)
  const longer = filler
    .repeat(Math.ceil(added / filler.length))
    .slice(0, added)
    .trim()
  return `[${inLetters(`${text} ${longer}`, code)}]`
}

const pseudoEntry = (entry: EntryData, code: PseudoCode): EntryData =>
  typeof entry === 'string'
    ? pseudoText(entry, code)
    : (Object.fromEntries(
        Object.entries(entry).map(([form, inner]) => [
          form,
          form === 'plural' || form === 'select' ? inner : pseudoEntry(inner as EntryData, code),
        ]),
      ) as EntryData)

/** Names stand within sentences, so they have other letters only. */
const pseudoNames = (names: NameTable, code: PseudoCode): NameTable =>
  Object.fromEntries(Object.entries(names).map(([value, name]) => [value, inLetters(name, code)]))

/** Texts in a made-up language, in which a text that is not translated, too long or put together is seen at once. */
export const pseudoTexts = (english: Texts, code: PseudoCode): Texts =>
  Object.fromEntries(
    Object.entries(english).map(([key, entry]) => {
      if (typeof entry === 'function') return [key, entry]
      return [
        key,
        isNames(key) ? pseudoNames(entry as NameTable, code) : pseudoEntry(entry as EntryData, code),
      ]
    }),
  )
