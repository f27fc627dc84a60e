import type { batchTexts as english } from '../../en/page/batch.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of batch submission and selection. */
export const batchTexts = {
  'command.submit-several': 'Transmitir vários documentos…',
  'selection.region': 'Documentos selecionados',
  'selection.choose':
    'Selecione os documentos a transmitir: clique neles com {key} pressionada ou pressione Espaço sobre eles.',
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
    one: 'Transmitir {count:number} {kind:@kind}…',
    other: 'Transmitir {count:number} {kind:@kinds}…',
  },
  'selection.too-many': 'No máximo {count:number} podem ser transmitidos de uma vez. Selecione menos.',
  'batch.review.live': {
    plural: 'count',
    one: 'Transmitir {count:number} {kind:@kind} com sua chave de produção?',
    other: 'Transmitir {count:number} {kind:@kinds} com sua chave de produção?',
  },
  'batch.review.test': {
    plural: 'count',
    one: 'Transmitir {count:number} {kind:@kind} de teste?',
    other: 'Transmitir {count:number} {kind:@kinds} de teste?',
  },
  'batch.review.none': 'Nenhum destes pode ser transmitido agora',
  'batch.to': 'Os documentos são enviados para {name}.',
  'batch.live.text':
    'Cada documento vira um PDF definitivo, sem a marca TEST. Cada PDF é debitado da sua conta.',
  'batch.test.text': 'PDFs de teste são gratuitos e levam a marca TEST.',
  'batch.offline':
    'Você está offline. Os documentos são enviados quando você estiver online novamente e podem ser retirados até lá.',
  'batch.number': 'Número',
  'batch.customer': 'Cliente',
  'batch.total': 'Total',
  'batch.state': 'Status',
  'batch.sum': {
    plural: 'count',
    one: '{count:number} {kind:@kind}, no total de {total}',
    other: '{count:number} {kind:@kinds}, no total de {total}',
  },
  'batch.going': 'Documentos a transmitir',
  'batch.left-out': {
    plural: 'count',
    one: '{count:number} não incluído',
    other: '{count:number} não incluídos',
  },
  'batch.submitted': {
    select: 'kind',
    document: 'Já transmitido',
    quote: 'Já transmitido',
    other: 'Já transmitida',
  },
  'batch.under_way': {
    select: 'kind',
    document: 'Em espera, sendo enviado ou não confirmado',
    quote: 'Em espera, sendo enviado ou não confirmado',
    other: 'Em espera, sendo enviada ou não confirmada',
  },
  'batch.fix': 'Corrigir',
  'batch.fix-number': 'Corrigir {number}',
  'batch.open-number': 'Abrir {number}',
  'batch.confirm.live': {
    plural: 'count',
    one: 'Transmitir {count:number} {kind:@kind} e debitar da minha conta',
    other: 'Transmitir {count:number} {kind:@kinds} e debitar da minha conta',
  },
  'batch.confirm.test': {
    plural: 'count',
    one: 'Transmitir {count:number} {kind:@kind} de teste',
    other: 'Transmitir {count:number} {kind:@kinds} de teste',
  },
  'batch.title.live': {
    plural: 'count',
    one: 'Envio em produção de {count:number} {kind:@kind} para {name}',
    other: 'Envio em produção de {count:number} {kind:@kinds} para {name}',
  },
  'batch.title.test': {
    plural: 'count',
    one: 'Envio de {count:number} {kind:@kind} de teste para {name}',
    other: 'Envio de {count:number} {kind:@kinds} de teste para {name}',
  },
  'batch.reviewing': {
    plural: 'count',
    one: 'Verificando {count:number} documento…',
    other: 'Verificando {count:number} documentos…',
  },
  'batch.progress': '{ended:number} de {count:number} transmitidos',
  'batch.waiting': {
    plural: 'count',
    one: '{count:number} em espera. Será enviado automaticamente, mesmo depois de reiniciar.',
    other: '{count:number} em espera. Serão enviados automaticamente, mesmo depois de reiniciar.',
  },
  'batch.key-refused': {
    plural: 'count',
    one: 'A chave foi rejeitada: {count:number} {kind:@kind} está em espera. Nada é enviado até que a chave seja substituída.',
    other:
      'A chave foi rejeitada: {count:number} {kind:@kinds} estão em espera. Nada é enviado até que a chave seja substituída.',
  },
  'batch.key-changed': {
    plural: 'count',
    one: 'A transmissão de {count:number} {kind:@kind} foi aprovada com outra chave, por isso ela não é enviada nem cobrada. Revise-a novamente para transmitir com a chave atual.',
    other:
      'A transmissão de {count:number} {kind:@kinds} foi aprovada com outra chave, por isso ela não é enviada nem cobrada. Revise-a novamente para transmitir com a chave atual.',
  },
  'batch.review-again': 'Revisar novamente',
  'batch.running': 'Transmitindo {ended:number} de {count:number}…',
  'batch.held': 'Parado por causa da chave: {ended:number} de {count:number} transmitidos',
  'batch.finished': {
    plural: 'count',
    one: 'Transmissão de {count:number} {kind:@kind} concluída.',
    other: 'Transmissão de {count:number} {kind:@kinds} concluída.',
  },
  'batch.finished.some': 'Transmitidos: {ended:number} de {count:number}. Verifique os outros.',
  'batch.show': 'Mostrar',
  'batch.cancelled': { select: 'kind', document: 'Retirado', quote: 'Retirado', other: 'Retirada' },
  'batch.cancel-rest': 'Cancelar os restantes',
  'batch.hide': 'Fechar',
  'batch.done': 'Concluído',
} satisfies Translation<typeof english>
