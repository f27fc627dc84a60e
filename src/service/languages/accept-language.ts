import { baseOf } from '#languages/languages.ts'

/** More languages than any browser sends; the rest of the header is ignored. */
const maxLanguages = 50

const item =
  /^[ \t]*([a-z]{1,8}(?:-[a-z0-9]{1,8}){0,8}|\*)[ \t]*(?:;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*)?$/i

/**
 * Returns the languages of an `Accept-Language` header (RFC 9110, section 12.5.4) by preference, without
 * malformed and unacceptable (`q=0`) items.
 * @param offered language codes; `*` stands for those that no other item names
 */
export function acceptedLanguages(header: string | undefined, offered: readonly string[]): string[] {
  const items = (header ?? '').split(',', maxLanguages).flatMap(text => {
    const [, tag, quality = '1'] = item.exec(text) ?? []
    return tag === undefined ? [] : [{ tag, quality: Number(quality) }]
  })
  const named = new Set(items.map(({ tag }) => baseOf(tag)))
  const others = offered.filter(code => !named.has(baseOf(code)))
  return items
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .flatMap(({ tag }) => (tag === '*' ? others : tag))
}
