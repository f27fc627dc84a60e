import { comparableNumber } from '../invoice/invoice-number.ts'
import { withoutBidiControls } from '../text/control-characters.ts'
import type { CatalogueItem } from './catalogue-item-fields.ts'
import type { Customer } from './customer-fields.ts'
import type { RecordKind, RecordTypes } from './record.ts'

/** Equal for names that differ only in letter case, width or spacing. */
export const keyOfName = (name: string): string => comparableNumber(name)

/** Title of a record in lists: the name of a customer, the first line of a catalogue item's description. */
export function titleOf<Kind extends RecordKind>(kind: Kind, record: RecordTypes[Kind]): string {
  const title = kind === 'customers' ? (record as Customer).name : (record as CatalogueItem).description
  return withoutBidiControls(title.split('\n', 1)[0] ?? '').trim()
}

/**
 * Key by which an import finds a record without an id: the name of a customer, the whole description of a catalogue
 * item.
 */
export const keyOf = <Kind extends RecordKind>(kind: Kind, record: RecordTypes[Kind]): string =>
  keyOfName(kind === 'customers' ? (record as Customer).name : (record as CatalogueItem).description)

const diacritics = /\p{M}/gu

/** Letters that Unicode does not decompose into a base letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
}

/**
 * Normalises text for sorting and searching records: no letter case, no diacritics. Stored, so a change needs a
 * migration.
 */
export const foldedText = (text: string): string => foldedKey(keyOfName(text))

const plainKey = /^[ -~]*$/

/** {@link foldedText} of a key. */
export const foldedKey = (key: string): string => (plainKey.test(key) ? key : withoutDiacritics(key))

const withoutDiacritics = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(diacritics, '')
    .replace(/[æðđħıłøœ]/g, letter => plainLetters[letter] ?? letter)
    .normalize('NFKC')

/** The words of a search; a record must contain all of them. */
export const searchWords = (search: string): string[] =>
  foldedText(search)
    .split(' ')
    .filter(word => word !== '')
    .slice(0, 8)

/** The text of a record that is searched. Line breaks separate the words of different fields. */
export function searchTextOf<Kind extends RecordKind>(kind: Kind, record: RecordTypes[Kind]): string {
  const values =
    kind === 'customers' ? customerTexts(record as Customer) : catalogueItemTexts(record as CatalogueItem)
  return values.flatMap(value => (value ? [foldedText(value)] : [])).join('\n')
}

const customerTexts = ({
  name,
  contact,
  email,
  tax_id,
  reference,
  city,
  postcode,
  address = [],
}: Customer) => [name, contact, email, tax_id, reference, postcode, city, ...address]

const catalogueItemTexts = ({ code, description }: CatalogueItem) => [description, code]

const endsInWordCharacter = /[\p{L}\p{N}]$/u

/**
 * How well a title matches a search. 0: equal; 1: begins with the search; 2: every searched word begins a word, and the
 * first one begins the title; 3: every searched word begins a word; 4: contains every searched word; 5: match in
 * another field.
 * @param title folded like the search
 */
export function matchRank(title: string, search: string): number {
  if (title === search) return 0
  if (title.startsWith(search)) return 1
  const words = search.split(' ')
  if (words.every(word => beginsWord(title, word))) return title.startsWith(words[0] ?? '') ? 2 : 3
  return words.every(word => title.includes(word)) ? 4 : 5
}

function beginsWord(title: string, word: string): boolean {
  for (let at = title.indexOf(word); at !== -1; at = title.indexOf(word, at + 1))
    if (at === 0 || !endsInWordCharacter.test(title.slice(0, at))) return true
  return false
}
