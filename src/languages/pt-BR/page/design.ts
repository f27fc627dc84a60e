import type {
  designTexts as englishDesign,
  pdfDifferencesTexts as englishDifferences,
} from '../../en/page/design.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the design: templates, colour, typeface, paper. */
export const designTexts = {
  'design.title': 'Aparência',
  'design.more': 'Cor própria, papel e mais',
  'design.less': 'Mostrar menos opções de aparência',
  'design.templates': 'Modelo',
  'design.template': '{title}: {description}',
  'design.custom': 'Seu modelo; é enviado ao serviço na primeira transmissão com ele',
  'design.broken': '{name} não pode ser usado. {mistake}',
  'design.no-picture': 'Sem imagem de {name}: {reason}',
  'design.color': 'Cor de destaque',
  'design.by-template': 'Igual ao modelo',
  'design.color.own': 'Cor própria {color}',
  'design.color.hex': 'Outra cor, como #rrggbb',
  'design.color.hex.wrong': 'Digite uma cor como #rrggbb, por exemplo #1d3fbb.',
  'design.color.pale': 'Clara demais para texto: no papel, o texto assume um tom mais escuro dela.',
  'design.color.cobalt': 'Cobalto',
  'design.color.steel': 'Aço',
  'design.color.pine': 'Pinheiro',
  'design.color.ochre': 'Ocre',
  'design.color.rust': 'Ferrugem',
  'design.color.wine': 'Vinho',
  'design.color.plum': 'Ameixa',
  'design.color.ink': 'Nanquim',
  'design.typeface': 'Fonte',
  'design.typeface.by-template': 'Padrão',
  'design.typeface.sans': 'Sem serifa',
  'design.typeface.serif': 'Com serifa',
  'design.paper': 'Papel',
  'design.custom-folder': 'Seus próprios modelos são lidos de {folder}',
} satisfies Translation<typeof englishDesign>

/** Texts of the comparison between delivered PDF and preview. */
export const pdfDifferencesTexts = {
  'difference.pages': {
    plural: 'count',
    one: 'Tem {count:number} página em vez de {expected:number}.',
    other: 'Tem {count:number} páginas em vez de {expected:number}.',
  },
  'difference.more': {
    plural: 'count',
    one: 'Mais {count:number} diferença.',
    other: 'Mais {count:number} diferenças.',
  },
  'difference.mark_missing': 'Falta a marca TEST.',
  'difference.mark_unexpected': 'Leva a marca TEST, embora tenha sido transmitido em produção.',
  'difference.text': 'A página {page:digits} diz “{found}” em vez de “{expected}”.',
  'difference.text.missing': 'A página {page:digits} não diz “{expected}”.',
  'difference.text.added': 'A página {page:digits} também diz “{found}”.',
  'difference.value.invoice_number': 'O número da fatura {value} não foi encontrado nele.',
  'difference.value.customer': 'O cliente {value} não foi encontrado nele.',
  'difference.value.line': 'A linha “{value}” não foi encontrada nele.',
  'difference.value.payable': 'O valor {value} não foi encontrado nele.',
  'difference.einvoice_missing': 'A fatura eletrônica solicitada não está anexada.',
  'difference.einvoice_unexpected':
    'Contém uma fatura eletrônica, o que um teste não pode conter: não o encaminhe.',
  'difference.einvoice_attached': 'Contém a fatura eletrônica {name}.',
  'difference.script': 'Contém um script do qual não precisa: abra-o com cuidado.',
  'difference.same_text': 'Foram comparadas as páginas e o texto delas, não a aparência.',
  'difference.same_values':
    'Outro programa o criou, por isso a aparência não pode ser comparada. Número, cliente, linhas e valor estão nele.',
  'difference.encrypted': 'Não foi possível compará-lo: está protegido por senha.',
  'difference.damaged': 'Não foi possível compará-lo: está danificado. Baixe-o novamente ou abra o link.',
  'difference.too_much':
    'Não foi possível compará-lo: a leitura exige tempo ou memória demais. Abra-o com cuidado.',
  'difference.no_text': 'Não foi possível compará-lo: não contém texto.',
  'difference.no_preview':
    'Não foi possível compará-lo: a visualização não pôde ser criada, talvez por falta do modelo.',
} satisfies Translation<typeof englishDifferences>
