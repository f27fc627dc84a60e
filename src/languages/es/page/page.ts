import type { pageTexts as english } from '../../en/page/page.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { batchTexts } from './batch.ts'
import { checksTexts } from './checks.ts'
import { commandsTexts, paletteTexts } from './commands.ts'
import { connectionsTexts } from './connections.ts'
import { dataTexts } from './data.ts'
import { deliveryTexts } from './delivery.ts'
import { designTexts, pdfDifferencesTexts } from './design.ts'
import { einvoiceTexts } from './einvoice.ts'
import { headerTexts } from './header.ts'
import { kindsTexts } from './kinds.ts'
import { linesTexts } from './lines.ts'
import { listTexts } from './list.ts'
import { markIssuedTexts } from './mark-issued.ts'
import { numbersTexts } from './numbers.ts'
import { overviewTexts } from './overview.ts'
import { paymentsTexts } from './payments.ts'
import { placesTexts } from './places.ts'
import { recordsTexts } from './records.ts'
import { schedulesTexts } from './schedules.ts'
import { sendersTexts } from './senders.ts'

/** All texts of the page by key. */
export const pageTexts = {
  'app.name': 'Billwright',
  'app.title': '{number} — Billwright',

  // regions
  'region.list': 'Facturas',
  'region.editor': 'Editor de facturas',
  'region.preview': 'Vista previa',
  'region.settings': 'Ajustes',
  'splitter.sidebar': 'Ancho de la lista de facturas',
  'splitter.preview': 'Ancho de la vista previa',

  // toolbar
  'toolbar.sidebar.hide': 'Ocultar lista de facturas',
  'toolbar.preview.hide': 'Ocultar vista previa',
  'toolbar.preview.show': 'Mostrar vista previa',
  'toolbar.palette': 'Buscar o ejecutar un comando',
  'toolbar.settings': 'Ajustes',
  'tab.editor': 'Escribir',
  'tab.preview': 'Vista previa',
  'mode.test': 'TEST',
  'mode.practice': 'PRÁCTICAS',
  'mode.live': 'REAL',

  // saved state
  'save.saved': 'Guardado {time}',
  'save.saved.where': 'Guardado en este ordenador',
  'save.saving': 'Guardando…',
  'save.editing': 'Modificado',
  'save.failed': 'No guardado: {reason}',
  'save.again': 'Reintentar',
  'save.announced': 'Guardado',
  'save.first': 'No se ha hecho, porque no se pudieron guardar los últimos cambios.',
  'unsaved.title': 'Hay cambios sin guardar',
  'unsaved.text':
    'No se pudieron guardar los últimos cambios: {reason} Si cierras ahora, se perderán.',
  'unsaved.close': 'Cerrar y perderlos',
  'unsaved.stay': 'Seguir escribiendo',

  'state.draft': 'Borrador',
  'state.queued': 'En espera de envío',
  'state.sending': 'Enviando…',
  'state.done': 'Presentado',
  'state.refused': 'Rechazado',
  'state.unknown': 'Sin confirmar',

  // first run
  'welcome.title': 'Tu primera factura',
  'welcome.lead':
    'Todo se queda en este ordenador. No necesitas ninguna cuenta para escribir, imprimir o guardar.',
  'welcome.from': 'Nombre de tu empresa',
  'welcome.from.hint': 'Por ejemplo: Estudio Cernícalo',
  'welcome.iban': 'IBAN que aparece en tus facturas',
  'welcome.tax-rate': 'Tipo impositivo predeterminado (%)',
  'welcome.skip':
    'Puedes dejar vacío cualquier campo. Las facturas nuevas usan: {currency}, {paper}, {language}.',
  'welcome.paper': 'papel de la plantilla',
  'welcome.language': 'idioma de la plantilla',
  'welcome.change': 'Cambiar',
  'welcome.start': 'Empezar a escribir',
  'welcome.sample': 'Ver una factura de ejemplo',

  // header fields
  'editor.title': '{kind:capital:@kind} {number}',
  'editor.untitled': {
    select: 'kind',
    document: 'Nuevo {kind:@kind}',
    quote: 'Nuevo {kind:@kind}',
    other: 'Nueva {kind:@kind}',
  },
  'editor.read-only': '{kind:capital:@kind.this} se presentó y no se puede cambiar.',
  'editor.marked': {
    select: 'kind',
    document: '{kind:capital:@kind.this} se marcó como emitido y no se puede cambiar.',
    quote: '{kind:capital:@kind.this} se marcó como emitido y no se puede cambiar.',
    other: '{kind:capital:@kind.this} se marcó como emitida y no se puede cambiar.',
  },
  'editor.frozen':
    '{kind:capital:@kind.this} se ha enviado y no se puede cambiar hasta que responda el servicio.',
  'field.number': 'Número de factura',
  'field.number.provisional': 'Provisional',
  'field.number.provisional.why':
    'El número solo se consume al presentar {kind:@kind.definite} con una clave real. Hasta entonces puede cambiar.',
  'field.number.use': 'Usar {number}',
  'field.issue-date': 'Fecha de emisión',
  'field.due-date': 'Vencimiento',
  'field.delivery-date': 'Fecha de entrega',
  'field.currency': 'Moneda',
  'field.date.wrong': 'Introduce una fecha, por ejemplo {example}.',
  'field.pick-date': 'Abrir calendario',
  'calendar.label': 'Calendario',
  'calendar.previous': 'Mes anterior',
  'calendar.next': 'Mes siguiente',
  'calendar.today': 'Hoy',
  'calendar.day': 'Otro día del calendario',
  'calendar.week': 'Primer o último día de la semana',
  'calendar.month': 'Mes anterior o siguiente',
  'calendar.year': 'Año anterior o siguiente',
  'calendar.days': '{days:number} días',
  'calendar.month-end': 'Fin de mes',
  'currency.option': '{code} – {name}',

  // parties
  'from.title': 'De',
  'from.edit': 'Editar',
  'from.edit.label': 'Editar los datos del emisor',
  'from.sheet': 'Tu empresa',
  'from.empty': 'Añade tu empresa',
  'remembered.seller': 'Emisor guardado para facturas nuevas',
  'remembered.logo': 'Logotipo guardado para facturas nuevas',
  'remembered.locale': 'Idioma guardado para facturas nuevas',
  'remembered.only-this': 'Solo esta factura',
  'to.title': 'Facturar a',
  'to.change': 'Cambiar',
  'to.change.label': 'Cambiar el cliente al que facturar',
  'to.empty': 'Añade un cliente',
  'to.details': 'Añadir datos',
  'party.done': 'Listo',
  'party.close': 'Cerrar los datos',
  'party.from.name': 'Nombre de la empresa',
  'party.to.name': 'Nombre del cliente',
  'party.address': 'Dirección',
  'party.country': 'País',
  'party.country.none': 'Elige un país',
  'party.tax-id': 'NIF',
  'party.reference': 'Referencia del cliente',
  'party.registration': 'N.º de registro',
  'party.email': 'Correo',
  'party.phone': 'Teléfono',
  'party.website': 'Sitio web',
  'party.account-holder': 'Titular de la cuenta',
  'party.iban': 'IBAN o número de cuenta',
  'party.bic': 'BIC o código del banco',

  // totals
  'totals.title': 'Totales',
  'totals.subtotal': 'Subtotal',
  'totals.discount': 'Descuento',
  'totals.tax': 'IVA {rate}\u00a0%',
  'totals.tax.included': 'IVA {rate}\u00a0% incl.',
  'totals.total': 'Total',
  'totals.prepaid': 'Anticipo pagado',
  'totals.rounding': 'Redondeo',
  'totals.payable': 'Total a pagar',
  'totals.incomplete': {
    plural: 'count',
    one: '{count:number} línea sin importe no está incluida',
    other: '{count:number} líneas sin importe no están incluidas',
  },
  'totals.announced': 'Total {total}',
  'amount.none': '–',

  // further details
  'more.title': 'Más datos',
  'more.notes': 'Notas',
  'more.notes.hint': 'Se imprimen debajo de los totales',
  'more.terms': 'Condiciones de pago',
  'more.purchase-order': 'Orden de compra',
  'more.payment-reference': 'Concepto',
  'more.tax-currency': 'IVA también en',
  'more.tax-exchange-rate': 'Tipo de cambio para el IVA',
  'more.tax-note': 'Mención fiscal',
  'more.tax-note.hint': 'Por ejemplo: Inversión del sujeto pasivo',
  'more.discount': 'Descuento',
  'more.discount.kind': 'Clase de descuento',
  'totals.deducted': 'Ya facturado',
  'charges.title': 'Recargos',
  'charges.reason': 'Recargo por',
  'charges.amount': 'Importe',
  'charges.add': 'Añadir recargo',
  'charges.remove': 'Quitar recargo {number:digits}',
  'charges.entry': 'Recargo {number:digits}',
  'more.prepaid': 'Anticipo pagado',
  'more.tax-included': 'Precios con IVA incluido',
  'more.logo': 'Logotipo',
  'more.logo.drop': 'Suelta aquí un PNG o JPEG',
  'more.logo.choose': 'Elegir imagen',
  'more.logo.replace': 'Sustituir',
  'more.logo.choose.label': 'Elegir una imagen como logotipo',
  'more.logo.replace.label': 'Sustituir el logotipo',
  'more.logo.remove': 'Quitar logotipo',
  'more.logo.alt': 'Tu logotipo',
  'more.logo.too-large': 'Esta imagen ocupa más de 1\u00a0MB. Elige una más pequeña.',
  'more.logo.wrong-kind': 'Elige una imagen PNG o JPEG.',
  'more.language': 'Idioma de la factura',
  'more.language.kind': 'Idioma {kind:@kind.of}',

  // messages about fields
  'issues.summary': {
    plural: 'count',
    one: '{count:number} cosa por corregir antes de presentar',
    other: '{count:number} cosas por corregir antes de presentar',
  },
  'issues.line': 'Línea {line:digits}:',
  'issues.line.column': 'Línea {line:digits} · {column}:',

  // preview
  'preview.page': 'Página {page:digits} de {count:number}',
  'preview.label': '{kind:capital:@kind} {number}, total {total}.',
  'preview.of': 'de {count:number}',
  'preview.jump': 'Ir a la página',
  'preview.enter': 'Editar el primer campo visible',
  'preview.ends': 'Primera o última página',
  'preview.zoom-in': 'Ampliar',
  'preview.zoom-out': 'Reducir',
  'preview.fit-width': 'Ajustar al ancho',
  'preview.fit-page': 'Página entera',
  'preview.enlarge': 'Ampliar la vista previa',
  'preview.shrink': 'Reducir la vista previa',
  'preview.read': 'Leer a tamaño real',
  'preview.zoom.label': 'Tamaño de la página: {percent}. {fit}',
  'preview.zoom': '{percent:digits}\u00a0%',
  'preview.caption.live':
    'La vista previa lleva la marca TEST. El PDF presentado no la lleva.',
  'preview.caption.test': 'PDF de prueba. Con una clave real se crea sin la marca TEST.',
  'preview.caption.practice': 'PDF de prueba. Conecta una cuenta para crearlo sin la marca TEST.',
  'preview.caption.marked':
    'Lleva la marca TEST: no hay PDF definitivo de un documento marcado como emitido.',
  'preview.caption.none': 'La vista previa lleva la marca TEST.',
  'preview.text': 'Leer como texto',
  'preview.text.back': 'Mostrar la página',
  'preview.making': 'Creando el PDF…',
  'progress.count': '{done} de {count}',
  'progress.percent': '{percent}\u00a0%',
  'preview.making.progress': 'Páginas del PDF terminadas',
  'preview.not-made': 'No se ha creado el PDF',
  'preview.printed': 'El PDF está abierto en tu visor: imprímelo desde allí.',
  'preview.failed': 'No se pudo crear la vista previa: {reason}',

  // submission
  'submit.test': 'Presentar {kind:@kind} de prueba',
  'submit.live': 'Presentar {kind:@kind}…',
  'submit.no-key': 'Conectar para presentar…',
  'submit.no-key.why':
    'Para presentar necesitas una cuenta. Los PDF de prueba son gratuitos y llevan la marca TEST.',
  'submit.busy': 'Presentando…',
  'submit.slow': 'Todavía en curso. Puedes seguir escribiendo.',
  'submit.template': 'Enviando tu plantilla al servicio…',
  'template.choose': 'Elegir plantilla',
  'template.connect-again': 'Conectar de nuevo',
  'template.submit-again': 'Presentar de nuevo',
  'submit.not-saved': 'No se ha presentado, porque no se pudieron guardar los últimos cambios.',
  'live.title': '¿Presentar {kind:@kind.definite} {number} con tu clave real?',
  'live.to': 'Para',
  'live.total': 'Total',
  'live.text': 'Se crea un PDF definitivo, sin la marca TEST. Se carga un PDF en tu cuenta.',
  'live.confirm': 'Presentar y cargar en mi cuenta',
  'live.nobody': 'Sin cliente indicado',
  'live.not-sent': 'no se envía',
  'live.minimal-request':
    'Esta conexión solo admite la plantilla, el número y las líneas. Los impuestos, los descuentos y las direcciones se quedan aquí.',
  'offline.title': 'No tienes conexión. ¿Presentar cuando vuelvas a tenerla?',
  'offline.text':
    '{kind:capital:@kind.definite} espera en este ordenador. Puedes retirar la presentación hasta que se envíe.',
  'offline.wait': 'Presentar con conexión',
  'offline.keep': 'Dejar en borrador',
  'queued.offline': 'En espera de envío. Se envía por sí solo cuando responda el servicio.',
  'queued.problem': 'En espera de envío. {reason}',
  'queued.waiting': 'En espera de envío. Déjalo en borrador para cambiarlo.',
  'offline.kept': '{kind:capital:@kind.definite} {number} vuelve a ser un borrador.',
  'queued.key':
    'El servicio rechazó esta clave. Comprueba si tiene errores o crea una nueva. {kind:capital:@kind.definite} espera a que haya otra clave.',
  'rejected.key':
    'El servicio rechazó esta clave. Comprueba si tiene errores o crea una nueva. No se ha cobrado nada.',
  'rejected.key-expired': 'Esta clave ha caducado. No se ha cobrado nada.',
  'rejected.key-ended': 'La clave de este ordenador fue revocada. No se ha cobrado nada.',
  'rejected.replace-key': 'Sustituir clave',
  'rejected.account': 'Tu cuenta todavía no puede presentar con una clave real.',
  'rejected.field': 'El servicio rechazó {kind:@kind.this}: {reason} No se ha cobrado nada.',
  'rejected.fields': 'El servicio rechazó {kind:@kind.this}. No se ha cobrado nada.',
  'rejected.other': '{reason} No se ha cobrado nada.',
  'details.show': 'Detalles',
  'details.status': 'Estado HTTP',
  'details.request': 'ID de la petición',
  'details.idempotency': 'Clave de idempotencia',
  'details.time': 'Hora',
  'details.none': '–',

  // connection
  'status.checking-data': 'Comprobando tus datos tras un cierre inesperado…',

  // settings
  'settings.title': 'Ajustes',
  'settings.close': 'Cerrar ajustes',
  'settings.business': 'Empresa',
  'settings.business.about': 'Se imprime como «De» en las facturas nuevas.',
  'settings.defaults': 'Valores de facturas',
  'settings.defaults.numbers': 'Número y fechas',
  'settings.defaults.design': 'Diseño',
  'settings.defaults.language-and-tax': 'Idioma e impuestos',
  'settings.defaults.texts': 'Textos',
  'settings.defaults.pattern.hint':
    '{{YYYY}}, {{YY}}, {{MM}} son la fecha; {{####}}, el contador.\nSiguiente: {next}',
  'settings.defaults.due': 'Días hasta el vencimiento',
  'settings.defaults.due.wrong': 'Introduce un número de días de 0 a 365.',
  'settings.defaults.template': 'Plantilla',
  'settings.defaults.tax-rate': 'Tipo impositivo predeterminado (%)',
  'settings.defaults.tax-rate.wrong': 'Introduce un porcentaje de 0 a 100.',
  'settings.defaults.language-none': 'El de la plantilla',
  'settings.account': 'Cuenta',
  'settings.account.about': 'Dónde se presentan las facturas y con qué clave.',
  'settings.appearance': 'Apariencia',
  'settings.language': 'Idioma',
  'settings.language.system': 'Sistema: {name}',
  'settings.theme': 'Tema',
  'settings.theme.system': 'Sistema',
  'settings.theme.light': 'Claro',
  'settings.theme.dark': 'Oscuro',
  'settings.shortcuts': 'Atajos',
  'settings.about': 'Acerca de',
  'settings.version': 'Versión {version}',

  ...batchTexts,
  ...checksTexts,
  ...listTexts,
  ...markIssuedTexts,
  ...overviewTexts,
  ...paymentsTexts,
  ...placesTexts,
  ...connectionsTexts,
  ...kindsTexts,
  ...linesTexts,
  ...einvoiceTexts,
  ...numbersTexts,
  ...commandsTexts,
  ...paletteTexts,
  ...dataTexts,
  ...pdfDifferencesTexts,
  ...deliveryTexts,
  ...designTexts,
  ...headerTexts,
  ...recordsTexts,
  ...schedulesTexts,
  ...sendersTexts,

  // dialogs and toasts
  'dialog.close': 'Cerrar',
  'dialog.cancel': 'Cancelar',
  'toast.region': 'Notificaciones',
  'toast.dismiss': 'Descartar',
  'notice.dismiss': 'Descartar',
} satisfies Translation<typeof english>
