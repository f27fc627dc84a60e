/** Minimum number of characters besides the guessable parts. */
const minOwn = 6

/** Characters that people write instead of letters. */
const substitutes: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '+': 't' },
}

/** Words that are missing in the list of common passwords. */
const moreWords = [
  'administrateur',
  'benutzer',
  'facture',
  'passwort',
  'rechnung',
  'админ',
  'пароль',
  'привет',
]

let loaded: Promise<ReadonlySet<string>> | undefined

/** Returns about 50,000 common passwords; loaded when a password is chosen for the first time. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...(dictionary['passwords-common'] ?? []), ...moreWords]),
  )
  return loaded
}

/**
 * Whether a password would be guessed early: a common password, also with a few characters or a sequence
 * before or after it, with digits as letters, with separators, or repeated; a sequence; a date; or little
 * more than the product's name or a part of the e-mail address.
 * @param names known to others, such as an e-mail address
 */
export async function isEasyToGuess(password: string, names: readonly string[]): Promise<boolean> {
  const lower = password.normalize('NFKC').toLowerCase()
  if (new Set(lower).size < 5 || isSequence(lower) || date.test(lower)) return true
  if (isMostlyNames(lower, namesIn(['billwright', ...names]))) return true
  const common = await commonPasswords()
  const unmarked = lower.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const joined = unmarked.replaceAll(/[^\p{L}\p{N}@$!+]/gu, '')
  return [lower, unmarked, joined].flatMap(text => [text, decoded(text)]).some(text => isCommon(text, common))
}

const date = /^\d{1,4}([-./ ])\d{1,2}\1\d{1,4}$/

const year = /(?:19|20)\d\d/

function isCommon(text: string, common: ReadonlySet<string>): boolean {
  const unit = unitOf(text)
  const core = unit.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const isKnown = (word: string) => [word, decoded(word), unitOf(word)].some(each => common.has(each))
  if (common.has(unit)) return true
  if (core.length < 4 || !(isKnown(core) || isPartlyRepeated(core, isKnown))) return false
  const around = unit.split(core, 2).map(part => (isSequence(part) ? 0 : part.replace(year, '').length))
  return around.reduce((sum, own) => sum + own, 0) < minOwn
}

/** Whether a text is a known word next to a part of itself, such as `passwordpass`. */
const isPartlyRepeated = (text: string, isKnown: (word: string) => boolean): boolean =>
  Array.from(text, (_letter, at) => [text.slice(0, at), text.slice(at)] as const).some(
    ([one = '', other = '']) =>
      (one.length >= 4 && one.includes(other) && isKnown(one)) ||
      (other.length >= 4 && other.includes(one) && isKnown(other)),
  )

const decoded = (text: string): string => text.replaceAll(/[0-9@$!+]/g, sign => substitutes[sign] ?? sign)

/** Returns the repeated part, or the whole text. */
function unitOf(text: string): string {
  const period = `${text}${text}`.indexOf(text, 1)
  return text.slice(0, period)
}

/** Whether most characters follow each other in Unicode or on a keyboard, in either direction. */
function isSequence(text: string): boolean {
  const rows = [
    '1234567890',
    'qwertyuiop',
    'asdfghjkl',
    'zxcvbnm',
    'qwertzuiop',
    'azertyuiop',
    '!@#$%^&*()',
    'йцукенгшщзхъ',
    'фывапролджэ',
    'ячсмитьбю',
    'abcdefghijklmnopqrstuvwxyz',
  ]
  const pairs = new Set(rows.flatMap(row => [...row].flatMap((letter, at) => pairsOf(letter, row[at + 1]))))
  const characters = [...text]
  const jumps = characters.filter(
    (letter, at) => at > 0 && !pairs.has(`${characters[at - 1]}${letter}`),
  ).length
  // each start of another row counts as a jump
  return jumps <= characters.length / 5
}

const pairsOf = (one: string, other: string | undefined): string[] =>
  other === undefined ? [] : [one + other, other + one]

/** Returns parts of at least four characters, such as `jane`, `doe` and `example` of an address. */
const namesIn = (names: readonly string[]): string[] =>
  names.flatMap(name => {
    const lower = name.normalize('NFKC').toLowerCase()
    const local = lower.split('@', 1)[0] ?? ''
    return [local, local.replaceAll(/[^\p{L}]/gu, ''), ...lower.split(/[^\p{L}\p{N}]+/u)].filter(
      part => part.length >= 4,
    )
  })

/** Removes longer names first, because they contain shorter ones. */
function isMostlyNames(text: string, names: readonly string[]): boolean {
  const rest = names
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(name, ' '), text)
  return rest !== text && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length < minOwn
}
