/** More languages than any browser sends; the rest of the header is ignored. */
const maxLanguages = 50

const item =
  /^[ \t]*([a-z]{1,8}(?:-[a-z0-9]{1,8}){0,8}|\*)[ \t]*(?:;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*)?$/i

/**
 * The languages of an `Accept-Language` header (RFC 9110, section 12.5.4), the one that is wanted most first. Items that are
 * malformed or not acceptable (`q=0`) are left out.
 */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',', maxLanguages)
    .flatMap(text => {
      const [, tag, quality = '1'] = item.exec(text) ?? []
      return tag === undefined || Number(quality) === 0 ? [] : [{ tag, quality: Number(quality) }]
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
