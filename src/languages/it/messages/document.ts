import type { documentTexts as english } from '../../en/messages/document.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about the printed document: pictures, characters, size. */
export const documentTexts = {
  'logo.too_large': 'Il logo supera 1\u00a0MiB. Usa un’immagine più piccola.',
  'logo.other_format': 'Il logo non è né PNG né JPEG. Salvalo in uno di questi formati.',
  'logo.jpeg_kind': 'Questo tipo di JPEG non può essere mostrato. Salvalo come PNG.',
  'logo.jpeg_unreadable': 'Il logo non è un JPEG leggibile. Salvalo di nuovo o usa un PNG.',
  'logo.png_damaged': 'Il logo è un PNG troncato o danneggiato. Salvalo di nuovo.',
  'logo.png_unreadable': 'Il logo non è un PNG leggibile. Salvalo di nuovo.',
  'logo.too_many_pixels':
    'Il logo è di {width:digits} × {height:digits} pixel. Usa un’immagine di al massimo {max:digits} pixel per lato.',
  'logo.too_few_pixels':
    'Il logo ha solo {actual.width:digits} × {actual.height:digits} pixel, perciò è stampato piccolo per restare nitido. Usa un’immagine di almeno {needed.width:digits} × {needed.height:digits} pixel per riempire il suo spazio.',

  'accent.darkened':
    'Questo colore principale è troppo chiaro per leggerlo come testo sulla carta, perciò il testo prende un tono più scuro, {color}.',
  'glyph.missing': {
    select: 'others',
    other:
      'Nessun carattere tipografico qui contiene i segni {characters:list} e altri {others:digits}: al loro posto verrebbero stampati dei riquadri. Usa altri segni.',
    0: {
      plural: 'characters.length',
      one: 'Nessun carattere tipografico qui contiene il segno {characters:list}: al suo posto verrebbe stampato un riquadro. Usa un altro segno.',
      other:
        'Nessun carattere tipografico qui contiene i segni {characters:list}: al loro posto verrebbero stampati dei riquadri. Usa altri segni.',
    },
  },

  'document.too_many_pages': 'Le righe occupano più di {max:digits} pagine. Accorciale o usa più documenti.',
  'document.too_many_shapes':
    'Il testo ha più di {max:number} lettere diverse con segni, più di quante ne contenga un PDF. Accorcialo o usa più documenti.',
  'document.too_many_words':
    'Le righe hanno troppe parole diverse con lettere unite o segni per un solo documento. Accorciale o usa più documenti.',
  'renderer.closed': 'La creazione dei PDF è stata chiusa.',
} as const satisfies Translation<typeof english>
