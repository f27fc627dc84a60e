import { AppError } from '#core/errors/app-error.ts'
import { describeJsonError } from '#core/json/json-error.ts'
import { repeatedField } from '#core/json/repeated-field.ts'
import { parseTemplate, type Template } from './template.ts'
import { repeatedSetting } from './template-issues.ts'

/**
 * A template from the text of its file.
 * @throws AppError `invalid_template`: where it stops being JSON, says a thing twice, or is no template
 */
export function parseTemplateText(withMark: string): Template {
  // some editors of Windows begin a file with it
  const text = withMark.replace(/^\ufeff/, '')
  const value = jsonOf(text)
  const repeated = repeatedField(text)
  if (repeated === undefined) return parseTemplate(value)
  const issue = repeatedSetting(repeated)
  const message = `The template has a mistake at ${issue.path}: ${issue.message}`
  throw new AppError('invalid_template', { message, issues: [issue] })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('invalid_template', { message: describeJsonError(text), cause })
  }
}
