import type { deliveryTexts as english } from '../../en/page/delivery.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the receipt, the delivered PDF, its file and its e-mail. */
export const deliveryTexts = {
  'receipt.region': 'Justificante',
  'receipt.title': {
    select: 'kind',
    document: '{kind:capital:@kind} {number} creado',
    quote: '{kind:capital:@kind} {number} creado',
    other: '{kind:capital:@kind} {number} creada',
  },
  'receipt.title.test': {
    select: 'kind',
    document: '{kind:capital:@kind} {number} creado como prueba',
    quote: '{kind:capital:@kind} {number} creado como prueba',
    other: '{kind:capital:@kind} {number} creada como prueba',
  },
  'receipt.test': 'Prueba de {kind:@kind} creada. Lleva la marca TEST y no se ha cobrado.',
  'receipt.test.unchanged': 'PDF de prueba creado: {time}, sin cambios desde entonces.',
  'receipt.test.changed': 'PDF de prueba creado: {time}, con cambios desde entonces.',
  'receipt.test.marked': 'Lleva la marca TEST y no se ha cobrado.',
  'receipt.test.free': 'No se ha cobrado.',
  'receipt.job': 'Trabajo',
  'receipt.time': 'Hora',
  'receipt.mode': 'Modo',
  'receipt.link': 'Enlace',
  'receipt.file': 'Archivo',
  'receipt.mode.live': 'Real · cobrado',
  'receipt.mode.test': 'Prueba · no cobrado',
  'receipt.copy': 'Copiar enlace',
  'receipt.copied': 'Enlace copiado',
  'receipt.open': 'Abrir enlace',
  'receipt.open-pdf': 'Abrir PDF',
  'receipt.folder': 'Mostrar en la carpeta',
  'receipt.save': 'Guardar PDF…',
  'receipt.saved': 'Guardado como {path}',
  'receipt.email': 'Correo…',
  'receipt.emailed': 'El borrador del correo está abierto en tu programa de correo, con el PDF adjunto.',
  'receipt.emailed.no-address':
    'El borrador del correo está abierto en tu programa de correo. Añade la dirección del cliente.',
  'receipt.emailed.link':
    'Se ha abierto un correo, pero no se pudo adjuntar el PDF. Adjunta el archivo que se muestra en su carpeta.',
  'receipt.emailed.nothing': '¿No se ha abierto nada?',
  'receipt.matches': 'Idéntico a la vista previa',
  'receipt.differs': 'No coincide con la vista previa. Míralo antes de enviarlo.',
  'receipt.fetching': 'Descargando el PDF…',
  'receipt.kept': 'El PDF se guarda en este ordenador.',
  'receipt.fetch-again': 'Descargar otra vez',
  'receipt.fetched': 'El PDF se ha descargado otra vez.',
  'receipt.folder-problem.missing':
    'La carpeta de los PDF no existe, así que este PDF está en la carpeta de datos: {path}',
  'receipt.folder-problem.not_writable':
    'No se puede escribir en la carpeta de los PDF, así que este PDF está en la carpeta de datos: {path}',
  'receipt.folder-choose': 'Elegir otra carpeta…',

  'unknown.test':
    'Se envió una prueba de {number} ({time}), pero el servicio no la confirmó. No se ha cobrado nada: puedes seguir escribiendo y presentar otra vez.',

  'delivered.tabs': 'Qué se muestra',
  'delivered.tab': 'PDF entregado',
  'delivered.tab.preview': 'Vista previa',
  'delivered.loading': 'Abriendo el PDF…',
  'delivered.not-shown': 'Este PDF no se puede mostrar aquí. Ábrelo en tu visor de PDF.',
  'delivered.label': 'PDF entregado {kind:@kind.of} {number}',

  'pdfs.save-all': 'Guardar todos los PDF…',
  'pdfs.saved': {
    plural: 'count',
    one: '{count:number} PDF guardado en {folder}',
    other: '{count:number} PDF guardados en {folder}',
  },
  'pdfs.missing': {
    plural: 'count',
    one: '{count:number} documento no tiene PDF en este ordenador: {numbers}',
    other: '{count:number} documentos no tienen PDF en este ordenador: {numbers}',
  },

  'settings.pdf': 'PDF y correo',
  'settings.pdf.name': 'Nombre de los archivos PDF',
  'settings.pdf.name.hint': 'Se sustituyen {placeholders}. Ejemplo: {example}',
  'settings.pdf.name.wrong': 'Introduce un nombre, por ejemplo {example}.',
  'settings.pdf.folder': 'Carpeta para los PDF de facturas reales',
  'settings.pdf.folder.data': 'En la carpeta de datos: {folder}',
  'settings.pdf.folder.choose': 'Elegir carpeta…',
  'settings.pdf.folder.reset': 'Usar la carpeta de datos',
  'settings.pdf.folder.about':
    'Los PDF anteriores se quedan donde están. Los PDF de prueba están siempre en la carpeta de datos.',
  'settings.email': 'Correo con una factura',
  'settings.email.language': 'Idioma de la factura',
  'settings.email.subject': 'Asunto',
  'settings.email.body': 'Texto',
  'settings.email.hint': 'Se sustituyen {placeholders}. Una línea sin valor se omite.',
  'settings.email.reset': 'Usar el texto original',
} satisfies Translation<typeof english>
