import type {
  designTexts as englishDesign,
  pdfDifferencesTexts as englishDifferences,
} from '../../en/page/design.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the design: templates, colour, typeface, paper. */
export const designTexts = {
  'design.title': 'Aspeto',
  'design.more': 'Cor própria, papel e mais',
  'design.less': 'Mostrar menos do aspeto',
  'design.templates': 'Modelo',
  'design.template': '{title}: {description}',
  'design.custom': 'O seu modelo; é enviado ao serviço quando submeter com ele pela primeira vez',
  'design.broken': '{name} não pode ser utilizado. {mistake}',
  'design.no-picture': 'Sem imagem de {name}: {reason}',
  'design.color': 'Cor de destaque',
  'design.by-template': 'A do modelo',
  'design.color.own': 'Cor própria {color}',
  'design.color.hex': 'Outra cor, como #rrggbb',
  'design.color.hex.wrong': 'Escreva uma cor como #rrggbb, por exemplo #1d3fbb.',
  'design.color.pale': 'Demasiado clara para texto: no papel, o texto assume um tom mais escuro dela.',
  'design.color.cobalt': 'Cobalto',
  'design.color.steel': 'Aço',
  'design.color.pine': 'Pinheiro',
  'design.color.ochre': 'Ocre',
  'design.color.rust': 'Ferrugem',
  'design.color.wine': 'Vinho',
  'design.color.plum': 'Ameixa',
  'design.color.ink': 'Tinta-da-china',
  'design.typeface': 'Tipo de letra',
  'design.typeface.by-template': 'Predefinido',
  'design.typeface.sans': 'Sem serifa',
  'design.typeface.serif': 'Com serifa',
  'design.paper': 'Papel',
  'design.custom-folder': 'Os seus próprios modelos são lidos de {folder}',
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
  'difference.mark_unexpected': 'Leva a marca TEST, embora tenha sido submetido com uma chave real.',
  'difference.text': 'A página {page:digits} diz «{found}» em vez de «{expected}».',
  'difference.text.missing': 'A página {page:digits} não diz «{expected}».',
  'difference.text.added': 'A página {page:digits} diz também «{found}».',
  'difference.value.invoice_number': 'O número da fatura {value} não foi encontrado nele.',
  'difference.value.customer': 'O cliente {value} não foi encontrado nele.',
  'difference.value.line': 'A linha «{value}» não foi encontrada nele.',
  'difference.value.payable': 'O valor {value} não foi encontrado nele.',
  'difference.einvoice_missing': 'A fatura eletrónica que foi pedida não está anexada.',
  'difference.einvoice_unexpected':
    'Contém uma fatura eletrónica, o que um teste não pode conter: não o reencaminhe.',
  'difference.einvoice_attached': 'Contém a fatura eletrónica {name}.',
  'difference.script': 'Contém um script de que não precisa: abra-o com cuidado.',
  'difference.same_text': 'Foram comparadas as páginas e o seu texto, não o seu aspeto.',
  'difference.same_values':
    'Foi criado por outro programa, por isso o aspeto não pode ser comparado. Contém o número, o cliente, as linhas e o valor.',
  'difference.encrypted': 'Não foi possível compará-lo: está bloqueado com uma palavra-passe.',
  'difference.damaged': 'Não foi possível compará-lo: está danificado. Transfira-o novamente ou abra o link.',
  'difference.too_much':
    'Não foi possível compará-lo: a leitura exige demasiado tempo ou memória. Abra-o com cuidado.',
  'difference.no_text': 'Não foi possível compará-lo: não contém texto.',
  'difference.no_preview':
    'Não foi possível compará-lo: não foi possível criar a pré-visualização, talvez por falta do seu modelo.',
} satisfies Translation<typeof englishDifferences>
