/**
 * Maximum UTF-8 bytes of a stem. File systems allow 255 bytes, encrypted home folders 143, Windows 260 characters for
 * the whole path; the rest is for extension and number.
 */
const maxBytes = 120

/**
 * Format characters are invisible and can reorder the name, so they are removed, except joiners inside words and emoji.
 */
const formatCharacters = /[^\P{Cf}\u200c\u200d]/gu
/** Excludes line breaks, which count as white space. */
const forbidden = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}/\\:*?"<>|]/gu
/** Device names of Windows, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$|clock\$)$/i

/** A name without extension that is valid on Windows, macOS and Linux; empty if nothing is left. */
export function safeFileStem(text: string): string {
  const stem = cutToBytes(
    text
      .normalize('NFC')
      .replace(formatCharacters, '')
      .replace(/[\s\p{Z}]+/gu, ' ')
      .replace(forbidden, '-')
      .replace(/^[. ]+/, ''),
  ).replace(/[. \u200c\u200d]+$/, '')
  const device = stem.split('.', 1)[0]?.trimEnd() ?? ''
  return reserved.test(device) ? `_${stem}` : stem
}

/** UTF-8 bytes; a lone surrogate is replaced later by one byte. */
const bytesOf = (text: string): number =>
  [...text].reduce((sum, character) => {
    const code = character.codePointAt(0) ?? 0
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)
  }, 0)

/** Truncates at the boundaries of user-perceived characters. */
function cutToBytes(text: string): string {
  let left = maxBytes
  let end = 0
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    left -= bytesOf(segment)
    if (left < 0) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
