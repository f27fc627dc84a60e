/** Findings about the printed document: pictures, characters, size. */
export const documentTexts = {
  'logo.too_large': 'The logo is larger than 1 MiB. Use a smaller picture.',
  'logo.other_format': 'The logo is neither a PNG nor a JPEG. Save it as one of them.',
  'logo.jpeg_kind': 'This kind of JPEG cannot be shown. Save it as a PNG.',
  'logo.jpeg_unreadable': 'The logo is not a JPEG that can be read. Save it again, or use a PNG.',
  'logo.png_damaged': 'The logo is a PNG that is cut short or damaged. Save it again.',
  'logo.png_unreadable': 'The logo is not a PNG that can be read. Save it again.',
  'logo.too_many_pixels':
    'The logo is {width:digits} × {height:digits} pixels. Use a picture of at most {max:digits} pixels a side.',
  'logo.too_few_pixels':
    'The logo has only {actual.width:digits} × {actual.height:digits} pixels, so it is printed small to stay sharp. Use a picture of at least {needed.width:digits} × {needed.height:digits} pixels to fill its place.',

  'accent.darkened':
    'This accent is too pale to be read as text on paper, so text is set in a darker tone of it, {color}.',
  'glyph.missing': {
    select: 'others',
    other:
      'No font here can draw the characters {characters:list} and {others:digits} more, so boxes would be printed. Use other characters.',
    0: {
      plural: 'characters.length',
      one: 'No font here can draw the character {characters:list}, so a box would be printed. Use another character.',
      other:
        'No font here can draw the characters {characters:list}, so boxes would be printed. Use other characters.',
    },
  },

  'document.too_many_pages':
    'The line items fill more than {max:digits} pages. Shorten them, or use several documents.',
  'document.too_many_shapes':
    'The text has more than {max:number} different letters with marks, more than a PDF can hold. Shorten it, or use several documents.',
  'document.too_many_words':
    'The line items have too many different words with joined letters or marks for one document. Shorten them, or use several documents.',
  'renderer.closed': 'The renderer was closed.',
} as const
