import { isolated } from '#core/text/control-characters.ts'
import type { Field } from '../model/display-list.ts'
import { type PlaceholderName, placeholder } from '../template/placeholders.ts'
import { mayReorder } from '../text/bidi.ts'

export type Values = Partial<Record<PlaceholderName, Field>>

const separator = ' · '

/** The text between two centred dots, and its first field. */
export interface FilledPart {
  text: string
  path: string | null
}

export interface FilledText extends Field {
  /** including separators; concatenated they equal `text`, except for bidi controls */
  parts: readonly FilledPart[]
}

/**
 * Fills the placeholders of a template text. A part between centred dots is dropped with its separator if one
 * of its placeholders has no value; returns `null` if no part remains. The path is that of the first field
 * shown.
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
  // isolates keep adjacent fields in order, whatever the direction of each
  const isOneOfSeveral = mayReorder(filled, 'ltr') && !/^\{[^{}]*\}$/.test(pattern)
  const path = parts.find(part => part.path !== null)?.path ?? null
  return { text: isOneOfSeveral ? filledWith(pattern, isolated) : filled, path, parts }
}
