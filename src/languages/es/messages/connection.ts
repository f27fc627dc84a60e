import type { connectionTexts as english } from '../../en/messages/connection.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Keys, the password store and the addresses of services. */
export const connectionTexts = {
  'key.empty': 'Introduce una clave. Empieza por svc_live_ o svc_test_.',
  'key.space_around':
    'La clave lleva un espacio o un salto de línea al principio o al final. Copia solo la clave.',
  'key.space_inside': 'La clave contiene un espacio o un salto de línea. Cópiala otra vez de una pieza.',
  'key.capitals': 'La clave empieza en minúsculas: svc_live_ o svc_test_.',
  'key.prefix': 'Esta no es una clave del servicio. Una clave empieza por svc_live_ o svc_test_.',
  'key.character':
    'La clave contiene un carácter que ninguna clave tiene. Cópiala otra vez de la página de tu cuenta.',
  'key.too_short': 'La clave es demasiado corta. Puede que falte una parte.',
  'key.too_long': 'La clave es demasiado larga. Copia solo la clave.',
  'key.untried': 'No se pudo probar la clave, así que no se ha guardado. {problem:message}',
  'key.stopped': 'Detenido. La clave no se ha guardado.',
  'key.no_clipboard': 'Aquí no se puede leer el portapapeles. Pega en el campo.',

  'keychain.missing':
    'No se ha encontrado ningún almacén de contraseñas en este ordenador. La clave se puede guardar hasta cerrar Billwright.',
  'keychain.empty':
    'El llavero de este ordenador se ha eliminado o nunca se configuró. La clave se puede guardar hasta cerrar Billwright.',
  'keychain.locked':
    'Tu llavero está bloqueado. Desbloquéalo y vuelve a intentarlo, o guarda la clave hasta cerrar Billwright.',
  'keychain.failed':
    'El almacén de contraseñas de este ordenador ha rechazado la operación. La clave se puede guardar hasta cerrar Billwright.',
  'keychain.timeout': 'El almacén de contraseñas no responde. Puede que esté esperando a que lo desbloquees.',

  'address.not_https': 'Usa https. Sin ello, otras personas de la red podrían leer la clave.',
  'address.invalid': 'Introduce una dirección como https://invoices.example.com.',
  'address.user': 'Omite el nombre y la contraseña.',
  'address.query': 'Omite todo a partir de ? o #.',

  'connection.name_taken': 'Ya hay una conexión llamada {name}.',
  'connection.practice_address': 'Este es el servicio de prácticas. Ya está en la lista.',
  'connection.practice_fixed': 'El servicio de prácticas forma parte de Billwright y no se puede cambiar.',
  'connection.in_use':
    'La presentación de documentos con esta conexión no ha terminado, así que no se ha cambiado nada. Primero retira esos documentos o indica si existen.',
  'connection.key_again':
    'La clave se introdujo para otra dirección, así que no se ha enviado nada. Si {address} es tu servicio, introduce la clave otra vez.',
  'connection.not_the_service':
    'Esta dirección no ha dado ninguna respuesta utilizable. Comprueba la dirección o inténtalo más tarde.',
  'connection.other_answer': 'Esta dirección ha respondido {status:digits}, no como el servicio.',

  'connect.unsupported':
    'Este servicio no ofrece inicio de sesión para aplicaciones. Crea una clave en la página de tu cuenta e introdúcela a mano.',
  'connect.unusable': 'Esta dirección responde, pero no como el inicio de sesión de un servicio de facturas.',
  'connect.redirected':
    'Esta dirección lleva a otra, así que no se ha enviado nada. Usa la que indica el servicio.',
  'connect.busy': 'El servicio está ocupado ({status:digits}). Vuelve a intentarlo dentro de un momento.',
  'connect.expired': 'El código ha caducado. No se ha creado ninguna clave.',
  'connect.denied': 'La solicitud se rechazó en la página del servicio. No se ha creado ninguna clave.',
  'connect.not_kept': 'No se pudo guardar la clave, así que el servicio la ha revocado. {problem:message}',
  'connect.not_revoked':
    'No se pudo guardar la clave y el servicio no ha confirmado que la haya revocado. Revócala en la página de tus claves. {problem:message}',
  'connect.no_place': 'No se ha pedido ninguna clave, porque no se podría guardar. {problem:message}',
  'connect.no_address': 'Introduce la dirección del servicio.',
  'connect.too_many': 'Ya se están conectando cinco servicios. Termina o cancela uno primero.',
  'connect.ended': 'Este intento ha terminado. Conecta de nuevo.',

  'preset.unreadable': '{path} no se puede usar: debe ser JSON con baseUrl y, si se quiere, name.',
  'preset.address': 'La dirección de {path} no se puede usar. {problem:message}',

  'practice.slow_start': 'El servicio de prácticas no se inició a tiempo.',
  'practice.stopped': 'El servicio de prácticas se detuvo antes de estar listo.',
  'practice.unexpected_response': 'El servicio de prácticas envió una respuesta inesperada.',
} satisfies Translation<typeof english>
