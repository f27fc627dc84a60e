// `npm run languages -- export de` writes the texts of a language as a PO file; `-- import de.po` takes them back.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findMistakes } from '../../src/languages/grammar/find-mistakes.ts'
import { root } from '../steps.mjs'
import { budgetOf, tooLong } from './length-budget.mjs'
import { pictureOf, readViews } from './pictures.mjs'
import { fromPo, notExchangeable, toPo } from './po.mjs'
import { languageFolders, readLanguage } from './read-language.mjs'
import { sourcesOf, usageOf } from './usage.mjs'
import { writeLanguage } from './write-language.mjs'

const help = `npm run languages -- export [language ...] [--to folder]   PO files, by default in .cache/languages
npm run languages -- import file.po ...                    checks the files and writes src/languages
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
    writeFileSync(
      path,
      toPo({ locale: code, texts }, english, each => noteOf(each, views)),
    )
    process.stdout.write(`${path}: ${Object.keys(texts).length} of ${Object.keys(english).length} texts\n`)
    const functions = notExchangeable(english, texts)
    if (functions.length > 0)
      process.stdout.write(
        `Not in the file, written by hand in src/languages/${code}/functions.ts: ${functions.join(', ')}\n`,
      )
  }
}

/** @returns places and lines for the translator of a code */
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
  // a file of some of the texts takes none of the others away
  const kept = existing.filter(([code, entry]) => !mentioned.has(code) && typeof entry !== 'function')
  const texts = { ...Object.fromEntries(kept), ...read }
  const mistakes = [
    ...problems,
    ...(locale === 'en' ? ['English is what the others are translated from; change src/languages/en.'] : []),
    ...findMistakes(texts, english, locale || 'en'),
    ...Object.entries(texts).flatMap(([code, entry]) => {
      const kind = usage.get(code)?.kind
      const problem = kind ? tooLong(kind, entry, english[code]) : null
      return problem === null ? [] : [`${code} ${problem}`]
    }),
  ]
  if (mistakes.length > 0) {
    for (const line of mistakes) process.stdout.write(`${file}: ${line}\n`)
    process.stdout.write(`${file} was not imported: ${mistakes.length} to correct.\n`)
    process.exitCode = 1
    return
  }
  const folder = writeLanguage(root, locale, english, texts)
  const biome = join(root, 'node_modules/.bin/biome')
  execFileSync(biome, ['check', '--write', folder], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  process.stdout.write(
    `${file}: ${Object.keys(texts).length} texts written to ${folder}; ${untranslated} entries have no translation.\n`,
  )
}
