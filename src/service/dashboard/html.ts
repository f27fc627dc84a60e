/** Markup that may be sent as it is; everything else is text and gets escaped. */
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

/**
 * What stands in the source is markup, what is put in is text, in an element or in a quoted attribute. `false` and
 * `undefined` are nothing, so that `condition && html...` reads as it should.
 */
export function html(markup: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(markup.reduce((text, next, index) => text + textOf(parts[index - 1]) + next))
}

function textOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return String(part).replace(/[&<>"']/g, character => escapes[character] ?? '')
}
