import { commandLineInEnglish } from './command-line.ts'
import { commandLineResultsInEnglish } from './command-line-results.ts'
import { englishForPage } from './english-for-page.ts'
import { serviceInEnglish } from './service.ts'
import { shellInEnglish } from './shell.ts'

/** The English text of every message. Another language is another table with the same keys and parameters. */
export const english = {
  ...englishForPage,
  ...commandLineInEnglish,
  ...commandLineResultsInEnglish,
  ...serviceInEnglish,
  ...shellInEnglish,
} as const
