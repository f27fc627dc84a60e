// `npm run languages -- export de` writes the texts of a language as a PO file; `-- import de.po` takes them back;
// `-- mark de` records that its texts translate the English ones of now.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isNames } from '../../src/languages/grammar/entry.ts'
import { findIssues } from '../../src/languages/grammar/find-issues.ts'
import { root } from '../steps.mjs'
import { budgetOf, tooLong } from './length-budget.mjs'
import { pictureOf, readViews } from './pictures.mjs'
import { fromPo, notExchangeable, toPo } from './po.mjs'
import { languageFolders, readLanguage } from './read-language.mjs'
import { isOf, nameKey, readHashes, recordedHashes, staleKeys, writeHashes } from './translated-from.mjs'
import { sourcesOf, usageOf } from './usage.mjs'
import { writeLanguage } from './write-language.mjs'

const help = `npm run languages -- export [language ...] [--to folder]   PO files, by default in .cache/languages
npm run languages -- import file.po ...                    checks the files and writes src/languages
npm run languages -- mark language [code ...]              its texts, or these, translate the English ones of now
`

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { to: { type: 'string', default: join(root, '.cache/languages') } },
  allowPositionals: true,
})
const [command, ...rest] = positionals
const english = (await readLanguage(root, 'en')).texts
const usage = usageOf(sourcesOf(root), Object.keys(english))

if (command === 'export') await exportLanguages(rest)
else if (command === 'mark' && rest.length > 0) await markLanguage(...rest)
else if (command === 'import' && rest.length > 0) for (const file of rest) await importFile(file)
else {
  process.stdout.write(help)
  process.exitCode = 2
}

async function exportLanguages(wanted) {
  const codes = wanted.length > 0 ? wanted : languageFolders(root).filter(code => code !== 'en')
  if (codes.length === 0)
    process.stdout.write('There is no language besides English yet. Name one, such as de.\n')
  mkdirSync(values.to, { recursive: true })
  const views = readViews(root)
  for (const code of codes) {
    const texts = (await readLanguage(root, code))?.texts ?? {}
    const path = join(values.to, `${code}.po`)
    const stale = new Set(staleKeys(texts, english, readHashes(root, code)))
    writeFileSync(
      path,
      toPo({ locale: code, texts }, english, each => noteOf(each, views), stale),
    )
    process.stdout.write(`${path}: ${Object.keys(texts).length} of ${Object.keys(english).length} texts\n`)
    const functions = notExchangeable(english, texts)
    if (functions.length > 0)
      process.stdout.write(
        `Not in the file, written by hand in src/languages/${code}/functions.ts: ${functions.join(', ')}\n`,
      )
  }
}

async function markLanguage(code, ...codes) {
  const { texts } = (await readLanguage(root, code)) ?? {}
  if (texts === undefined || code === 'en') {
    process.stdout.write(`There is no translation ${code}.\n`)
    process.exitCode = 1
    return
  }
  record(code, texts, key => codes.length === 0 || codes.some(each => isOf(key, each)))
}

function record(code, texts, isDone) {
  writeHashes(root, code, recordedHashes(texts, english, readHashes(root, code), isDone))
}

/** @returns context for the translator of a code: source files, and comment lines */
function noteOf(code, views) {
  const { places, kind } = usage.get(code)
  const picture = pictureOf(english[code], views)
  return {
    places: [...places].slice(0, 5),
    lines: [
      ...(kind === null ? [] : [`A ${kind}: at most ${budgetOf(kind, english[code])} letters`]),
      ...(picture === null ? [] : [`Picture: ${picture}`]),
    ],
  }
}

async function importFile(file) {
  const { locale, texts: read, mentioned, problems, untranslated } = fromPo(readFileSync(file), english)
  const existing = locale === '' ? [] : Object.entries((await readLanguage(root, locale))?.texts ?? {})
  // a partial file removes no other texts, and texts of a changed English text stay until they are translated
  const stale = new Set(staleKeys(Object.fromEntries(existing), english, readHashes(root, locale || 'en')))
  const isKept = code => !mentioned.has(code) || stale.has(code)
  const kept = existing.filter(([code, entry]) => typeof entry !== 'function' && isKept(code))
  const staleNames = existing
    .filter(([code]) => isNames(code) && Object.hasOwn(read, code))
    .map(([code, names]) => [code, { ...keptNames(code, names, stale), ...read[code] }])
  const texts = { ...Object.fromEntries(kept), ...read, ...Object.fromEntries(staleNames) }
  const issues = [
    ...problems,
    ...(locale === 'en' ? ['English is what the others are translated from; change src/languages/en.'] : []),
    ...findIssues(texts, english, locale || 'en'),
    ...Object.entries(texts).flatMap(([code, entry]) => {
      const kind = usage.get(code)?.kind
      const problem = kind ? tooLong(kind, entry, english[code]) : null
      return problem === null ? [] : [`${code} ${problem}`]
    }),
  ]
  if (issues.length > 0) {
    for (const line of issues) process.stdout.write(`${file}: ${line}\n`)
    process.stdout.write(`${file} was not imported: ${issues.length} to correct.\n`)
    process.exitCode = 1
    return
  }
  const folder = writeLanguage(root, locale, english, texts)
  const isTranslated = key =>
    Object.entries(read).some(([code, entry]) =>
      isNames(code) ? Object.keys(entry).some(value => key === nameKey(code, value)) : key === code,
    )
  record(locale, texts, isTranslated)
  const biome = join(root, 'node_modules/.bin/biome')
  execFileSync(biome, ['check', '--write', folder], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  process.stdout.write(
    `${file}: ${Object.keys(texts).length} texts written to ${folder}; ${untranslated} entries have no translation.\n`,
  )
}

/**
 * Returns names that a file lacks but keep: empty ones, and those marked as fuzzy because the English name
 * has changed.
 */
function keptNames(code, names, stale) {
  return Object.fromEntries(
    Object.entries(names).filter(([value, name]) => name === '' || stale.has(nameKey(code, value))),
  )
}
