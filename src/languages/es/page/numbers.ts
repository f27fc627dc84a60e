import type { numbersTexts as english } from '../../en/page/numbers.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of missing invoice numbers. */
export const numbersTexts = {
  'command.number-gaps': 'Números que faltan…',
  'gaps.title': 'Números que faltan',
  'gaps.about':
    'Una presentación real ocupa su número para siempre. Estos números no tienen un documento confirmado.',
  'gaps.nothing': 'Aún no se ha ocupado ningún número. Se ocupa uno al presentar con una clave real.',
  'gaps.none': 'No falta ningún número.',
  'gaps.series': {
    plural: 'count',
    one: 'de {first} a {last}: {count:number} documento real',
    other: 'de {first} a {last}: {count:number} documentos reales',
  },
  'gaps.number': 'Número',
  'gaps.why': 'Motivo',
  'gaps.customer': 'Cliente',
  'gaps.taken': 'Ocupado',
  'gaps.range': 'de {first} a {last} ({count:number})',
  'gaps.reason.unused': 'Ningún documento lleva aquí este número.',
  'gaps.reason.draft': 'El documento con este número no se ha presentado.',
  'gaps.reason.test': 'El documento solo se presentó con una clave de prueba.',
  'gaps.reason.deleted': 'El documento se eliminó antes de presentarse.',
  'gaps.reason.refused': 'El servicio rechazó el documento.',
  'gaps.reason.withdrawn': 'El documento se retiró antes de enviarse.',
  'gaps.reason.not_created': 'El documento se buscó y no se encontró.',
  'gaps.reason.under_way': 'Su documento aún se está enviando.',
  'gaps.reason.unknown': 'Sin confirmar: puede que el documento exista.',
  'gaps.current-number': 'Ahora es {number}.',
  'gaps.cut': 'Hay más. Se muestran los primeros.',
  'gaps.copy': 'Copiar',
  'gaps.copied': 'La lista se ha copiado.',
  'gaps.save': 'Guardar como tabla…',
  'gaps.saved': 'Guardado en {path}',
  'gaps.close': 'Cerrar',
} satisfies Translation<typeof english>
