import type { batchTexts as english } from '../../en/page/batch.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of batch submission and selection. */
export const batchTexts = {
  'command.submit-several': 'Presentar varios documentos…',
  'selection.region': 'Documentos seleccionados',
  'selection.choose':
    'Selecciona los documentos que quieres presentar: haz clic con {key} pulsada o pulsa Espacio sobre ellos.',
  'selection.count': {
    plural: 'count',
    one: '{count:number} seleccionado',
    other: '{count:number} seleccionados',
  },
  'selection.row': {
    select: 'number',
    '': 'Seleccionar el documento sin número',
    other: 'Seleccionar {number}',
  },
  'selection.stop': 'Cancelar selección',
  'selection.submit': {
    plural: 'count',
    one: 'Presentar {count:number} {kind:@kind}…',
    other: 'Presentar {count:number} {kind:@kinds}…',
  },
  'selection.too-many': 'Se pueden presentar como máximo {count:number} a la vez. Selecciona menos.',
  'batch.review.live': {
    plural: 'count',
    one: '¿Presentar {count:number} {kind:@kind} con tu clave real?',
    other: '¿Presentar {count:number} {kind:@kinds} con tu clave real?',
  },
  'batch.review.test': {
    plural: 'count',
    one: '¿Presentar {count:number} {kind:@kind} de prueba?',
    other: '¿Presentar {count:number} {kind:@kinds} de prueba?',
  },
  'batch.review.none': 'Ninguno de estos se puede presentar ahora',
  'batch.to': 'Se presentan en {name}.',
  'batch.live.text':
    'Cada uno se convierte en un PDF definitivo, sin la marca TEST. Cada PDF se cobra con cargo a tu cuenta.',
  'batch.test.text': 'Los PDF de prueba son gratuitos y llevan la marca TEST.',
  'batch.offline':
    'No tienes conexión. Se enviarán cuando vuelvas a tenerla; hasta entonces se pueden retirar.',
  'batch.number': 'Número',
  'batch.customer': 'Cliente',
  'batch.total': 'Total',
  'batch.state': 'Estado',
  'batch.sum': {
    plural: 'count',
    one: '{count:number} {kind:@kind}, en total {total}',
    other: '{count:number} {kind:@kinds}, en total {total}',
  },
  'batch.going': 'Documentos para presentar',
  'batch.left-out': {
    plural: 'count',
    one: '{count:number} no incluido',
    other: '{count:number} no incluidos',
  },
  'batch.submitted': {
    select: 'kind',
    quote: 'Ya presentado',
    document: 'Ya presentado',
    other: 'Ya presentada',
  },
  'batch.under_way': 'En espera, en curso de envío o sin confirmar',
  'batch.fix': 'Corregir',
  'batch.fix-number': 'Corregir {number}',
  'batch.open-number': 'Abrir {number}',
  'batch.confirm.live': {
    plural: 'count',
    one: 'Presentar {count:number} {kind:@kind} con cargo a mi cuenta',
    other: 'Presentar {count:number} {kind:@kinds} con cargo a mi cuenta',
  },
  'batch.confirm.test': {
    plural: 'count',
    one: 'Presentar {count:number} {kind:@kind} de prueba',
    other: 'Presentar {count:number} {kind:@kinds} de prueba',
  },
  'batch.title.live': {
    plural: 'count',
    one: 'Presentación real de {count:number} {kind:@kind} en {name}',
    other: 'Presentación real de {count:number} {kind:@kinds} en {name}',
  },
  'batch.title.test': {
    plural: 'count',
    one: 'Presentación de {count:number} {kind:@kind} de prueba en {name}',
    other: 'Presentación de {count:number} {kind:@kinds} de prueba en {name}',
  },
  'batch.reviewing': {
    plural: 'count',
    one: 'Comprobando {count:number} documento…',
    other: 'Comprobando {count:number} documentos…',
  },
  'batch.progress': '{ended:number} de {count:number} presentados',
  'batch.waiting': {
    plural: 'count',
    one: '{count:number} en espera. Se enviará automáticamente, incluso tras un reinicio.',
    other: '{count:number} en espera. Se enviarán automáticamente, incluso tras un reinicio.',
  },
  'batch.key-refused': {
    plural: 'count',
    one: 'La clave fue rechazada: {count:number} {kind:@kind} está en espera. No se envía nada hasta que sustituyas la clave.',
    other:
      'La clave fue rechazada: {count:number} {kind:@kinds} están en espera. No se envía nada hasta que sustituyas la clave.',
  },
  'batch.key-changed': {
    plural: 'count',
    one: 'La presentación de {count:number} {kind:@kind} se aprobó con otra clave, así que no se envía ni se cobra. Revísala otra vez para presentar con la clave actual.',
    other:
      'La presentación de {count:number} {kind:@kinds} se aprobó con otra clave, así que no se envía ni se cobra. Revísala otra vez para presentar con la clave actual.',
  },
  'batch.review-again': 'Revisar otra vez',
  'batch.running': 'Presentando {ended:number} de {count:number}…',
  'batch.held': 'Detenido a causa de la clave: {ended:number} de {count:number} presentados',
  'batch.finished': {
    plural: 'count',
    one: 'Se ha presentado {count:number} {kind:@kind}.',
    other: 'Se han presentado {count:number} {kind:@kinds}.',
  },
  'batch.finished.some': 'Presentados: {ended:number} de {count:number}. Comprueba los demás.',
  'batch.show': 'Mostrar',
  'batch.cancelled': { select: 'kind', quote: 'Retirado', document: 'Retirado', other: 'Retirada' },
  'batch.cancel-rest': 'Cancelar los restantes',
  'batch.hide': 'Cerrar',
  'batch.done': 'Listo',
} satisfies Translation<typeof english>
