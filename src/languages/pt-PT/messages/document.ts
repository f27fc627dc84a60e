import type { documentTexts as english } from '../../en/messages/document.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about the printed document: pictures, characters, size. */
export const documentTexts = {
  'logo.too_large': 'O logótipo ocupa mais de 1\u00a0MiB. Utilize uma imagem mais pequena.',
  'logo.other_format': 'O logótipo não é PNG nem JPEG. Guarde-o num destes formatos.',
  'logo.jpeg_kind': 'Este tipo de JPEG não pode ser mostrado. Guarde-o como PNG.',
  'logo.jpeg_unreadable': 'O logótipo não é um JPEG legível. Guarde-o novamente ou utilize um PNG.',
  'logo.png_damaged': 'O logótipo é um PNG incompleto ou danificado. Guarde-o novamente.',
  'logo.png_unreadable': 'O logótipo não é um PNG legível. Guarde-o novamente.',
  'logo.too_many_pixels':
    'O logótipo tem {width:digits} × {height:digits} píxeis. Utilize uma imagem com, no máximo, {max:digits} píxeis de lado.',
  'logo.too_few_pixels':
    'O logótipo tem apenas {actual.width:digits} × {actual.height:digits} píxeis, por isso é impresso em tamanho pequeno para ficar nítido. Utilize uma imagem com, pelo menos, {needed.width:digits} × {needed.height:digits} píxeis para preencher o seu lugar.',

  'accent.darkened':
    'Esta cor de destaque é demasiado clara para ser lida como texto em papel, por isso o texto utiliza um tom mais escuro dela, {color}.',
  'glyph.missing': {
    select: 'others',
    other:
      'Nenhum tipo de letra disponível consegue desenhar os caracteres {characters:list} e mais {others:digits}, por isso seriam impressos retângulos. Utilize outros caracteres.',
    0: {
      plural: 'characters.length',
      one: 'Nenhum tipo de letra disponível consegue desenhar o carácter {characters:list}, por isso seria impresso um retângulo. Utilize outro carácter.',
      other:
        'Nenhum tipo de letra disponível consegue desenhar os caracteres {characters:list}, por isso seriam impressos retângulos. Utilize outros caracteres.',
    },
  },

  'document.too_many_pages':
    'As linhas ocupam mais de {max:digits} páginas. Encurte-as ou utilize vários documentos.',
  'document.too_many_shapes':
    'O texto tem mais de {max:number} letras diferentes com sinais, mais do que cabe num PDF. Encurte-o ou utilize vários documentos.',
  'document.too_many_words':
    'As linhas têm demasiadas palavras diferentes com letras ligadas ou sinais para um só documento. Encurte-as ou utilize vários documentos.',
  'renderer.closed': 'O módulo que cria as páginas foi fechado.',
} satisfies Translation<typeof english>
