// Checks of the texts of all languages that the compiler does not make.
// Run by `npm run check`; by itself: node scripts/languages/check.mjs
import { commandLine } from '../../src/languages/en/command-line/index.ts'
import { languages } from '../../src/languages/languages.ts'
import { root } from '../steps.mjs'
import { issuesOf, nearDuplicates } from './checks.mjs'
import { readGlossary } from './glossary.mjs'
import { languageFolders, readLanguage } from './read-language.mjs'
import { readHashes, staleKeys } from './translated-from.mjs'
import { sourcesOf, unusedCodes } from './usage.mjs'

const { texts: english, surfaces: englishSurfaces } = await readLanguage(root, 'en')
/** Includes the command line, which is in English only. */
const allTexts = { ...english, ...commandLine }
const lines = [...unusedCodes(sourcesOf(root), allTexts), ...nearDuplicates(allTexts)].map(
  line => `en: ${line}`,
)
for (const code of languageFolders(root).filter(each => each !== 'en')) {
  const { language, texts, surfaces } = await readLanguage(root, code)
  const isOffered = languages.some(each => each.code === code)
  const glossary = readGlossary(root, code)
  const needed = { ...english }
  // The service has its own list of languages, which is shorter.
  if (!surfaces.service) for (const text of Object.keys(englishSurfaces.service)) delete needed[text]
  lines.push(...issuesOf({ code, locale: language.locale, texts, glossary, isOffered }, needed))
  if (isOffered)
    lines.push(
      ...staleKeys(texts, english, readHashes(root, code)).map(
        key =>
          `${code}: ${key} translates an earlier English text: translate it, or npm run languages -- mark ${code} ${key.replace(/\[.*/, '')}`,
      ),
    )
}
for (const line of lines) process.stdout.write(`${line}\n`)
process.exitCode = lines.length === 0 ? 0 : 1
