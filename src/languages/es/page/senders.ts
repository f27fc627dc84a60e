import type { sendersTexts as english } from '../../en/page/senders.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const sendersTexts = {
  'sender.title': 'Emisores',
  'sender.about':
    'Si trabajas con varios nombres, cada uno tiene sus propios números, logotipo, datos de pago y valores predeterminados.',
  'sender.label': 'Emisor',
  'sender.unnamed': 'Emisor sin nombre',
  'sender.edited': 'Emisor en edición',
  'sender.default': 'Para facturas nuevas',
  'sender.make-default': 'Usar para facturas nuevas',
  'sender.add': 'Añadir emisor…',
  'sender.add.name': 'Nombre de la empresa',
  'sender.add.submit': 'Añadir emisor',
  'sender.duplicate': 'Duplicar',
  'sender.copy': 'Copia de {name}',
  'sender.remove': 'Quitar',
  'sender.added': 'Emisor añadido: {name}',
  'sender.removed': 'Se ha quitado {name}. Sus documentos quedan como están.',
  'sender.profile-name': 'Nombre en las listas',
  'sender.profile-name.hint': 'No se imprime. Sin él, se muestra el nombre de la empresa.',
  'sender.same-pattern': 'Mismo patrón que {names}: comparten la numeración.',
  'sender.suggestions': 'Emisores',
  'sender.former': '{name} (quitado)',
  'sender.changed': 'El emisor es {name}',
  'sender.outdated': {
    plural: 'count',
    one: '1 borrador aún tiene otros datos de este emisor.',
    other: '{count:number} borradores aún tienen otros datos de este emisor.',
  },
  'sender.outdated.update': {
    plural: 'count',
    one: 'Actualizar 1 borrador',
    other: 'Actualizar {count:number} borradores',
  },
  'sender.updated': {
    plural: 'count',
    one: 'Emisor actualizado en 1 borrador',
    other: 'Emisor actualizado en {count:number} borradores',
  },
  'sender.update-undone': {
    plural: 'count',
    one: 'Deshecho, salvo en 1 borrador que se ha cambiado desde entonces',
    other: 'Deshecho, salvo en {count:number} borradores que se han cambiado desde entonces',
  },
  'sender.differs': 'Los ajustes tienen otros datos de este emisor.',
  'sender.differs.update': 'Actualizar este documento',
  'sender.filter': 'Emisor',
  'sender.filter.all': 'Todos los emisores',
  'palette.new-invoice-from': 'Nueva factura de {name}',
  'palette.change-sender': 'Cambiar el emisor a {name}',
  'sender.keywords': 'de empresa vendedor compañía nombre perfil cambiar autónomo negocio',
} satisfies Translation<typeof english>
