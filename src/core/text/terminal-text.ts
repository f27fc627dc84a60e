/**
 * Characters that a terminal may interpret or hide: control characters except line feed and tab, line separators, lone
 * surrogates, bidi controls and other invisible characters. A joiner is allowed where a script or an emoji needs it,
 * and a variation selector where it chooses a form.
 */
const unsafe = new RegExp(
  [
    /(?![\n\t])\p{Cc}|[\p{Zl}\p{Zp}\p{Cs}\ufff9-\ufffb]/u,
    /(?![\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u200c\u200d])\p{Default_Ignorable_Code_Point}/u,
    /(?<!\p{Ideographic})[\u{e0100}-\u{e01ef}]/u,
    /(?<!(?!\p{Script=Latin})\p{L}|\p{M}|\p{Extended_Pictographic}|\p{Emoji_Modifier})[\u200c\u200d]/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

/** Escapes text for a terminal. The escapes are those of JSON, so that JSON keeps its meaning. */
export const terminalText = (text: string): string =>
  text.replace(unsafe, character =>
    Array.from({ length: character.length }, (_, index) => escapeOf(character.charCodeAt(index))).join(''),
  )

const escapeOf = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`

/** Escapes a value inside a line or a table, so that it stays in its line and column and keeps its width. */
export const terminalCell = (text: string): string => text.replace(/[\n\t]/g, ' ').replace(unsafe, '\ufffd')
