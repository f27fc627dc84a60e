import { t } from '../i18n/translate.ts'

/** Label of a path of the semantic model: "Line 2: attributes, name". A path of the XML stays as it is. */
export function termLabel(path: string): string {
  if (/[:/]/.test(path)) return path
  const [, line, rest] = /^lines\[(\d+)\]\.(.+)$/.exec(path) ?? [null, undefined, path]
  const text = (rest ?? '')
    .replaceAll(/\[\d+\]/g, '')
    .split('.')
    .map(part => part.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`))
    .join(', ')
  if (line !== undefined) return `${t('received.line', { line: Number(line) + 1 })}: ${text}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
