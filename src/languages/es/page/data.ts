import type { dataTexts as english } from '../../en/page/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the data as a whole: state, backups, import and export. */
export const dataTexts = {
  'settings.data': 'Datos',
  'data.about': 'Todo lo que escribes se guarda en este ordenador y en ningún otro sitio.',
  'data.folder': 'Tus datos están en {folder}',
  'data.backup': 'Última copia de seguridad: {time}. Se hace una al día y se conservan diez.',
  'data.no-backup': 'Aún no hay copias de seguridad. Se hace una al día y se conservan diez.',
  'data.storage': 'Dónde están tus datos',
  'data.backups': 'Copias de seguridad',
  'data.export.title': 'Exportar',
  'data.import.section': 'Importar',
  'data.import.about': 'Una exportación de este ordenador o de otro sustituye todo lo que hay aquí.',
  'data.open-file.title': 'Archivo de factura',
  'data.open-file.about': 'Una sola factura en JSON se convierte en un borrador nuevo.',
  'data.deleted.title': 'Documentos eliminados',
  'data.deleted.about': 'Se pueden restaurar durante 30 días.',
  'data.diagnostics.title': 'Diagnóstico',
  'data.export': 'Exportar todo…',
  'data.export.about':
    'Facturas, rectificativas, presupuestos, historial, los PDF de todas las carpetas, plantillas y ajustes en un solo archivo. No contiene claves.',
  'data.exported': 'Exportado a {path}',
  'data.exported.missing': {
    plural: 'count',
    one: 'La exportación no incluye el PDF de {count:number} documento, porque su archivo falta o ha cambiado: {numbers}. Conecta su disco o descárgalo otra vez, y vuelve a exportar.',
    other:
      'La exportación no incluye los PDF de {count:number} documentos, porque sus archivos faltan o han cambiado: {numbers}. Conecta su disco o descárgalos otra vez, y vuelve a exportar.',
  },
  'data.import': 'Importar…',
  'data.import.title': '¿Sustituir todo por este archivo?',
  'data.import.text':
    'Los documentos y ajustes de «{name}» sustituyen a los que hay aquí. Lo que se presentó aquí con una clave real se conserva, para que nada se cobre dos veces. Antes se guarda una copia de todo lo que hay ahora, así que la importación se deshace en un paso.',
  'data.replace.counts.file': 'Documentos aquí: {here:number}. En el archivo, ya comprobado: {count:number}.',
  'data.replace.counts.copy':
    'Documentos aquí: {here:number}. En la copia de seguridad, ya comprobada: {count:number}.',
  'data.replace.changes': 'Qué pasa con los documentos',
  'data.replace.added': {
    plural: 'count',
    one: '{count:number} documento es nuevo aquí',
    other: '{count:number} documentos son nuevos aquí',
  },
  'data.replace.replaced': {
    plural: 'count',
    one: '{count:number} documento se sustituye por su otra versión',
    other: '{count:number} documentos se sustituyen por sus otras versiones',
  },
  'data.replace.removed': {
    plural: 'count',
    one: '{count:number} documento que solo está aquí se elimina',
    other: '{count:number} documentos que solo están aquí se eliminan',
  },
  'data.replace.unchanged': {
    plural: 'count',
    one: '{count:number} documento es igual',
    other: '{count:number} documentos son iguales',
  },
  'data.replace.kept': {
    plural: 'count',
    one: '{count:number} documento queda como está, porque se presentó o pudo presentarse con una clave real',
    other:
      '{count:number} documentos quedan como están, porque se presentaron o pudieron presentarse con una clave real',
  },
  'data.replace.keys': 'Estas conexiones necesitan otra vez su clave: {names}.',
  'data.changes.added': 'nuevos: {count:number}',
  'data.changes.replaced': 'sustituidos: {count:number}',
  'data.changes.removed': 'eliminados: {count:number}',
  'data.changes.unchanged': 'sin cambios: {count:number}',
  'data.restore': 'Restaurar…',
  'data.restore.title': '¿Restaurar los datos de {time}?',
  'data.restore.text':
    'Los documentos, clientes, artículos, programaciones y ajustes vuelven a ser los de entonces. Lo que se presentó con una clave real sigue registrado con su número y sus pagos, así que nada se puede cobrar dos veces. Las conexiones y sus claves se conservan. Antes se guarda una copia de todo lo que hay ahora, así que esto se deshace en un paso.',
  'data.restore.checking': 'Comprobando la copia de seguridad de {time}…',
  'data.restore.refused': 'Esta copia de seguridad no se puede restaurar',
  'data.restore.yes': 'Restaurar',
  'data.restoring': 'Restaurando…',
  'data.restored': 'Restaurado: {changes}.',
  'copies.title': 'Restaurar una copia de seguridad',
  'copies.about':
    'Se hace una copia de seguridad al día y se conservan diez. También se conserva lo que sustituyó una importación o una restauración. Antes de cambiar nada, ves qué cambiaría.',
  'copies.daily': 'Copia diaria',
  'copies.update': 'Antes de una actualización',
  'copies.replaced': 'Antes de importar o restaurar',
  'copies.documents': {
    plural: 'count',
    one: '{count:number} documento',
    other: '{count:number} documentos',
  },
  'copies.unreadable': 'no se puede leer',
  'copies.restore-time': 'Restaurar la copia de seguridad de {time}…',
  'data.import.trust':
    'Importa solo un archivo en el que confíes. Las presentaciones en espera que contenga no se envían; cada una indica qué hacer.',
  'data.import.checking': 'Comprobando {name}…',
  'data.import.refused': 'No se puede importar {name}',
  'data.import.yes': 'Sustituir todo',
  'data.importing': 'Importando…',
  'data.exporting': 'Exportando todo…',
  'data.exporting.progress': 'Parte exportada',
  'data.export.cancelled': 'Se ha cancelado la exportación. No se ha escrito ningún archivo.',
  'data.imported': 'Importado: {changes}.',
  'data.imported.kept': 'Importado. Lo que había antes se conserva en {path}',
  'data.imported.no-pdf-folder':
    'Los PDF nuevos se guardan en la carpeta de datos: los ajustes importados indican {folder}, donde en este ordenador no se pueden escribir archivos.',
  'data.imported.no-template':
    'Los documentos nuevos usan la plantilla {used}: los ajustes importados indican {template}, que no está en este ordenador.',
  'data.imported.same': 'No se ha sustituido nada: tus datos son los mismos.',
  'data.diagnostics': 'Exportar diagnóstico…',
  'data.diagnostics.about':
    'Para cuando algo falla: versiones, ajustes y los últimos mensajes del programa en un texto para leer y enviar. No contiene claves, nombres ni documentos.',
  'data.diagnostics.exported': 'Guardado en {path}. Léelo antes de enviarlo.',
  'data.open-file': 'Abrir archivo de factura…',
  'data.elsewhere': 'Guardar en otro lugar…',
  'data.saved-elsewhere': 'Guardado en {path}. Con «Abrir archivo de factura…» lo recuperas.',
  'data.newer':
    'Una versión más nueva de Billwright escribió estos datos. Puedes leerlos, imprimirlos y exportarlos; para cambiarlos, instala la versión más nueva.',
  'data.read-only.disk-full':
    'El disco está lleno, así que tus datos se han abierto solo para lectura. Nada de lo que escribas ahora se guarda y no se puede presentar nada. Libera espacio en el disco y vuelve a intentarlo.',
  'data.read-only.write-protected':
    'Tu carpeta de datos está protegida contra escritura, así que tus datos se han abierto solo para lectura. Nada de lo que escribas ahora se guarda y no se puede presentar nada. Permite la escritura en la carpeta y vuelve a intentarlo.',
  'data.read-only.still.disk-full': 'El disco sigue lleno. Tus datos solo se pueden leer.',
  'data.read-only.still.write-protected':
    'Tu carpeta de datos sigue protegida contra escritura. Tus datos solo se pueden leer.',
  'data.read-only.submit':
    'No se ha presentado nada. Ahora tus datos solo se pueden leer, así que la presentación no se podía registrar.',
  'data.writable': 'Tus datos se pueden escribir de nuevo.',
  'data.log-missing':
    'La última vez Billwright se cerró de forma inesperada, y el archivo con sus últimos cambios falta o está dañado. Puede que los últimos cambios se hayan perdido: comprueba lo último que escribiste. Lo que se envió con una clave real consta en un diario propio.',
  'data.outdated':
    'Tu archivo de datos es más antiguo que el diario de lo enviado, así que pueden faltar cambios hechos desde entonces. Lo que se envió con una clave real se ha restaurado a partir del diario.',
  'data.folder-outdated':
    'Esta carpeta de datos es más antigua que lo que se ha presentado en este ordenador, como ocurre al restaurar una copia de seguridad del sistema. No contiene lo que se ha escrito y enviado desde entonces. Nada de lo que está en espera se envía por sí solo, y puede que se te hayan cobrado documentos que parecen no enviados: búscalos en tu cuenta antes de presentarlos.',
  'data.folder-moved':
    'Esta carpeta de datos se copió, o viene de otro ordenador o de otra cuenta de usuario. Nada de lo que está en espera en ella se envía por sí solo: confirma cada uno una vez. Si viene de una copia de seguridad, puede que desde entonces se te hayan cobrado documentos que parecen no enviados.',
  'data.state-unwritable':
    'Billwright no puede anotar en este ordenador lo que presenta, porque no se puede escribir en su carpeta de estado. Puedes presentar, pero lo que siga en espera al cerrar Billwright no se envía por sí solo en el próximo inicio.',
  'data.journal-rewritten':
    'El diario de lo enviado con una clave real estaba dañado o faltaba. Se ha escrito de nuevo a partir de tus documentos; no se ha perdido nada.',
  'data.damage-found':
    'El archivo de datos está dañado en algunos puntos. Recupéralo ahora, o cierra Billwright y ábrelo otra vez: se ofrece la última copia de seguridad en buen estado, y lo que se escribió desde entonces se lee del archivo dañado.',
  'data.examined': 'Se ha examinado el archivo de datos: se pueden leer todas sus páginas.',
  'data.recover.now': 'Recuperar ahora…',
  'data.submissions-missing':
    'No se pudo leer todo lo que se envió antes del daño. Puede que se te hayan cobrado documentos que parecen no enviados: búscalos en tu cuenta antes de presentarlos.',
  'data.drafts-missing': {
    plural: 'count',
    one: 'De {count:number} documento no se pudo leer lo último que se escribió en el archivo dañado o importado. El archivo dañado se conserva en tu carpeta de datos.',
    other:
      'De {count:number} documentos no se pudo leer lo último que se escribió en el archivo dañado o importado. El archivo dañado se conserva en tu carpeta de datos.',
  },
  'data.drafts-uncounted':
    'No se pudo leer todo el contenido del archivo dañado o importado. El archivo dañado se conserva en tu carpeta de datos.',
  'data.backup-failed':
    'No se pudo escribir la copia de seguridad de hoy. Comprueba el espacio libre en el disco.',
  'data.damaged.title': 'Tu archivo de datos está dañado',
  'data.damaged.text':
    'No se puede leer con seguridad. No se modifica: elijas lo que elijas, se conserva en tu carpeta de datos, y de él se toma lo escrito y lo enviado hasta donde se pueda leer.',
  'data.missing.title': 'Falta tu archivo de datos',
  'data.missing.text':
    'Hay copias de seguridad en tu carpeta de datos, pero falta el archivo de datos y, con él, lo que se escribió y envió desde la copia más reciente.',

  'data.recover.backup': {
    plural: 'count',
    one: 'La última copia de seguridad en buen estado ({time}) contiene {count:number} documento.',
    other: 'La última copia de seguridad en buen estado ({time}) contiene {count:number} documentos.',
  },
  'data.recover.none': 'No hay ninguna copia de seguridad que se pueda leer.',
  'data.recover.import': 'Importar archivo exportado…',
  'data.recover.use': 'Usar la copia',
  'data.recover.nothing': 'Empezar de cero',
  'data.recovering':
    'Leyendo del archivo dañado lo que se escribió y envió. Puedes cerrar la ventana: no se pierde nada y se te pregunta otra vez.',
  'data.recovering.progress': 'Documentos examinados',
  'data.recovered': 'Tus datos se han recuperado.',
  'command.deleted': 'Documentos eliminados…',
  'command.versions': 'Versiones anteriores…',
  'deleted.title': 'Documentos eliminados',
  'deleted.about':
    'Eliminados en los últimos 30 días. Después, un documento que nunca se presentó se elimina para siempre.',
  'deleted.none': 'No se ha eliminado nada en los últimos 30 días.',
  'deleted.at': 'Eliminado: {time}; se conserva hasta {until}',
  'deleted.restore': 'Restaurar',
  'deleted.restore-number': {
    select: 'number',
    '': 'Restaurar el documento sin número',
    other: 'Restaurar {number}',
  },
  'versions.title': 'Versiones anteriores',
  'versions.about':
    'El documento como estaba cada vez que hiciste una pausa. Usar una versión se puede deshacer como cualquier otro paso.',
  'versions.none': 'Aún no hay ninguna versión anterior. Se guarda una cada vez que vuelves tras una pausa.',
  'versions.lines': { plural: 'count', one: '{count:number} línea', other: '{count:number} líneas' },
  'versions.use': 'Usar',
  'versions.use-time': 'Usar la versión de {time}',
  'versions.used': 'La versión anterior está en pantalla.',
  // while a file is dragged over the window
  'drop.e-invoice': 'Suelta para abrir la factura electrónica',
  'drop.invoice-file': 'Suelta para crear un borrador de este archivo de factura',
  'drop.export': 'Suelta para ver qué sustituiría importar este archivo',
  'drop.customers': 'Suelta para comprobar esta tabla de clientes. Aún no se importa nada.',
  'drop.items': 'Suelta para comprobar esta tabla de artículos. Aún no se importa nada.',
  'drop.unnamed':
    'Suelta una factura electrónica, un archivo de factura, una tabla CSV o una exportación de Billwright',
  'drop.several':
    'Suelta los archivos de uno en uno. Puedes soltar varios en los archivos adjuntos de una factura.',
  'drop.image':
    'Una imagen solo se puede soltar en el logotipo del emisor o en los archivos adjuntos de una factura.',
  'drop.other':
    'Esta clase de archivo no se puede abrir. Sí las facturas electrónicas (XML, PDF), los archivos de factura (JSON), las tablas (CSV) y las exportaciones de Billwright.',
  'drop.dialog': 'Responde primero a la pregunta abierta y luego suelta el archivo.',
  'drop.read-only':
    'Ahora tus datos solo se pueden leer, así que no se puede importar nada. Las facturas electrónicas sí se pueden abrir.',
  'command.export-data': 'Exportar todo…',
  'command.import-data': 'Importar todo de un archivo…',
  'command.restore-backup': 'Restaurar una copia de seguridad…',
  'command.undo-import': 'Deshacer la última importación o restauración',
  'command.open-file': 'Abrir archivo de factura…',
  'command.export-diagnostics': 'Exportar diagnóstico…',
} satisfies Translation<typeof english>
