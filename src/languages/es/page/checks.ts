import type { checksTexts as english } from '../../en/page/checks.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings before a submission, the question of a live submission, and submitting without a question. */
export const checksTexts = {
  'checks.none': 'Todo listo',
  'checks.count': {
    plural: 'count',
    one: '{count:number} punto por revisar',
    other: '{count:number} puntos por revisar',
  },
  'checks.hints-only': {
    plural: 'count',
    one: '{count:number} sugerencia',
    other: '{count:number} sugerencias',
  },
  'checks.title': 'Antes de presentar',
  'checks.all-right': 'Nada que revisar. {kind:capital:@kind.this} se puede enviar.',
  'checks.errors': 'Corregir antes de presentar',
  'checks.warnings': 'Por revisar',
  'checks.hints': 'Sugerencias',
  'checks.more': { plural: 'count', one: 'y {count:number} más', other: 'y {count:number} más' },

  // the question of a live submission
  'live.checking': 'Comprobando lo que se envía…',
  'live.from': 'Emisor',
  'live.no-sender': 'Sin emisor indicado',
  'live.due': 'Vence',
  'live.no-due': 'Sin fecha de vencimiento',
  'live.findings': {
    plural: 'count',
    one: '{count:number} punto por revisar',
    other: '{count:number} puntos por revisar',
  },
  'live.remember': 'No volver a preguntar con esta conexión',
  'live.remember.countdown': {
    plural: 'count',
    one: 'Las facturas sin nada que revisar se envían al cabo de {count:number} segundo y el envío se cobra con cargo a tu cuenta. Hasta entonces puedes cancelar.',
    other:
      'Las facturas sin nada que revisar se envían al cabo de {count:number} segundos y el envío se cobra con cargo a tu cuenta. Hasta entonces puedes cancelar.',
  },
  'live.remember.at-once':
    'Las facturas sin nada que revisar se envían de inmediato y el envío se cobra con cargo a tu cuenta.',

  // submitting without a question
  'countdown.title': 'Presentando {kind:@kind} {number}',
  'countdown.text':
    '{kind:capital:@kind.definite} {number} de {amount} para {customer} se presentará con tu clave real.',
  'countdown.seconds': {
    plural: 'count',
    one: '{count:number} segundo',
    other: '{count:number} segundos',
  },
  'countdown.left': 'Envío en {count:number}\u00a0s',
  'countdown.announced': {
    plural: 'count',
    one: '{kind:capital:@kind.definite} {number} de {amount} se presentará con tu clave real dentro de {count:number} segundo. Pulsa Esc para cancelar.',
    other:
      '{kind:capital:@kind.definite} {number} de {amount} se presentará con tu clave real dentro de {count:number} segundos. Pulsa Esc para cancelar.',
  },
  'countdown.cancelled': '{kind:capital:@kind.definite} {number} no se ha presentado. No se ha cobrado nada.',
  'consent.given':
    'Desde {day}, las facturas sin nada que revisar se envían con la clave real sin preguntar y el envío se cobra con cargo a tu cuenta.',
  'consent.withdraw': 'Preguntar antes de cada presentación real',
  'consent.withdrawn': 'Se vuelve a preguntar antes de cada presentación real',
  'consent.countdown': 'Espera antes del envío automático',
  'consent.countdown.none': 'Ninguna',
} satisfies Translation<typeof english>
