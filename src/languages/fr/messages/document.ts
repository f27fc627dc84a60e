import type { documentTexts as english } from '../../en/messages/document.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about the printed document: pictures, characters, size. */
export const documentTexts = {
  'logo.too_large': 'Le logo dépasse 1\u00a0Mio. Utilisez une image plus petite.',
  'logo.other_format': 'Le logo n’est ni un PNG ni un JPEG. Enregistrez-le dans un de ces formats.',
  'logo.jpeg_kind': 'Ce type de JPEG ne peut pas être affiché. Enregistrez-le en PNG.',
  'logo.jpeg_unreadable': 'Le logo n’est pas un JPEG lisible. Enregistrez-le de nouveau, ou utilisez un PNG.',
  'logo.png_damaged': 'Le logo est un PNG tronqué ou endommagé. Enregistrez-le de nouveau.',
  'logo.png_unreadable': 'Le logo n’est pas un PNG lisible. Enregistrez-le de nouveau.',
  'logo.too_many_pixels':
    'Le logo mesure {width:digits} × {height:digits} pixels. Utilisez une image d’au plus {max:digits} pixels de côté.',
  'logo.too_few_pixels':
    'Le logo n’a que {actual.width:digits} × {actual.height:digits} pixels\u00a0: il est imprimé petit pour rester net. Utilisez une image d’au moins {needed.width:digits} × {needed.height:digits} pixels pour remplir sa place.',

  'accent.darkened':
    'Cette couleur d’accentuation est trop pâle pour du texte sur papier\u00a0: le texte en prend un ton plus sombre, {color}.',
  'glyph.missing': {
    select: 'others',
    other:
      'Aucune police ici ne contient les caractères {characters:list} et {others:digits} autres\u00a0: des carrés seraient imprimés. Utilisez d’autres caractères.',
    0: {
      plural: 'characters.length',
      one: 'Aucune police ici ne contient le caractère {characters:list}\u00a0: un carré serait imprimé. Utilisez un autre caractère.',
      other:
        'Aucune police ici ne contient les caractères {characters:list}\u00a0: des carrés seraient imprimés. Utilisez d’autres caractères.',
    },
  },

  'document.too_many_pages':
    'Les lignes remplissent plus de {max:digits} pages. Raccourcissez-les, ou utilisez plusieurs documents.',
  'document.too_many_shapes':
    'Le texte contient plus de {max:number} lettres différentes avec signes, plus qu’un PDF ne peut en contenir. Raccourcissez-le, ou utilisez plusieurs documents.',
  'document.too_many_words':
    'Les lignes contiennent trop de mots différents avec des lettres liées ou des signes pour un seul document. Raccourcissez-les, ou utilisez plusieurs documents.',
  'renderer.closed': 'Le moteur de rendu a été fermé.',
} satisfies Translation<typeof english>
