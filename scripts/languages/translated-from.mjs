// Records which English text each translation is of: short hashes in translated-from.json of its folder, by
// code, and by name for tables of names. The hash reveals a changed English text, so that its old translation
// counts as outdated.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNames } from '../../src/languages/grammar/entry.ts'
import { stepsText } from './forms.mjs'

/** Returns the table of names of a form: `@field` for `@field.accusative`. */
export const englishCode = code => (isNames(code) ? code.replace(/\..*/, '') : code)

const hashOf = entry => createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 8)

/** Returns the key of a name in a table, which is its context in a PO file. */
export const nameKey = (code, value) => `${code}${stepsText([{ param: '', value }])}`

/** @returns the hashes of the English texts of these translations */
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

/** Whether a key of the hashes belongs to a code, or to a name in its table. */
export const isOf = (key, code) => key === code || (isNames(code) && key.startsWith(`${code}[`))

/** @returns keys of outdated translations */
export const staleKeys = (texts, english, recorded) =>
  Object.entries(hashesOf(texts, english)).flatMap(([key, hash]) => (recorded[key] === hash ? [] : [key]))

/**
 * Returns the hashes after the texts of some codes were translated or reviewed.
 * @param isDone whether a key is one of these; other keys keep their hash
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
