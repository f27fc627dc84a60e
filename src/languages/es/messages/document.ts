import type { documentTexts as english } from '../../en/messages/document.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about the printed document: pictures, characters, size. */
export const documentTexts = {
  'logo.too_large': 'El logotipo ocupa más de 1\u00a0MiB. Usa una imagen más pequeña.',
  'logo.other_format': 'El logotipo no es ni PNG ni JPEG. Guárdalo en uno de estos formatos.',
  'logo.jpeg_kind': 'Esta clase de JPEG no se puede mostrar. Guárdalo como PNG.',
  'logo.jpeg_unreadable': 'El logotipo no es un JPEG legible. Guárdalo otra vez o usa un PNG.',
  'logo.png_damaged': 'El logotipo es un PNG incompleto o dañado. Guárdalo otra vez.',
  'logo.png_unreadable': 'El logotipo no es un PNG legible. Guárdalo otra vez.',
  'logo.too_many_pixels':
    'El logotipo tiene {width:digits} × {height:digits} píxeles. Usa una imagen de {max:digits} píxeles por lado como máximo.',
  'logo.too_few_pixels':
    'El logotipo solo tiene {actual.width:digits} × {actual.height:digits} píxeles, así que se imprime pequeño para que se vea nítido. Usa una imagen de al menos {needed.width:digits} × {needed.height:digits} píxeles para llenar su sitio.',

  'accent.darkened':
    'Este color de acento es demasiado claro para leerlo como texto en papel, así que el texto usa un tono más oscuro, {color}.',
  'glyph.missing': {
    select: 'others',
    other:
      'Ningún tipo de letra de aquí puede dibujar los caracteres {characters:list} y {others:digits} más, así que se imprimirían recuadros. Usa otros caracteres.',
    0: {
      plural: 'characters.length',
      one: 'Ningún tipo de letra de aquí puede dibujar el carácter {characters:list}, así que se imprimiría un recuadro. Usa otro carácter.',
      other:
        'Ningún tipo de letra de aquí puede dibujar los caracteres {characters:list}, así que se imprimirían recuadros. Usa otros caracteres.',
    },
  },

  'document.too_many_pages':
    'Las líneas ocupan más de {max:digits} páginas. Acórtalas o usa varios documentos.',
  'document.too_many_shapes':
    'El texto tiene más de {max:number} letras distintas con signos, más de las que caben en un PDF. Acórtalo o usa varios documentos.',
  'document.too_many_words':
    'Las líneas tienen demasiadas palabras distintas con letras unidas o signos para un documento. Acórtalas o usa varios documentos.',
  'renderer.closed': 'Se ha cerrado el módulo que crea las páginas.',
} satisfies Translation<typeof english>
