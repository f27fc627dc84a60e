import { grouped } from './english-format.ts'

/** Findings about the printed document: pictures, characters, size. */
export const documentInEnglish = {
  'logo.too_large': 'The logo is larger than 1 MiB. Use a smaller picture.',
  'logo.other_format': 'The logo is neither a PNG nor a JPEG. Save it as one of them.',
  'logo.jpeg_kind': 'This kind of JPEG cannot be shown. Save it as a PNG.',
  'logo.jpeg_unreadable': 'The logo is not a JPEG that can be read. Save it again, or use a PNG.',
  'logo.png_damaged': 'The logo is a PNG that is cut short or damaged. Save it again.',
  'logo.png_unreadable': 'The logo is not a PNG that can be read. Save it again.',
  'logo.too_many_pixels': ({ width, height, max }: { width: number; height: number; max: number }): string =>
    `The logo is ${width} × ${height} pixels. Use a picture of at most ${max} pixels a side.`,
  'logo.too_few_pixels': ({
    actual,
    needed,
  }: Record<'actual' | 'needed', { width: number; height: number }>): string =>
    `The logo has only ${actual.width} × ${actual.height} pixels, so it is printed small to stay sharp. Use a picture of at least ${needed.width} × ${needed.height} pixels to fill its place.`,

  'accent.darkened': ({ color }: { color: string }): string =>
    `This accent is too pale to be read as text on paper, so text is set in a darker tone of it, ${color}.`,
  'glyph.missing': ({ characters, others }: { characters: string[]; others: number }): string => {
    const list = others > 0 ? `${characters.join(', ')} and ${others} more` : characters.join(', ')
    return characters.length + others === 1
      ? `No font here can draw the character ${list}, so a box would be printed. Use another character.`
      : `No font here can draw the characters ${list}, so boxes would be printed. Use other characters.`
  },

  'document.too_many_pages': ({ max }: { max: number }): string =>
    `The line items fill more than ${max} pages. Shorten them, or use several documents.`,
  'document.too_many_shapes': ({ max }: { max: number }): string =>
    `The text has more than ${grouped(max)} different letters with marks, more than a PDF can hold. Shorten it, or use several documents.`,
  'document.too_many_words':
    'The line items have too many different words with joined letters or marks for one document. Shorten them, or use several documents.',
  'renderer.closed': 'The renderer was closed.',
} as const
