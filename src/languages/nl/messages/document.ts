import type * as english from '../../en/messages/document.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about the printed document: pictures, characters, size. */
export const documentTexts = {
  'logo.too_large': 'Het logo is groter dan 1\u00a0MiB. Gebruik een kleinere afbeelding.',
  'logo.other_format': 'Het logo is geen PNG en geen JPEG. Sla het op als een van beide.',
  'logo.jpeg_kind': 'Dit soort JPEG kan niet worden getoond. Sla het op als PNG.',
  'logo.jpeg_unreadable':
    'Het logo is geen JPEG die kan worden gelezen. Sla het opnieuw op, of gebruik een PNG.',
  'logo.png_damaged': 'Het logo is een PNG die is afgekapt of beschadigd. Sla het opnieuw op.',
  'logo.png_unreadable': 'Het logo is geen PNG die kan worden gelezen. Sla het opnieuw op.',
  'logo.too_many_pixels':
    'Het logo is {width:digits} × {height:digits} pixels. Gebruik een afbeelding van hoogstens {max:digits} pixels per zijde.',
  'logo.too_few_pixels':
    'Het logo heeft maar {actual.width:digits} × {actual.height:digits} pixels; daarom wordt het klein afgedrukt, zodat het scherp blijft. Gebruik een afbeelding van ten minste {needed.width:digits} × {needed.height:digits} pixels om de plaats te vullen.',
  'accent.darkened':
    'Deze accentkleur is te licht om op papier als tekst te lezen; daarom krijgt tekst een donkerder tint ervan, {color}.',
  'glyph.missing': {
    '0': {
      plural: 'characters.length',
      one: 'Geen beschikbaar lettertype kent het teken {characters:list}; er zou een vakje worden afgedrukt. Gebruik een ander teken.',
      other:
        'Geen beschikbaar lettertype kent de tekens {characters:list}; er zouden vakjes worden afgedrukt. Gebruik andere tekens.',
    },
    select: 'others',
    other:
      'Geen beschikbaar lettertype kent de tekens {characters:list} en nog {others:digits} andere; er zouden vakjes worden afgedrukt. Gebruik andere tekens.',
  },
  'document.too_many_pages':
    'De factuurregels vullen meer dan {max:digits} pagina’s. Kort ze in, of gebruik meerdere documenten.',
  'document.too_many_shapes':
    'De tekst heeft meer dan {max:number} verschillende letters met tekens, meer dan er in een PDF passen. Kort hem in, of gebruik meerdere documenten.',
  'document.too_many_words':
    'De factuurregels hebben te veel verschillende woorden met verbonden letters of tekens voor één document. Kort ze in, of gebruik meerdere documenten.',
  'renderer.closed': 'De renderer is gesloten.',
} satisfies Translation<typeof english.documentTexts>
