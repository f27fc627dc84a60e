import type { submissionTexts as english } from '../../en/messages/submission.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Submitting, the outcome of a submission, and the delivered PDF. */
export const submissionTexts = {
  // numbers
  'number.used': {
    select: 'other',
    '{number}': '{number} ya lo usa un documento del {date:date}.',
    other: '{number} ya lo usa, escrito como {other}, un documento del {date:date}.',
  },
  'number.shared': {
    select: 'isDraft',
    true: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number} es también el número de otro borrador.',
        other: '{number} es también el número de otro borrador, escrito allí como {other}.',
      },
      other: {
        select: 'other',
        '{number}': '{number} es también el número del borrador para {customer}.',
        other: '{number} es también el número del borrador para {customer}, escrito allí como {other}.',
      },
    },
    false: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number} es también el número de otro documento presentado.',
        other: '{number} es también el número de otro documento presentado, escrito allí como {other}.',
      },
      other: {
        select: 'other',
        '{number}': '{number} es también el número del documento presentado para {customer}.',
        other:
          '{number} es también el número del documento presentado para {customer}, escrito allí como {other}.',
      },
    },
  },
  'number.chosen_twice': {
    select: 'other',
    '{number}': '{number} es el número de otro documento que has elegido.',
    other: '{number} es el número de otro documento que has elegido, escrito allí como {other}.',
  },
  'number.repeated': {
    select: 'other',
    '{number}': '{number} aparece más de una vez en esta selección.',
    other: '{number} aparece más de una vez en esta selección, escrito también como {other}.',
  },

  // before anything is sent
  'batch.of_invoice': '{number}: {problem:message}',
  'submission.confirm':
    'Una presentación real se cobra. Confirma lo que se envía: {number}, {payable:decimal} {currency}.',
  'submission.findings': {
    plural: 'count',
    one: 'Una presentación real con un punto por revisar necesita tu confirmación.',
    other: 'Una presentación real con {count:digits} puntos por revisar necesita tu confirmación.',
  },
  'submission.may_be_billed':
    'Puede que este documento ya se te haya cobrado: no se pudieron leer todas las presentaciones después de que se dañaran tus datos. Búscalo en tu cuenta antes de presentarlo.',
  'submission.insecure_address': 'La dirección de esta conexión no es segura. Debe empezar por https.',
  'submission.key_changed_unknown':
    'La clave de esta conexión cambió después de enviar este documento, así que no se puede volver a preguntar al servicio. Puede que el documento exista y se te haya cobrado. Búscalo en tu cuenta e indica después aquí si existe.',
  'submission.data_changed_sent':
    'Los datos guardados de esta presentación no son los que confirmaste, así que no se envía otra vez. Ya se envió antes: puede que el documento exista y se te haya cobrado. Búscalo en tu cuenta e indica después aquí si existe.',
  'submission.issued_kept':
    'Los documentos emitidos se conservan en los libros. Rectifícalos o corrígelos en lugar de eliminarlos.',
  'submission.settle_first':
    'El servicio no confirmó este documento. Puede que se te haya cobrado, así que no se elimina. Primero compruébalo otra vez o indica si está en tu cuenta.',
  'submission.not_found':
    'El servicio no indica si el documento existe, y enviarlo otra vez podría cobrar un segundo. Búscalo primero en tu cuenta.',

  // documents that left by other means
  'mark.quote':
    'Un presupuesto no se emite de esta forma. Acéptalo, o crea una factura a partir de él y marca esa factura.',
  'mark.future': 'El documento se envió hoy, {today:date}, como muy tarde. Elige un día anterior.',
  'mark.reason_missing': 'Indica en pocas palabras cómo se envió el documento.',
  'mark.file_outdated':
    'El documento ha cambiado desde que se exportó ese archivo, o aquí no se conoce el archivo. Expórtalo otra vez o marca el documento sin archivo.',
  'mark.used':
    'Después de marcar este documento se han hecho pagos, facturas rectificativas o correcciones de él. Quítalos dentro de los diez segundos o corrígelo con una factura rectificativa.',
  'mark.not_submitted':
    'Este documento se marcó como emitido, así que no se presenta: un servicio lo emitiría y lo cobraría por segunda vez. Corrígelo con una factura rectificativa.',
  'mark.no_pdf':
    'Este documento se marcó como emitido: el archivo que se envió es el original, y aquí no hay PDF definitivo de él. Su PDF se puede guardar e imprimir con la marca TEST.',

  // nothing was sent
  'unreachable.offline':
    'No se puede acceder al servicio. No se ha enviado nada. Este ordenador no tiene conexión a la red.',
  'unreachable.name':
    'No se puede acceder al servicio. No se ha enviado nada. No se ha encontrado su nombre: comprueba la dirección y tu conexión.',
  'unreachable.no_server':
    'No se puede acceder al servicio. No se ha enviado nada. En su dirección no responde ningún servidor.',
  'unreachable.proxy':
    'No se puede acceder al servicio. No se ha enviado nada. El proxy de este ordenador no lo ha dejado pasar: comprueba HTTPS_PROXY.',
  'unreachable.certificate':
    'No se puede acceder al servicio. No se ha enviado nada. Su certificado no es de confianza.',
  'unreachable.timeout':
    'No se puede acceder al servicio. No se ha enviado nada. No ha aceptado la conexión a tiempo.',

  // the service refused
  'refused.redirected': 'La dirección de esta conexión lleva a otra. Cámbiala por la que indica el servicio.',
  'refused.account': 'Tu cuenta o esta clave no permite esta presentación. Mira la página de tu cuenta.',
  'refused.missing_scope':
    'La clave de esta conexión no tiene permiso para generar PDF. Conecta de nuevo o usa otra clave.',
  'refused.address_not_allowed':
    'La clave de esta conexión no se puede usar desde esta red. Presenta desde una red permitida o usa una clave sin este límite.',
  'refused.account_suspended': 'Tu cuenta está suspendida. Consulta al operador del servicio.',
  'refused.monthly_limit_reached':
    'Tu cuenta o la clave de este ordenador ha alcanzado su límite de este mes. Espera al mes que viene, pide un límite más alto al operador del servicio o conecta de nuevo para elegir otro límite para este ordenador.',
  'refused.storage_limit_reached':
    'En tu cuenta no caben más PDF. Elimina de tu cuenta los PDF que no hagan falta o pide más espacio al operador del servicio.',
  'refused.template_limit_reached':
    'En tu cuenta no caben más plantillas. Elimina de tu cuenta las plantillas o versiones que no hagan falta.',
  'refused.no_service': 'En esta dirección no hay ningún servicio de facturas. Comprueba la conexión.',
  'refused.too_large':
    'El documento es más grande de lo que admite el servicio. Un logotipo más pequeño puede ayudar.',

  // a template of the user
  'own_template.not_kept':
    'Este servicio no tiene tu plantilla «{name}» y no guarda plantillas de cuentas. Elige una plantilla incluida en Billwright.',
  'own_template.no_permission':
    'Este servicio no tiene tu plantilla «{name}», y la clave de esta conexión no tiene permiso para enviarla. Conecta de nuevo o elige una plantilla incluida en Billwright.',
  'own_template.refused': 'El servicio no admite tu plantilla «{name}». {reason:message}',
  'own_template.mistake_at': {
    select: 'path',
    '': '{mistake:message}',
    other: 'En {path}: {mistake:message}',
  },
  'own_template.version_gone':
    'El servicio ya no tiene la plantilla {template}. Presenta otra vez: entonces se le envía de nuevo tu plantilla.',
  'own_template.file_missing':
    'Tu plantilla «{name}» no está guardada como estaba cuando presentaste. No se ha enviado nada. Presenta otra vez.',
  'own_template.no_answer':
    'El servicio no respondió al enviarle tu plantilla. No se ha cobrado nada, y Billwright lo vuelve a intentar por sí solo.',

  // the service is busy: a test invoice, which is never billed
  'busy.repeated': 'El servicio está ocupado. Billwright vuelve a enviar el documento por sí solo.',
  'busy.long': 'El servicio lleva más de una hora ocupado. Presenta otra vez más tarde.',
  'busy.stayed': 'El servicio ha seguido ocupado. Presenta otra vez más tarde.',
  'busy.now': 'El servicio está ocupado. Presenta otra vez más tarde.',

  // the outcome is unknown
  'unknown.busy_repeated':
    'El servicio está ocupado y puede que el documento exista. Billwright vuelve a preguntar por sí solo con la misma Idempotency-Key, para que se cobre una sola vez.',
  'unknown.busy_long':
    'El servicio lleva más de una hora ocupado. Puede que el documento exista y se te haya cobrado. Compruébalo otra vez más tarde.',
  'unknown.busy':
    'El servicio ha respondido que está ocupado. Puede que el documento exista y se te haya cobrado. Búscalo en tu cuenta antes de enviarlo otra vez.',
  'unknown.still': 'Sigue sin saberse si el documento existe. La última respuesta fue: {answer:message}',
  'unknown.interrupted':
    'Billwright se detuvo antes de que llegara la respuesta. Puede que el documento exista y se te haya cobrado.',
  'unknown.timeout': 'El servicio no respondió a tiempo. Puede que el documento exista y se te haya cobrado.',
  'unknown.closed':
    'Billwright se cerró antes de que llegara la respuesta. Puede que el documento exista y se te haya cobrado.',
  'unknown.connection_lost':
    'La conexión se cortó antes de que llegara la respuesta. Puede que el documento exista y se te haya cobrado.',
  'unknown.status':
    'El servicio respondió {status:digits}. Puede que el documento exista y se te haya cobrado.',
  'unknown.unreadable':
    'No se pudo leer la respuesta del servicio. Puede que el documento exista y se te haya cobrado.',
  'unknown.not_confirmed_here':
    'En este ordenador no consta que esta presentación se confirmara en él, así que no se envía por sí sola. Puede que el documento exista y se te haya cobrado.',
  'unknown.from_copy':
    'Esta presentación viene de una copia de tus datos. Puede que el documento se haya enviado y se te haya cobrado desde que se hizo la copia.',
  'unknown.from_damaged':
    'Esta presentación viene de un archivo dañado. Puede que el documento se haya enviado y se te haya cobrado.',
  'unknown.from_replaced':
    'Esta presentación viene de los datos sustituidos. Puede que el documento se haya enviado y se te haya cobrado.',
  'unknown.log_lost':
    'Faltan los últimos cambios que se hicieron antes de que se cerrara el programa. Puede que el documento se haya enviado y se te haya cobrado.',

  // the delivered PDF
  'pdf.from_copy':
    'El PDF no se descargó automáticamente, porque esta factura viene de una copia o de un archivo de datos cambiado. Descárgalo otra vez.',
  'pdf.not_kept':
    'No se pudo guardar el PDF en este ordenador. El documento en sí está a salvo. Descarga el PDF otra vez.',
  'pdf.link_has_key':
    'El enlace del PDF contiene una clave de API, así que no se ha abierto. Busca el PDF en tu cuenta.',
  'pdf.link_insecure': 'El enlace del PDF no es seguro, así que no se ha abierto. Busca el PDF en tu cuenta.',
  'pdf.link_gone': 'El enlace del PDF ha caducado.',
  'pdf.link_expired': {
    select: 'jobId',
    null: 'El enlace ha caducado y el servicio no ha dado otro. Busca el PDF en tu cuenta del servicio.',
    other:
      'El enlace ha caducado y el servicio no ha dado otro. Busca el trabajo {jobId} en tu cuenta del servicio.',
  },
  'pdf.link_needs_key': 'El enlace ha caducado. Para pedir otro, esta conexión necesita su clave.',
  'pdf.file_missing': 'El PDF se ha movido o eliminado. Descárgalo otra vez.',
  'pdf.file_changed':
    'El archivo ha cambiado después de la descarga. Descárgalo otra vez para tener el PDF tal como se entregó.',
  'pdf.download_failed': 'No se pudo descargar el PDF. El documento en sí está a salvo.',
  'pdf.download_status':
    'No se pudo descargar el PDF: el servicio respondió {status:digits}. El documento en sí está a salvo.',
  'pdf.truncated': 'El PDF no ha llegado completo u ocupa más de 50\u00a0MB.',
  'pdf.incomplete': 'El PDF no ha llegado completo.',
  'pdf.web_page':
    'El enlace lleva a una página web, no a un PDF. Ábrelo en tu navegador: puede que tengas que iniciar sesión.',
  'pdf.other_format': 'Lo que ha enviado el servicio no es un PDF.',
} satisfies Translation<typeof english>
