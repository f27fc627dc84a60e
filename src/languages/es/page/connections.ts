import type { connectionsTexts as english } from '../../en/page/connections.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of connections and keys. */
export const connectionsTexts = {
  'link.practice': 'Prácticas',
  'link.no-key': 'Aún sin clave',
  'link.untried': 'Aún sin contactar',
  'link.connected': 'Conectado',
  'link.key-rejected': 'Clave rechazada',
  'link.unreachable': 'Inaccesible desde {time}',
  'link.unavailable': 'El servicio tiene problemas desde {time}',
  'link.offline': 'Sin conexión desde {time}',
  'link.trying': 'Probando la clave…',
  'link.connecting': 'Esperando el inicio de sesión',
  'link.try-now': 'Probar ahora',
  'link.detail.practice':
    'Los PDF se crean en este ordenador, gratuitos y con la marca TEST. Conecta una cuenta para crearlos sin la marca.',
  'link.detail.no-key': '{name} está configurado; para presentar hace falta una clave.',
  'link.detail.untried': 'No se ha consultado el servicio desde que se abrió Billwright.',
  'link.detail.trying': 'Se pregunta al servicio si acepta la clave.',
  'link.detail.connecting': 'Confirma en la página del servicio que está abierta en tu navegador.',
  'link.detail.test': 'Clave de prueba terminada en {last4}.',
  'link.detail.live': 'Clave real terminada en {last4}. Se cobra cada PDF.',
  'link.detail.answered': 'Respondió {time}.',
  'link.detail.key-rejected': 'Comprueba si tiene errores o crea una nueva.',
  'link.detail.key-ended': 'La clave de este ordenador fue revocada o ha caducado.',
  'link.detail.waiting': {
    plural: 'count',
    one: '{count:number} en espera. Se enviará automáticamente, incluso tras un reinicio.',
    other: '{count:number} en espera. Se enviarán automáticamente, incluso tras un reinicio.',
  },
  'link.detail.unreachable': 'Puedes seguir escribiendo e imprimir.',

  'connect.command': 'Conectar una cuenta…',
  'connect.open': 'Conectar…',
  'connect.reconnect': 'Conectar de nuevo…',
  'connect.show': 'Mostrar código',
  'connect.title': 'Conectar una cuenta',
  'connect.title.of': 'Conectar {name}',
  'connect.about':
    'Inicias sesión en la página del servicio. Este crea una clave para este ordenador, que se guarda en el almacén de contraseñas de tu sistema y nunca se muestra.',
  'connect.address': 'Dirección del servicio',
  'connect.other-address': 'Otra dirección…',
  'connect.change-address': 'Cambiar la dirección',
  'connect.session': 'Mantener la conexión hasta cerrar Billwright.',
  'connect.session.first':
    'Elige mantener la conexión hasta cerrar Billwright, o introduce una clave más tarde.',
  'connect.by-hand': 'Introducir una clave a mano…',
  'connect.not-now': 'Ahora no',
  'connect.start': 'Conectar',
  'connect.asking': 'Pidiendo un código a {address}…',
  'connect.keeping': 'Guardando la clave…',
  'connect.compare':
    'Compara este código con el de la página abierta en tu navegador y confírmalo allí.',
  'connect.code': 'Código',
  'connect.copy': 'Copiar código',
  'connect.copied': 'Copiado.',
  'connect.open-page': 'Abrir otra vez la página',
  'connect.time-left': 'Válido durante {time}.',
  'connect.waiting': 'Esperando a que confirmes.',
  'connect.slowed':
    'Esperando a que confirmes. El servicio ha pedido menos consultas, así que tarda más.',
  'connect.unreachable-since':
    'No se puede acceder al servicio desde {time}. El código sigue siendo válido y esto continúa solo.',
  'connect.connected.test':
    '{name} está conectado para PDF de prueba, gratuitos y con la marca TEST.',
  'connect.connected.live': '{name} está conectado. Se cobra cada PDF.',
  'connect.account': 'Cuenta: {account}.',
  'connect.key-name': 'Su clave se llama {name}.',
  'connect.done': 'Listo',
  'connect.again': 'Reintentar',
  'connect.new-code': 'Pedir otro código',
  'connection.disconnect': 'Desconectar',
  'connection.disconnected': '{name} está desconectado y su clave, revocada.',
  'connection.key-removed': 'La clave de {name} se ha quitado de este ordenador.',
  'connection.not-revoked':
    'La clave de {name} se ha quitado de este ordenador, pero el servicio no ha confirmado que esté revocada. Revócala en la página de tus claves.',
  'connection.keys-page': 'Abrir la página de claves',

  'connection.add': 'Añadir conexión',
  'connection.name': 'Nombre de la conexión',
  'connection.name.missing': 'Introduce un nombre para esta conexión.',
  'connection.url': 'URL base',
  'connection.url.wrong': 'Introduce una dirección como https://invoices.example.com.',
  'connection.fields': 'Campos que se envían',
  'connection.fields.full': 'Todos los campos',
  'connection.fields.minimal': 'Solo plantilla, número y líneas',
  'connection.use': 'Usar',
  'connection.in-use': 'En uso',
  'connection.edit': 'Editar',
  'connection.remove': 'Quitar',
  'connection.save': 'Guardar conexión',
  'connection.check': 'Comprobar',
  'connection.checking': 'Comprobando…',
  'connection.ok': 'El servicio responde y conoce esta clave.',
  'connection.ok.idempotent': 'El servicio responde, y preguntar otra vez nunca cobra dos veces.',
  'account.used-of': {
    plural: 'count',
    one: '{used:number} de {count:number} PDF usado este mes',
    other: '{used:number} de {count:number} PDF usados este mes',
  },
  'account.used': {
    plural: 'count',
    one: '{count:number} PDF usado este mes',
    other: '{count:number} PDF usados este mes',
  },
  'account.reached':
    'Se han usado los {count:number} PDF de este mes. El servicio no acepta más hasta el mes que viene.',
  'account.used-here': {
    plural: 'count',
    one: '{used:number} de {count:number} PDF de este ordenador usado este mes',
    other: '{used:number} de {count:number} PDF de este ordenador usados este mes',
  },
  'account.reached-here':
    'Se han usado los {count:number} PDF de este ordenador y mes. El servicio no acepta más hasta el mes que viene.',
  'account.price': 'Precio: {price}',
  'connection.practice.about':
    'Funciona en este ordenador con una clave de prueba propia. Gratuito, con la marca TEST.',
  'connection.set-key': 'Poner clave…',
  'connection.replace-key': 'Sustituir clave…',
  'connection.remove-key': 'Quitar clave',
  'connection.no-key': 'Aún sin clave',
  'connection.key-again':
    'La clave se introdujo para otra dirección y no se usa. Si {address} es tu servicio, introduce la clave otra vez.',
  'connection.key': 'svc_{kind}_····{last4}',
  'connection.key.keychain': 'en {name}',
  'connection.key.session': 'guardada hasta cerrar Billwright',
  'connection.opens-window':
    'La clave se escribe en una ventana propia y nunca llega a esta página.',
  'connection.waiting': {
    plural: 'count',
    one: '{count:number} documento espera con esta clave. Con otra clave, o sin ninguna, sigue en espera.',
    other:
      '{count:number} documentos esperan con esta clave. Con otra clave, o sin ninguna, siguen en espera.',
  },
  'connection.moves': 'Otra dirección no recibe esta clave. Después pones una para ella.',
  'connection.removed': 'Se ha quitado {name}.',
  'connection.remove.title': '¿Quitar {name}?',
  'connection.remove.text':
    'También se quita su clave de este ordenador. Los documentos que se presentaron con ella se conservan.',
  'connection.remove.waiting': {
    plural: 'count',
    one: '{count:number} documento presentado con ella no ha terminado. Ábrelo antes desde la lista y retíralo o indica si existe.',
    other:
      '{count:number} documentos presentados con ella no han terminado. Ábrelos antes desde la lista y retíralos o indica si existen.',
  },
  'connection.remove.yes': 'Quitar conexión',
  'connection.close': 'Cerrar',
  'connection.used': 'Las presentaciones nuevas van a {name}.',
  'connection.used.waiting':
    'Las presentaciones nuevas van a {name}. Los documentos que ya están en espera van a su conexión original.',
  'connection.checked': '{name}: {result}',
  'command.connections': 'Conexiones y claves…',
  'command.use-connection': 'Usar {name}',
  'command.check-connection': 'Comprobar la conexión en uso',
} satisfies Translation<typeof english>
