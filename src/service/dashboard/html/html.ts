import type { ServiceLanguage } from '../../languages/service-languages.ts'

/** Trusted markup, rendered in the language of the reader. */
export class Html {
  readonly in: (language: ServiceLanguage) => string
  constructor(markup: string | ((language: ServiceLanguage) => string)) {
    this.in = typeof markup === 'string' ? () => markup : markup
  }
}

/** Text to escape, or markup. */
export type Text = string | Html

type Part = Text | number | readonly Html[] | false | undefined

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that HTML forbids even as a reference. */
const forbidden = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n\r]]/gv

/**
 * A tagged template that escapes its values for elements and quoted attributes. `false` and `undefined` become empty, so that
 * `condition && html...` works.
 */
export function html(markup: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(language =>
    markup.reduce((text, next, index) => text + written(parts[index - 1], language) + next),
  )
}

function written(part: Part, language: ServiceLanguage): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.in(language)
  if (typeof part === 'object') return part.map(each => each.in(language)).join('')
  return escapeHtml(String(part))
}

export const escapeHtml = (text: string): string =>
  text.replace(forbidden, '\ufffd').replace(/[&<>"']/g, character => escapes[character] ?? '')
