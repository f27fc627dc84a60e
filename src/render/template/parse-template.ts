import { AppError } from '#core/errors/app-error.ts'
import { describeJsonError } from '#core/json/json-error.ts'
import { repeatedField } from '#core/json/repeated-field.ts'
import { type Template, templateSchema } from './template.ts'
import { issuesOfTemplate, mistakeAt, repeatedSetting, slipsOfTemplate } from './template-issues.ts'

/**
 * A template from the text of its file.
 * @throws AppError `invalid_template`: where it stops being JSON, says a thing twice, or is no template
 */
export function parseTemplateText(fileText: string): Template {
  // some editors of Windows begin a file with it
  const text = fileText.replace(/^\ufeff/, '')
  const value = jsonOf(text)
  const repeated = repeatedField(text)
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
 * Checks a template as its author wrote it.
 * @throws AppError `invalid_template`, each issue with the JSON path and words that say what to write there
 */
export function parseTemplate(value: unknown): Template {
  if (depthOf(value, maxDepth) > maxDepth)
    throw new AppError('invalid_template', {
      message: { code: 'template.too_deep', params: { most: maxDepth } },
    })
  const parsed = templateSchema.safeParse(value, { reportInput: true })
  const issues = parsed.success ? slipsOfTemplate(parsed.data) : issuesOfTemplate(parsed.error)
  if (parsed.success && issues.length === 0) return parsed.data
  const [first] = issues
  throw new AppError('invalid_template', first === undefined ? {} : { message: mistakeAt(first), issues })
}

/** How deep lists and objects lie in one another; stops counting beyond `enough`, and uses no stack of its own. */
function depthOf(value: unknown, maxDepth: number): number {
  let level = [value]
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap(each => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return depth
  }
  return maxDepth + 1
}
