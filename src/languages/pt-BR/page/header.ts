import type { headerTexts as english } from '../../en/page/header.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the header of a document, and of a submission that was not confirmed. */
export const headerTexts = {
  'header.menu': 'Mais ações',
  'header.message': 'Status da transmissão',
  'header.amount': 'Valor:',
  'header.due': 'Vence',
  'header.open-of': 'em aberto de {total}',
  'header.overpaid': '{amount} pago a mais',
  'header.to-refund': '{amount} a reembolsar',
  'header.record-payment': 'Registrar pagamento',
  'header.show-differences': 'Ver as diferenças',
  'header.go-to-field': 'Ir para o campo',
  'header.save-anyway': 'Salvar o PDF mesmo assim',
  'header.make-invoice': 'Gerar fatura',
  'header.receipt': 'Comprovante',
  'header.emailed': {
    select: 'kind',
    document: 'Enviado por e-mail {date}',
    quote: 'Enviado por e-mail {date}',
    other: 'Enviada por e-mail {date}',
  },
  'header.paid': '{date}, {note}',
  'header.nothing-open': 'nada em aberto',
  'header.email.undo': {
    select: 'kind',
    document: 'Marcar como não enviado por e-mail',
    quote: 'Marcar como não enviado por e-mail',
    other: 'Marcar como não enviada por e-mail',
  },
  'header.email.mark': {
    select: 'kind',
    document: 'Marcar como enviado por e-mail',
    quote: 'Marcar como enviado por e-mail',
    other: 'Marcar como enviada por e-mail',
  },
  'header.email.undone': {
    select: 'kind',
    document: '{kind:capital:@kind.definite} {number} está marcado como não enviado por e-mail.',
    quote: '{kind:capital:@kind.definite} {number} está marcado como não enviado por e-mail.',
    other: '{kind:capital:@kind.definite} {number} está marcada como não enviada por e-mail.',
  },
  'header.email.marked': {
    select: 'kind',
    document: '{kind:capital:@kind.definite} {number} está marcado como enviado por e-mail.',
    quote: '{kind:capital:@kind.definite} {number} está marcado como enviado por e-mail.',
    other: '{kind:capital:@kind.definite} {number} está marcada como enviada por e-mail.',
  },
  'header.pdf-checked': 'PDF verificado',
  'header.pdf-kept': 'PDF não verificado',
  'header.pdf-differs': 'PDF diferente',
  'header.pdf-missing': 'PDF não baixado',
  'header.test-made': 'PDF de teste criado: {time}',
  'header.test-changed': 'Alterado desde o PDF de teste',

  'unknown.safe':
    'O documento {number} de {amount} foi enviado ({time}), mas nenhuma resposta chegou, por isso ele pode já existir e ter sido cobrado de você. Verifique novamente: ele é criado e cobrado no máximo uma vez.',
  'unknown.unsafe':
    'O documento {number} de {amount} foi enviado ({time}), mas o serviço não o confirmou, por isso ele pode já existir e ter sido cobrado de você. Pergunte ao serviço ou procure-o na sua conta antes de enviá-lo de novo.',
  'unknown.key-changed':
    'O documento {number} de {amount} foi enviado ({time}), mas o serviço não o confirmou, por isso ele pode já existir e ter sido cobrado de você. Só a chave com que ele foi enviado pode verificar de novo, e esta conexão agora tem outra. Coloque aquela chave de volta ou procure o documento na sua conta.',
  'unknown.check': 'Verificar novamente',
  'unknown.ask': 'Perguntar ao serviço',
  'unknown.created': 'Está na minha conta…',
  'unknown.send-again': 'Não está lá, desbloquear…',
  'resolve.created.title': '{number} está na sua conta?',
  'resolve.created.text': 'O documento fica bloqueado e nunca mais é enviado deste computador.',
  'resolve.created.link': 'O link dele, se você tiver',
  'resolve.created.confirm': 'Está na minha conta',
  'resolve.again.title': 'Desbloquear {number} como rascunho?',
  'resolve.again.text':
    'Faça isso somente se ele não aparecer na sua conta. Se o primeiro tiver chegado, enviá-lo de novo criaria e cobraria um segundo documento.',
  'resolve.again.confirm': 'Não está lá, desbloquear',
  'resolve.again.exists': 'O serviço informa que {number} existe, por isso ele não voltou a ser um rascunho.',
} satisfies Translation<typeof english>
