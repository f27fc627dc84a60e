import type { checksTexts as english } from '../../en/page/checks.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings before a submission, the question of a live submission, and submitting without a question. */
export const checksTexts = {
  'checks.none': 'Pronto para envio',
  'checks.count': {
    plural: 'count',
    one: '{count:number} ponto a verificar',
    other: '{count:number} pontos a verificar',
  },
  'checks.hints-only': {
    plural: 'count',
    one: '{count:number} sugestão',
    other: '{count:number} sugestões',
  },
  'checks.title': 'Antes de transmitir',
  'checks.all-right': {
    select: 'kind',
    document: 'Nada a verificar. {kind:capital:@kind.this} está pronto para envio.',
    quote: 'Nada a verificar. {kind:capital:@kind.this} está pronto para envio.',
    other: 'Nada a verificar. {kind:capital:@kind.this} está pronta para envio.',
  },
  'checks.errors': 'Corrigir antes de transmitir',
  'checks.warnings': 'A verificar',
  'checks.hints': 'Sugestões',
  'checks.more': { plural: 'count', one: 'e mais {count:number}', other: 'e mais {count:number}' },

  // the question of a live submission
  'live.checking': 'Verificando o que é enviado…',
  'live.from': 'De',
  'live.no-sender': 'Sem emitente informado',
  'live.due': 'Vence',
  'live.no-due': 'Sem data de vencimento',
  'live.findings': {
    plural: 'count',
    one: '{count:number} ponto a verificar',
    other: '{count:number} pontos a verificar',
  },
  'live.remember': 'Não perguntar de novo para esta conexão',
  'live.remember.countdown': {
    plural: 'count',
    one: 'As faturas sem nada a verificar são enviadas depois de {count:number} segundo, com débito na sua conta. Até lá, você pode cancelar.',
    other:
      'As faturas sem nada a verificar são enviadas depois de {count:number} segundos, com débito na sua conta. Até lá, você pode cancelar.',
  },
  'live.remember.at-once':
    'As faturas sem nada a verificar são enviadas imediatamente, com débito na sua conta.',

  // submitting without a question
  'countdown.title': 'Transmitindo {kind:@kind} {number}',
  'countdown.text': {
    select: 'kind',
    document:
      '{kind:capital:@kind.definite} {number} de {amount} para {customer} será transmitido com sua chave de produção.',
    quote:
      '{kind:capital:@kind.definite} {number} de {amount} para {customer} será transmitido com sua chave de produção.',
    other:
      '{kind:capital:@kind.definite} {number} de {amount} para {customer} será transmitida com sua chave de produção.',
  },
  'countdown.seconds': {
    plural: 'count',
    one: '{count:number} segundo',
    other: '{count:number} segundos',
  },
  'countdown.left': 'Envio em {count:number}\u00a0s',
  'countdown.announced': {
    plural: 'count',
    one: 'Transmissão {kind:@kind.of} {number} de {amount} com sua chave de produção em {count:number} segundo. Pressione Esc para cancelar.',
    other:
      'Transmissão {kind:@kind.of} {number} de {amount} com sua chave de produção em {count:number} segundos. Pressione Esc para cancelar.',
  },
  'countdown.cancelled': {
    select: 'kind',
    document: '{kind:capital:@kind.definite} {number} não foi transmitido. Nada foi cobrado.',
    quote: '{kind:capital:@kind.definite} {number} não foi transmitido. Nada foi cobrado.',
    other: '{kind:capital:@kind.definite} {number} não foi transmitida. Nada foi cobrado.',
  },
  'consent.given':
    'Desde {day}, as faturas sem nada a verificar são enviadas em produção sem perguntar, com débito na sua conta.',
  'consent.withdraw': 'Perguntar antes de transmitir em produção',
  'consent.withdrawn': 'A pergunta volta a aparecer antes de cada transmissão em produção',
  'consent.countdown': 'Espera antes do envio automático',
  'consent.countdown.none': 'Nenhuma',
} satisfies Translation<typeof english>
