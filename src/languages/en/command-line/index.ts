import { commandLineErrorTexts } from './errors.ts'
import { resultTexts } from './results.ts'
import { serviceCommandTexts } from './service.ts'

/** The command line, which is English only. */
export const commandLine = { ...commandLineErrorTexts, ...resultTexts, ...serviceCommandTexts } as const
