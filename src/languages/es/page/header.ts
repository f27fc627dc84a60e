import type { headerTexts as english } from '../../en/page/header.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the header of a document, and of a submission that was not confirmed. */
export const headerTexts = {
  'header.menu': 'Más acciones',
  'header.message': 'Estado de la presentación',
  'header.amount': 'Importe:',
  'header.due': 'Vence',
  'header.open-of': 'pendiente de {total}',
  'header.overpaid': '{amount} pagado de más',
  'header.to-refund': '{amount} por devolver',
  'header.record-payment': 'Registrar pago',
  'header.show-differences': 'Ver las diferencias',
  'header.go-to-field': 'Ir al campo',
  'header.save-anyway': 'Guardar el PDF igualmente',
  'header.make-invoice': 'Crear factura',
  'header.receipt': 'Justificante',
  'header.emailed': {
    select: 'kind',
    quote: 'Enviado por correo {date}',
    document: 'Enviado por correo {date}',
    other: 'Enviada por correo {date}',
  },
  'header.paid': '{date}, {note}',
  'header.nothing-open': 'nada pendiente',
  'header.email.undo': {
    select: 'kind',
    quote: 'Marcar como no enviado por correo',
    document: 'Marcar como no enviado por correo',
    other: 'Marcar como no enviada por correo',
  },
  'header.email.mark': {
    select: 'kind',
    quote: 'Marcar como enviado por correo',
    document: 'Marcar como enviado por correo',
    other: 'Marcar como enviada por correo',
  },
  'header.email.undone': {
    select: 'kind',
    document: '{kind:capital:@kind.definite} {number} está marcado como no enviado por correo.',
    quote: '{kind:capital:@kind.definite} {number} está marcado como no enviado por correo.',
    other: '{kind:capital:@kind.definite} {number} está marcada como no enviada por correo.',
  },
  'header.email.marked': {
    select: 'kind',
    document: '{kind:capital:@kind.definite} {number} está marcado como enviado por correo.',
    quote: '{kind:capital:@kind.definite} {number} está marcado como enviado por correo.',
    other: '{kind:capital:@kind.definite} {number} está marcada como enviada por correo.',
  },
  'header.pdf-checked': 'PDF comprobado',
  'header.pdf-kept': 'PDF sin comprobar',
  'header.pdf-differs': 'PDF distinto',
  'header.pdf-missing': 'PDF sin descargar',
  'header.test-made': 'PDF de prueba creado: {time}',
  'header.test-changed': 'Con cambios desde el PDF de prueba',

  'unknown.safe':
    'Se envió el documento {number} de {amount} ({time}), pero no hubo respuesta, así que puede que ya exista y se te haya cobrado. Compruébalo otra vez: se crea y se te cobra una vez como máximo.',
  'unknown.unsafe':
    'Se envió el documento {number} de {amount} ({time}), pero el servicio no lo confirmó, así que puede que ya exista y se te haya cobrado. Pregunta al servicio o búscalo en tu cuenta antes de enviarlo otra vez.',
  'unknown.key-changed':
    'Se envió el documento {number} de {amount} ({time}), pero el servicio no lo confirmó, así que puede que ya exista y se te haya cobrado. Solo se puede comprobar con la clave con la que se envió, y esta conexión tiene ahora otra. Vuelve a poner aquella clave o búscalo en tu cuenta.',
  'unknown.check': 'Comprobar otra vez',
  'unknown.ask': 'Preguntar al servicio',
  'unknown.created': 'Está en mi cuenta…',
  'unknown.send-again': 'No está, desbloquear…',
  'resolve.created.title': '¿Está {number} en tu cuenta?',
  'resolve.created.text': 'El documento queda bloqueado y nunca se vuelve a enviar desde este ordenador.',
  'resolve.created.link': 'Su enlace, si lo tienes',
  'resolve.created.confirm': 'Está en mi cuenta',
  'resolve.again.title': '¿Desbloquear {number} como borrador?',
  'resolve.again.text':
    'Hazlo solo si no aparece en tu cuenta. Si el primero llegó, enviarlo otra vez crearía y cobraría un segundo documento.',
  'resolve.again.confirm': 'No está, desbloquear',
  'resolve.again.exists':
    'El servicio indica que {number} existe, así que no se ha convertido otra vez en borrador.',
} satisfies Translation<typeof english>
