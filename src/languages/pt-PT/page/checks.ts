import type { checksTexts as english } from '../../en/page/checks.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings before a submission, the question of a live submission, and submitting without a question. */
export const checksTexts = {
  'checks.none': 'Pronto a enviar',
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
  'checks.title': 'Antes de submeter',
  'checks.all-right': {
    select: 'kind',
    document: 'Nada a verificar. {kind:capital:@kind.this} está pronto a enviar.',
    quote: 'Nada a verificar. {kind:capital:@kind.this} está pronto a enviar.',
    other: 'Nada a verificar. {kind:capital:@kind.this} está pronta a enviar.',
  },
  'checks.errors': 'Corrigir antes de submeter',
  'checks.warnings': 'A verificar',
  'checks.hints': 'Sugestões',
  'checks.more': { plural: 'count', one: 'e mais {count:number}', other: 'e mais {count:number}' },

  // the question of a live submission
  'live.checking': 'A verificar o que é enviado…',
  'live.from': 'De',
  'live.no-sender': 'Sem emitente indicado',
  'live.due': 'Vence',
  'live.no-due': 'Sem data de vencimento',
  'live.findings': {
    plural: 'count',
    one: '{count:number} ponto a verificar',
    other: '{count:number} pontos a verificar',
  },
  'live.remember': 'Não voltar a perguntar para esta ligação',
  'live.remember.countdown': {
    plural: 'count',
    one: 'As faturas sem nada a verificar são enviadas após {count:number} segundo, com débito na sua conta. Até lá, pode cancelar.',
    other:
      'As faturas sem nada a verificar são enviadas após {count:number} segundos, com débito na sua conta. Até lá, pode cancelar.',
  },
  'live.remember.at-once':
    'As faturas sem nada a verificar são enviadas de imediato, com débito na sua conta.',

  // submitting without a question
  'countdown.title': 'A submeter {kind:@kind} {number}',
  'countdown.text': {
    select: 'kind',
    document:
      '{kind:capital:@kind.definite} {number} de {amount} para {customer} vai ser submetido com a sua chave real.',
    quote:
      '{kind:capital:@kind.definite} {number} de {amount} para {customer} vai ser submetido com a sua chave real.',
    other:
      '{kind:capital:@kind.definite} {number} de {amount} para {customer} vai ser submetida com a sua chave real.',
  },
  'countdown.seconds': {
    plural: 'count',
    one: '{count:number} segundo',
    other: '{count:number} segundos',
  },
  'countdown.left': 'Envio em {count:number}\u00a0s',
  'countdown.announced': {
    plural: 'count',
    one: 'Submissão {kind:@kind.of} {number} de {amount} com a sua chave real dentro de {count:number} segundo. Prima Esc para cancelar.',
    other:
      'Submissão {kind:@kind.of} {number} de {amount} com a sua chave real dentro de {count:number} segundos. Prima Esc para cancelar.',
  },
  'countdown.cancelled': {
    select: 'kind',
    document: '{kind:capital:@kind.definite} {number} não foi submetido. Nada foi cobrado.',
    quote: '{kind:capital:@kind.definite} {number} não foi submetido. Nada foi cobrado.',
    other: '{kind:capital:@kind.definite} {number} não foi submetida. Nada foi cobrado.',
  },
  'consent.given':
    'Desde {day}, as faturas sem nada a verificar são enviadas com a chave real sem perguntar, com débito na sua conta.',
  'consent.withdraw': 'Perguntar antes de cada submissão real',
  'consent.withdrawn': 'Volta a ser feita a pergunta antes de cada submissão real',
  'consent.countdown': 'Espera antes do envio automático',
  'consent.countdown.none': 'Nenhuma',
} satisfies Translation<typeof english>
