// Which English text each text of a language translates: short hashes in translated-from.json of its folder, by code, and by
// name for tables of names. A changed English text is found by its hash, so its old translation is not taken for a new one.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNames } from '../../src/languages/grammar/entry.ts'
import { stepsText } from './forms.mjs'

/** Table of names of a form of it: `@field` of `@field.accusative`. */
export const englishCode = code => (isNames(code) ? code.replace(/\..*/, '') : code)

const hashOf = entry => createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 8)

/** Key of a name in a table, which is its context in a PO file. */
export const nameKey = (code, value) => `${code}${stepsText([{ param: '', value }])}`

/** @returns the hashes of the English texts that these texts translate */
export function hashesOf(texts, english) {
  const hashes = Object.entries(texts).flatMap(([code, entry]) => {
    const source = english[englishCode(code)]
    if (source === undefined || typeof source === 'function' || typeof entry === 'function') return []
    if (!isNames(code)) return [[code, hashOf(source)]]
    return Object.keys(entry).map(value => [
      nameKey(code, value),
      hashOf(source[value] ?? source.other ?? ''),
    ])
  })
  return Object.fromEntries(hashes)
}

/** Whether a key of the hashes is that of a code, or of a name in its table. */
export const isOf = (key, code) => key === code || (isNames(code) && key.startsWith(`${code}[`))

/** @returns keys of texts whose English text is not the one that they translate */
export const staleKeys = (texts, english, recorded) =>
  Object.entries(hashesOf(texts, english)).flatMap(([key, hash]) => (recorded[key] === hash ? [] : [key]))

/**
 * The hashes after texts of some codes were translated or compared with English.
 * @param isDone whether a key is one of these; the other ones keep what was recorded
 */
export function recordedHashes(texts, english, recorded, isDone) {
  const hashes = Object.entries(hashesOf(texts, english)).flatMap(([key, hash]) => {
    const known = isDone(key) ? hash : recorded[key]
    return known === undefined ? [] : [[key, known]]
  })
  return Object.fromEntries(hashes.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const pathOf = (root, code) => join(root, 'src/languages', code, 'translated-from.json')

export const readHashes = (root, code) =>
  existsSync(pathOf(root, code)) ? JSON.parse(readFileSync(pathOf(root, code), 'utf8')) : {}

export const writeHashes = (root, code, hashes) =>
  writeFileSync(pathOf(root, code), `${JSON.stringify(hashes, null, 2)}\n`)
