import { type ErrorCode, errorTable } from '#core/errors/error-table.ts'
import type { WriteMessage } from '#core/messages/message.ts'
import { english } from '../languages/english.ts'

/** Error codes with an HTTP status. */
export type ServiceErrorCode = {
  [Code in ErrorCode]: (typeof errorTable)[Code] extends { status: number } ? Code : never
}[ErrorCode]

export interface ProblemType {
  code: ServiceErrorCode
  status: number
  title: string
  when: string
  whatToDo: string
}

const isServiceError = (code: ErrorCode): code is ServiceErrorCode => 'status' in errorTable[code]

/** Errors with an HTTP status, sorted by status. */
export const serviceErrors: readonly ServiceErrorCode[] = (Object.keys(errorTable) as ErrorCode[])
  .filter(isServiceError)
  .sort((a, b) => errorTable[a].status - errorTable[b].status)

/** Returns when an error occurs and what to do; `undefined` for an error without a status. */
export const problemTypeOf = (code: ErrorCode, write: WriteMessage): ProblemType | undefined =>
  isServiceError(code) ? describe(code, write) : undefined

/** The entries of docs/errors.md and of the page /errors. */
export const problemTypes = (write: WriteMessage): readonly ProblemType[] =>
  serviceErrors.map(code => describe(code, write))

const describe = (code: ServiceErrorCode, write: WriteMessage): ProblemType => ({
  code,
  status: errorTable[code].status,
  title: write({ code }),
  when: write({ code: `problem.when.${code}` }),
  whatToDo: write({ code: `problem.do.${code}` }),
})

/** The content of docs/errors.md; a test compares both. */
export function problemsAsMarkdown(): string {
  const entry = ({ code, status, title, when, whatToDo }: ProblemType) =>
    `## ${code}\n\n**${status}** · ${title}\n\n- When: ${when}\n- What to do: ${whatToDo}\n`
  return [
    `# ${english({ code: 'errors_page.title' })}`,
    '',
    english({ code: 'errors_page.introduction' }),
    '',
    english({ code: 'errors_page.introduction_code' }),
    '',
    ...problemTypes(english).map(entry),
  ].join('\n')
}
