import type { markIssuedTexts as english } from '../../en/page/mark-issued.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts about documents that left by other means than a service. */
export const markIssuedTexts = {
  'command.mark-issued': 'Marcar como emitido…',
  'mark.title': {
    plural: 'count',
    one: {
      select: 'kind',
      document: 'Marcar {kind:@kind} como emitido',
      quote: 'Marcar {kind:@kind} como emitido',
      other: 'Marcar {kind:@kind} como emitida',
    },
    other: {
      select: 'kind',
      document: 'Marcar {count:number} {kind:@kinds} como emitidos',
      quote: 'Marcar {count:number} {kind:@kinds} como emitidos',
      other: 'Marcar {count:number} {kind:@kinds} como emitidas',
    },
  },
  'mark.none': 'Nada que marcar como emitido',
  'mark.about':
    'Para un documento que se envió sin pasar por un servicio. Su número queda usado, se bloquea y cuenta como emitido, y solo una factura rectificativa lo corrige. Puedes deshacerlo durante diez segundos.',
  'mark.documents': 'Marcados como emitidos',
  'mark.means': 'Cómo se envió',
  'mark.means.choose': 'Elegir…',
  'mark.means.missing': 'Elige cómo se envió.',
  'mark.means.e_invoice': 'Archivo de factura electrónica, enviado o subido',
  'mark.means.portal': 'Introducido en un portal',
  'mark.means.other_program': 'Creado y enviado con otro programa',
  'mark.means.paper': 'En papel',
  'mark.means.other': 'De otra forma',
  'mark.reason': 'Nota',
  'mark.reason.needed': 'Cómo, en pocas palabras',
  'mark.reason.hint': 'Por ejemplo, el nombre del portal o una referencia. No se imprime.',
  'mark.reason.missing': 'Indica en pocas palabras cómo se envió.',
  'mark.date': 'Se envió el',
  'mark.date.future': 'Ya se ha enviado, así que el día es {today} o anterior.',
  'mark.file': 'Archivo',
  'mark.file.option': '{name} ({time})',
  'mark.file.other': 'Otro archivo',
  'mark.file.hash': 'Se guarda como prueba: SHA-256 {sha256}',
  'mark.file.none': 'No se guarda como prueba ningún archivo exportado aquí.',
  'mark.file.outdated':
    'Este documento ha cambiado desde que se exportó {name}, así que ese archivo dice otra cosa. Expórtalo otra vez o restaura la versión que se envió.',
  'mark.files':
    'Se guarda como prueba el hash del archivo exportado más reciente de {count:number} de {all:number} documentos.',
  'mark.no-pdf':
    'No hay PDF definitivo de un documento que marcas: el original es lo que se envió. Su PDF solo se puede guardar e imprimir con la marca TEST.',
  'mark.confirm': 'Marcar como emitido',
  'mark.left-out': {
    plural: 'count',
    one: '{count:number} documento no incluido',
    other: '{count:number} documentos no incluidos',
  },
  'mark.blocked.submitted': {
    select: 'kind',
    quote: 'Ya emitido.',
    document: 'Ya emitido.',
    other: 'Ya emitida.',
  },
  'mark.blocked.under_way': 'Su última presentación no ha terminado.',
  'mark.done': {
    plural: 'count',
    one: '{number} está marcado como emitido',
    other: {
      select: 'kind',
      document: '{count:number} {kind:@kinds} marcados como emitidos',
      quote: '{count:number} {kind:@kinds} marcados como emitidos',
      other: '{count:number} {kind:@kinds} marcadas como emitidas',
    },
  },
  'mark.undone': {
    plural: 'count',
    one: '{kind:capital:@kind.definite} vuelve a ser un borrador',
    other: '{count:number} {kind:@kinds} vuelven a ser borradores',
  },
  'mark.note': {
    select: 'kind',
    quote: 'Marcado como emitido',
    document: 'Marcado como emitido',
    other: 'Marcada como emitida',
  },
  'mark.receipt': {
    select: 'kind',
    document: '{kind:capital:@kind.definite} {number} está marcado como emitido',
    quote: '{kind:capital:@kind.definite} {number} está marcado como emitido',
    other: '{kind:capital:@kind.definite} {number} está marcada como emitida',
  },
  'mark.receipt.how': '{means}, el {date}.',
  'mark.receipt.pdf': 'El original es lo que se envió; el PDF de aquí lleva la marca TEST.',
  'mark.receipt.marked': 'Marcado',
  'mark.receipt.hash': 'SHA-256 del archivo',
  'mark.offer.text':
    'Los organismos públicos y las empresas tratan este archivo como la factura. Una vez enviado, el borrador no debe cambiar ni facturarse por segunda vez.',
  'mark.offer': 'Marcar como emitido tras la exportación',
} satisfies Translation<typeof english>
