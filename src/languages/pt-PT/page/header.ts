import type { headerTexts as english } from '../../en/page/header.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the header of a document, and of a submission that was not confirmed. */
export const headerTexts = {
  'header.menu': 'Mais ações',
  'header.message': 'Estado da submissão',
  'header.amount': 'Valor:',
  'header.due': 'Vence',
  'header.open-of': 'por pagar de {total}',
  'header.overpaid': '{amount} pago a mais',
  'header.to-refund': '{amount} a reembolsar',
  'header.record-payment': 'Registar pagamento',
  'header.show-differences': 'Ver as diferenças',
  'header.go-to-field': 'Ir para o campo',
  'header.save-anyway': 'Guardar o PDF mesmo assim',
  'header.make-invoice': 'Criar fatura',
  'header.receipt': 'Comprovativo',
  'header.emailed': {
    select: 'kind',
    document: 'Enviado por e-mail {date}',
    quote: 'Enviado por e-mail {date}',
    other: 'Enviada por e-mail {date}',
  },
  'header.paid': '{date}, {note}',
  'header.nothing-open': 'nada por pagar',
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
  'header.pdf-differs': 'O PDF difere',
  'header.pdf-missing': 'PDF não transferido',
  'header.test-made': 'PDF de teste criado: {time}',
  'header.test-changed': 'Alterado desde o PDF de teste',

  'unknown.safe':
    'O documento {number} de {amount} foi enviado ({time}), mas não chegou resposta, por isso pode já existir e ter-lhe sido cobrado. Verifique novamente: é criado e cobrado uma vez, no máximo.',
  'unknown.unsafe':
    'O documento {number} de {amount} foi enviado ({time}), mas o serviço não o confirmou, por isso pode já existir e ter-lhe sido cobrado. Pergunte ao serviço ou procure-o na sua conta antes de o enviar novamente.',
  'unknown.key-changed':
    'O documento {number} de {amount} foi enviado ({time}), mas o serviço não o confirmou, por isso pode já existir e ter-lhe sido cobrado. Só a chave com que foi enviado permite verificar novamente, e esta ligação tem agora outra. Volte a colocar essa chave ou procure-o na sua conta.',
  'unknown.check': 'Verificar novamente',
  'unknown.ask': 'Perguntar ao serviço',
  'unknown.created': 'Está na minha conta…',
  'unknown.send-again': 'Não está lá, desbloquear…',
  'resolve.created.title': '{number} está na sua conta?',
  'resolve.created.text': 'O documento fica bloqueado e nunca mais é enviado a partir deste computador.',
  'resolve.created.link': 'O seu link, se o tiver',
  'resolve.created.confirm': 'Está na minha conta',
  'resolve.again.title': 'Desbloquear {number} como rascunho?',
  'resolve.again.text':
    'Faça-o apenas se não aparecer na sua conta. Se o primeiro chegou, enviá-lo novamente criaria e cobraria um segundo documento.',
  'resolve.again.confirm': 'Não está lá, desbloquear',
  'resolve.again.exists': 'O serviço indica que {number} existe, por isso não voltou a ser um rascunho.',
} satisfies Translation<typeof english>
