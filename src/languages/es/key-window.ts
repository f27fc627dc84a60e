import type { keyWindowTexts as english } from '../en/key-window.ts'
import type { Translation } from '../grammar/parameter-types.ts'
import { connectionTexts } from './messages/connection.ts'
import { dataTexts } from './messages/data.ts'
import { errorTexts } from './messages/errors.ts'
import { submissionTexts } from './messages/submission.ts'

/** Texts of the key window. */
const keyWindowTexts = {
  'key_window.title': 'Clave de API',
  'key_window.title.of': 'Clave de {connection}',
  'key_window.sent-to': 'Se envía a {origin} y a ninguna otra dirección.',
  'key_window.label': 'Clave de API',
  'key_window.placeholder': 'svc_test_… o svc_live_…',
  'key_window.show': 'Mostrar clave',
  'key_window.hide': 'Ocultar clave',
  'key_window.paste': 'Pegar y probar',
  'key_window.cancel': 'Cancelar',
  'key_window.save': 'Probar y guardar',
  'key_window.trying': 'Probando la clave…',
  'key_window.stop': 'Detener',
  'key_window.keep-untried': 'Guardar sin probar',
  'key_window.no-keychain': 'Sin almacén de contraseñas',
  'key_window.keep-in-memory': 'Guardar esta clave hasta cerrar Billwright',
  'key_window.choose-first': 'Elige guardar la clave hasta cerrar Billwright, o cancela.',
  'key_window.no-answer': 'Billwright no responde. Cierra esta ventana y vuelve a intentarlo.',
  'key_window.replaces': {
    select: 'kind',
    test: 'Sustituye la clave de prueba terminada en {last4}.',
    live: 'Sustituye la clave real terminada en {last4}.',
    other: 'Sustituye la clave {kind} terminada en {last4}.',
  },
  'key_window.kind.test': 'Una clave de prueba: gratuita, y cada PDF lleva la marca TEST.',
  'key_window.kind.live': 'Una clave real: cada factura presentada con ella se cobra con cargo a tu cuenta.',
  'key_window.kept-in': 'Se guarda en {name}, nunca en un archivo.',
  'key_window.kept-nowhere':
    'Billwright nunca escribe una clave en un archivo. Puede conservar esta en memoria hasta que lo cierres.',
} satisfies Translation<typeof english>

/** What the key window loads: its texts, and messages about keys, the password store, the service and the data. */
export const keyWindow = {
  ...keyWindowTexts,
  ...errorTexts,
  ...connectionTexts,
  ...submissionTexts,
  ...dataTexts,
  foreign_text: '{text}',
}
