import type { documentTexts as english } from '../../en/messages/document.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about the printed document: pictures, characters, size. */
export const documentTexts = {
  'logo.too_large': 'O logotipo tem mais de 1\u00a0MiB. Use uma imagem menor.',
  'logo.other_format': 'O logotipo não é PNG nem JPEG. Salve-o em um destes formatos.',
  'logo.jpeg_kind': 'Este tipo de JPEG não pode ser mostrado. Salve-o como PNG.',
  'logo.jpeg_unreadable': 'O logotipo não é um JPEG legível. Salve-o novamente ou use um PNG.',
  'logo.png_damaged': 'O logotipo é um PNG incompleto ou danificado. Salve-o novamente.',
  'logo.png_unreadable': 'O logotipo não é um PNG legível. Salve-o novamente.',
  'logo.too_many_pixels':
    'O logotipo tem {width:digits} × {height:digits} pixels. Use uma imagem de, no máximo, {max:digits} pixels de lado.',
  'logo.too_few_pixels':
    'O logotipo tem apenas {actual.width:digits} × {actual.height:digits} pixels, por isso é impresso pequeno para ficar nítido. Use uma imagem de, no mínimo, {needed.width:digits} × {needed.height:digits} pixels para preencher o espaço.',

  'accent.darkened':
    'Esta cor de destaque é clara demais para ser lida como texto em papel, por isso o texto usa um tom mais escuro dela, {color}.',
  'glyph.missing': {
    select: 'others',
    other:
      'Nenhuma fonte disponível consegue desenhar os caracteres {characters:list} e mais {others:digits}, por isso seriam impressos retângulos. Use outros caracteres.',
    0: {
      plural: 'characters.length',
      one: 'Nenhuma fonte disponível consegue desenhar o caractere {characters:list}, por isso seria impresso um retângulo. Use outro caractere.',
      other:
        'Nenhuma fonte disponível consegue desenhar os caracteres {characters:list}, por isso seriam impressos retângulos. Use outros caracteres.',
    },
  },

  'document.too_many_pages':
    'As linhas ocupam mais de {max:digits} páginas. Encurte-as ou use vários documentos.',
  'document.too_many_shapes':
    'O texto tem mais de {max:number} letras diferentes com sinais, mais do que cabe em um PDF. Encurte-o ou use vários documentos.',
  'document.too_many_words':
    'As linhas têm palavras diferentes demais com letras ligadas ou sinais para um só documento. Encurte-as ou use vários documentos.',
  'renderer.closed': 'O módulo que cria as páginas foi fechado.',
} satisfies Translation<typeof english>
