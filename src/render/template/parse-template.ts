import { AppError } from '#core/errors/app-error.ts'
import { describeJsonError } from '#core/json/json-error.ts'
import { scanJson } from '#core/json/scan-json.ts'
import { type Template, templateSchema } from './template.ts'
import { mistakeAt, repeatedSetting, schemaIssues, semanticIssues } from './template-issues.ts'

/**
 * Parses the text of a template file.
 * @throws AppError `invalid_template` for invalid JSON, repeated keys or an invalid template
 */
export function parseTemplateText(fileText: string): Template {
  // byte order mark, which some Windows editors write
  const text = fileText.replace(/^\ufeff/, '')
  const value = jsonOf(text)
  const { repeated } = scanJson(text)
  if (repeated === undefined) return parseTemplate(value)
  const issue = repeatedSetting(repeated)
  throw new AppError('invalid_template', { message: mistakeAt(issue), issues: [issue] })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('invalid_template', { message: describeJsonError(text), cause })
  }
}

const maxDepth = 12

/**
 * Validates a template.
 * @throws AppError `invalid_template`, with the JSON path of each issue and how to correct it
 */
export function parseTemplate(value: unknown): Template {
  if (depthOf(value, maxDepth) > maxDepth)
    throw new AppError('invalid_template', {
      message: { code: 'template.too_deep', params: { max: maxDepth } },
    })
  const parsed = templateSchema.safeParse(value, { reportInput: true })
  const issues = parsed.success ? semanticIssues(parsed.data) : schemaIssues(parsed.error)
  if (parsed.success && issues.length === 0) return parsed.data
  const [first] = issues
  throw new AppError('invalid_template', first === undefined ? {} : { message: mistakeAt(first), issues })
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
