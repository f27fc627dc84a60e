/** Trusted markup; everything else is escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[] | false | undefined

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
  return new Html(markup.reduce((text, next, index) => text + textOf(parts[index - 1]) + next))
}

function textOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return String(part)
    .replace(forbidden, '\ufffd')
    .replace(/[&<>"']/g, character => escapes[character] ?? '')
}
