import { printable } from '#core/draft/valid-fields.ts'

/** Text for a field of one line; XML may have line breaks and tabs anywhere. */
export const oneLine = (text: string | undefined): string | undefined =>
  text === undefined
    ? undefined
    : printable(text)
        .replaceAll(/[\s\u2028\u2029]+/g, ' ')
        .trim() || undefined

/** Text for a field of several lines. */
export const severalLines = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : printable(text)
