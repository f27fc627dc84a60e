import type {
  designTexts as englishDesign,
  pdfDifferencesTexts as englishDifferences,
} from '../../en/page/design.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the design: templates, colour, typeface, paper. */
export const designTexts = {
  'design.title': 'Diseño',
  'design.more': 'Color propio, papel y más',
  'design.less': 'Mostrar menos del diseño',
  'design.templates': 'Plantilla',
  'design.template': '{title}: {description}',
  'design.custom': 'Tu plantilla; se envía al servicio la primera vez que presentas con ella',
  'design.broken': '{name} no se puede usar. {mistake}',
  'design.no-picture': 'No hay imagen de {name}: {reason}',
  'design.color': 'Color de acento',
  'design.by-template': 'El de la plantilla',
  'design.color.own': 'Color propio {color}',
  'design.color.hex': 'Otro color, como #rrggbb',
  'design.color.hex.wrong': 'Escribe un color como #rrggbb, por ejemplo #1d3fbb.',
  'design.color.pale': 'Demasiado claro para texto: en papel, el texto toma un tono más oscuro.',
  'design.color.cobalt': 'Cobalto',
  'design.color.steel': 'Acero',
  'design.color.pine': 'Pino',
  'design.color.ochre': 'Ocre',
  'design.color.rust': 'Óxido',
  'design.color.wine': 'Vino',
  'design.color.plum': 'Ciruela',
  'design.color.ink': 'Tinta',
  'design.typeface': 'Tipo de letra',
  'design.typeface.by-template': 'Predeterminado',
  'design.typeface.sans': 'Sin remates',
  'design.typeface.serif': 'Con remates',
  'design.paper': 'Papel',
  'design.custom-folder': 'Tus propias plantillas se leen de {folder}',
} satisfies Translation<typeof englishDesign>

/** Texts of the comparison between delivered PDF and preview. */
export const pdfDifferencesTexts = {
  'difference.pages': {
    plural: 'count',
    one: 'El PDF tiene {count:number} página en lugar de {expected:number}.',
    other: 'El PDF tiene {count:number} páginas en lugar de {expected:number}.',
  },
  'difference.more': {
    plural: 'count',
    one: '{count:number} diferencia más.',
    other: '{count:number} diferencias más.',
  },
  'difference.mark_missing': 'Al PDF le falta la marca TEST.',
  'difference.mark_unexpected': 'El PDF lleva la marca TEST, aunque se presentó con una clave real.',
  'difference.text': 'La página {page:digits} dice «{found}» en lugar de «{expected}».',
  'difference.text.missing': 'La página {page:digits} no dice «{expected}».',
  'difference.text.added': 'La página {page:digits} dice además «{found}».',
  'difference.value.invoice_number': 'No se ha encontrado en el PDF el número de factura {value}.',
  'difference.value.customer': 'No se ha encontrado en el PDF el cliente {value}.',
  'difference.value.line': 'No se ha encontrado en el PDF la línea «{value}».',
  'difference.value.payable': 'No se ha encontrado en el PDF el importe {value}.',
  'difference.einvoice_missing': 'El PDF no lleva adjunta la factura electrónica que se pidió.',
  'difference.einvoice_unexpected':
    'El PDF lleva una factura electrónica, lo que una prueba no debe llevar: no lo reenvíes.',
  'difference.einvoice_attached': 'El PDF lleva la factura electrónica {name}.',
  'difference.script': 'El PDF contiene un script que no necesita: ábrelo con cuidado.',
  'difference.same_text': 'Se han comparado las páginas y su texto, no su aspecto.',
  'difference.same_values':
    'El PDF lo creó otro programa, así que no se puede comparar el diseño. El número, el cliente, las líneas y el importe están en él.',
  'difference.encrypted': 'No se pudo comparar el PDF: está bloqueado con una contraseña.',
  'difference.damaged': 'No se pudo comparar el PDF: está dañado. Descárgalo otra vez o abre el enlace.',
  'difference.too_much':
    'No se pudo comparar el PDF: leerlo requiere demasiado tiempo o memoria. Ábrelo con cuidado.',
  'difference.no_text': 'No se pudo comparar el PDF: no contiene texto.',
  'difference.no_preview':
    'No se pudo comparar el PDF: no se pudo crear la vista previa, quizá porque falta su plantilla.',
} satisfies Translation<typeof englishDifferences>
