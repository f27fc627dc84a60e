import { AppError } from '#core/errors/app-error.ts'
import { describeJsonError } from '#core/json/json-error.ts'
import { scanJson } from '#core/json/scan-json.ts'
import { type Template, templateSchema } from './template.ts'
import { issueAt, repeatedSetting, schemaIssues, semanticIssues } from './template-issues.ts'

/** Bytes of a template file. */
export const maxTemplateBytes = 1024 * 1024

/**
 * Parses the text of a template file.
 * @throws AppError `invalid_template` for invalid JSON, repeated keys or an invalid template
 */
export function parseTemplateText(fileText: string): Template {
  // byte order mark, which some Windows editors write
  const text = fileText.replace(/^\ufeff/, '')
  const { exceeded, repeated } = scanJson(text, textLimits)
  if (exceeded === 'depth') throw tooDeep()
  if (exceeded !== undefined)
    throw new AppError('invalid_template', { message: { code: 'template.too_many_values' } })
  const value = jsonOf(text)
  if (repeated === undefined) return parseTemplate(value)
  const issue = repeatedSetting(repeated)
  throw new AppError('invalid_template', { message: issueAt(issue), issues: [issue] })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('invalid_template', { message: describeJsonError(text), cause })
  }
}

const maxDepth = 12

/** UTF-16 units, about ten times the largest template; longer texts are rejected before parsing. */
const textLimits = { depth: 4 * maxDepth, values: 50_000, entries: 10_000, name: 100 }

const tooDeep = () =>
  new AppError('invalid_template', { message: { code: 'template.too_deep', params: { max: maxDepth } } })

/**
 * Validates a template.
 * @throws AppError `invalid_template`, with the JSON path of each issue and how to correct it
 */
export function parseTemplate(value: unknown): Template {
  if (depthOf(value, maxDepth) > maxDepth) throw tooDeep()
  const parsed = templateSchema.safeParse(value, { reportInput: true })
  const issues = parsed.success ? semanticIssues(parsed.data) : schemaIssues(parsed.error)
  if (parsed.success && issues.length === 0) return parsed.data
  const [first] = issues
  throw new AppError('invalid_template', first === undefined ? {} : { message: issueAt(first), issues })
}

/**
 * Returns the nesting depth of a value, at most `maxDepth` + 1; iterative, because deep input would overflow
 * the stack.
 */
function depthOf(value: unknown, maxDepth: number): number {
  let level = [value]
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap(each => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return depth
  }
  return maxDepth + 1
}
