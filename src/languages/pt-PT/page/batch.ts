import type { batchTexts as english } from '../../en/page/batch.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of batch submission and selection. */
export const batchTexts = {
  'command.submit-several': 'Submeter vários documentos…',
  'selection.region': 'Documentos selecionados',
  'selection.choose':
    'Selecione os documentos a submeter: clique neles com {key} premida ou prima Espaço sobre eles.',
  'selection.count': {
    plural: 'count',
    one: '{count:number} selecionado',
    other: '{count:number} selecionados',
  },
  'selection.row': {
    select: 'number',
    '': 'Selecionar o documento sem número',
    other: 'Selecionar {number}',
  },
  'selection.stop': 'Cancelar seleção',
  'selection.submit': {
    plural: 'count',
    one: 'Submeter {count:number} {kind:@kind}…',
    other: 'Submeter {count:number} {kind:@kinds}…',
  },
  'selection.too-many': 'Podem ser submetidos no máximo {count:number} de uma vez. Selecione menos.',
  'batch.review.live': {
    plural: 'count',
    one: 'Submeter {count:number} {kind:@kind} com a sua chave real?',
    other: 'Submeter {count:number} {kind:@kinds} com a sua chave real?',
  },
  'batch.review.test': {
    plural: 'count',
    one: 'Submeter {count:number} {kind:@kind} de teste?',
    other: 'Submeter {count:number} {kind:@kinds} de teste?',
  },
  'batch.review.none': 'Nenhum destes pode ser submetido agora',
  'batch.to': 'Os documentos são enviados para {name}.',
  'batch.live.text':
    'Cada documento torna-se um PDF definitivo, sem a marca TEST. Cada PDF é debitado na sua conta.',
  'batch.test.text': 'Os PDF de teste são gratuitos e levam a marca TEST.',
  'batch.offline':
    'Está sem ligação à rede. Os documentos são enviados quando voltar a ter ligação e podem ser retirados até lá.',
  'batch.number': 'Número',
  'batch.customer': 'Cliente',
  'batch.total': 'Total',
  'batch.state': 'Estado',
  'batch.sum': {
    plural: 'count',
    one: '{count:number} {kind:@kind}, no total de {total}',
    other: '{count:number} {kind:@kinds}, no total de {total}',
  },
  'batch.going': 'Documentos a submeter',
  'batch.left-out': {
    plural: 'count',
    one: '{count:number} não incluído',
    other: '{count:number} não incluídos',
  },
  'batch.submitted': {
    select: 'kind',
    document: 'Já submetido',
    quote: 'Já submetido',
    other: 'Já submetida',
  },
  'batch.under_way': {
    select: 'kind',
    document: 'Em espera, a ser enviado ou não confirmado',
    quote: 'Em espera, a ser enviado ou não confirmado',
    other: 'Em espera, a ser enviada ou não confirmada',
  },
  'batch.fix': 'Corrigir',
  'batch.fix-number': 'Corrigir {number}',
  'batch.open-number': 'Abrir {number}',
  'batch.confirm.live': {
    plural: 'count',
    one: 'Submeter {count:number} {kind:@kind} e debitar a minha conta',
    other: 'Submeter {count:number} {kind:@kinds} e debitar a minha conta',
  },
  'batch.confirm.test': {
    plural: 'count',
    one: 'Submeter {count:number} {kind:@kind} de teste',
    other: 'Submeter {count:number} {kind:@kinds} de teste',
  },
  'batch.title.live': {
    plural: 'count',
    one: 'Envio real de {count:number} {kind:@kind} para {name}',
    other: 'Envio real de {count:number} {kind:@kinds} para {name}',
  },
  'batch.title.test': {
    plural: 'count',
    one: 'Envio de {count:number} {kind:@kind} de teste para {name}',
    other: 'Envio de {count:number} {kind:@kinds} de teste para {name}',
  },
  'batch.reviewing': {
    plural: 'count',
    one: 'A verificar {count:number} documento…',
    other: 'A verificar {count:number} documentos…',
  },
  'batch.progress': '{ended:number} de {count:number} submetidos',
  'batch.waiting': {
    plural: 'count',
    one: '{count:number} em espera. Será enviado automaticamente, mesmo depois de reiniciar.',
    other: '{count:number} em espera. Serão enviados automaticamente, mesmo depois de reiniciar.',
  },
  'batch.key-refused': {
    plural: 'count',
    one: 'A chave foi rejeitada: {count:number} {kind:@kind} está em espera. Nada é enviado até a chave ser substituída.',
    other:
      'A chave foi rejeitada: {count:number} {kind:@kinds} estão em espera. Nada é enviado até a chave ser substituída.',
  },
  'batch.key-changed': {
    plural: 'count',
    one: 'A submissão de {count:number} {kind:@kind} foi aprovada com outra chave, por isso não é enviada nem cobrada. Reveja-a novamente para submeter com a chave atual.',
    other:
      'A submissão de {count:number} {kind:@kinds} foi aprovada com outra chave, por isso não é enviada nem cobrada. Reveja-a novamente para submeter com a chave atual.',
  },
  'batch.review-again': 'Rever novamente',
  'batch.running': 'A submeter {ended:number} de {count:number}…',
  'batch.held': 'Parado por causa da chave: {ended:number} de {count:number} submetidos',
  'batch.finished': {
    plural: 'count',
    one: 'Submissão de {count:number} {kind:@kind} concluída.',
    other: 'Submissão de {count:number} {kind:@kinds} concluída.',
  },
  'batch.finished.some': 'Submetidos: {ended:number} de {count:number}. Verifique os outros.',
  'batch.show': 'Mostrar',
  'batch.cancelled': { select: 'kind', document: 'Retirado', quote: 'Retirado', other: 'Retirada' },
  'batch.cancel-rest': 'Cancelar os restantes',
  'batch.hide': 'Fechar',
  'batch.done': 'Concluído',
} satisfies Translation<typeof english>
