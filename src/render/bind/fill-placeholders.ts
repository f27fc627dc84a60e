import { isolated } from '#core/text/bidi-controls.ts'
import type { Field } from '../field.ts'
import { type PlaceholderName, placeholder } from '../template/placeholders.ts'
import { mayReorder } from '../text/bidi.ts'

export type Values = Partial<Record<PlaceholderName, Field>>

const separator = ' · '

/** What stands between two centred dots, and the first field in it. */
export interface FilledPart {
  text: string
  path: string | null
}

export interface FilledText extends Field {
  /** with their dots; their texts are the whole, but for controls */
  parts: readonly FilledPart[]
}

/**
 * Fills a template's text. A part between centred dots whose placeholders have no value goes, dot and all;
 * `null` when nothing remains. The path is that of the first field shown.
 */
export function fill(text: string, values: Values): FilledText | null {
  const fieldNamed = (name: string) => values[name as PlaceholderName]
  const namesIn = (part: string) => [...part.matchAll(placeholder)].map(([, name = '']) => name)
  const patterns = text
    .split(separator)
    .filter(part => namesIn(part).every(name => fieldNamed(name)?.text))
    .map((part, index) => (index === 0 ? part : `${separator}${part}`))
  const filledWith = (part: string, shown: (value: string) => string) =>
    part.replaceAll(placeholder, (_, name: string) => shown(fieldNamed(name)?.text ?? ''))
  const parts = patterns.map(part => ({
    text: filledWith(part, value => value),
    path:
      namesIn(part)
        .map(name => fieldNamed(name)?.path ?? null)
        .find(Boolean) ?? null,
  }))
  const pattern = patterns.join('')
  const filled = parts.map(part => part.text).join('')
  if (filled.trim() === '') return null
  // fields beside each other keep their places, whatever the direction of each
  const isOneOfSeveral = mayReorder(filled, 'ltr') && !/^\{[^{}]*\}$/.test(pattern)
  const path = parts.find(part => part.path !== null)?.path ?? null
  return { text: isOneOfSeveral ? filledWith(pattern, isolated) : filled, path, parts }
}
