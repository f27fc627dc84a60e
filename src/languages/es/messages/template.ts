import type { templateTexts as english } from '../../en/messages/template.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Mistakes in templates, for their authors. */
export const templateTexts = {
  'template.mistake_at': {
    select: 'path',
    '': 'La plantilla tiene un error en su nivel superior: {mistake:message}',
    other: 'La plantilla tiene un error en {path}: {mistake:message}',
  },
  'template.too_deep': 'La plantilla está anidada en más de {max:digits} niveles.',
  'template.too_many_values':
    'La plantilla tiene más valores, o nombres más largos, de los que una plantilla necesita.',
  'template.too_large': 'La plantilla «{name}» ocupa más de 1\u00a0MiB.',
  'template.unreadable': 'La plantilla «{name}» no se puede leer.',
  'template.name_taken':
    '«{name}» está reservado para Billwright. Da otro nombre a tu plantilla y a su carpeta.',
  'template.name_differs':
    'El archivo se llama a sí mismo «{inFile}» y la dirección indica «{name}». Da a ambos el mismo nombre.',
  'template.no_version': 'La cuenta no guarda ninguna versión {version:digits} de una plantilla «{name}».',
  'template.outdated':
    'El servicio ya no puede usar la versión {version:digits} de la plantilla «{name}». Comprueba el archivo con «billwright templates check» y publícalo otra vez.',
  'template.no_default':
    'No se ha elegido ninguna plantilla predeterminada. Se elige en el panel de control.',
  'template.file_missing': 'No hay ningún archivo template.json en la carpeta «{name}».',
  'template.folder_name':
    'Una plantilla no se puede llamar «{name}». Usa para su carpeta un nombre de minúsculas, cifras y guiones.',
  'template.other_name':
    'La plantilla de la carpeta «{folder}» se llama a sí misma «{name}». Da a ambas el mismo nombre.',

  // settings and their values
  'template.setting_missing': 'Aquí falta algo: {expected:@json_type}.',
  'template.setting_type': 'Escribe aquí {expected:@json_type}.',
  'template.setting_value': 'Usa uno de estos: {values:list:@quoted}.',
  'template.setting_unknown': {
    select: 'others',
    other: 'Aquí no hay ningún ajuste llamado {names:or}, ni {others:digits} más.',
    0: 'Aquí no hay ningún ajuste llamado {names:or}.',
  },
  'template.setting_repeated': 'Esto aparece dos veces. Deja solo el correcto.',
  'template.too_little': {
    select: 'of',
    entries: 'Usa al menos {limit:digits} de estos.',
    characters: {
      plural: 'limit',
      one: 'Usa al menos {limit:digits} carácter.',
      other: 'Usa al menos {limit:digits} caracteres.',
    },
    number: 'Usa al menos {limit:digits}.',
  },
  'template.too_much': {
    select: 'of',
    entries: 'Usa como máximo {limit:digits} de estos.',
    characters: {
      plural: 'limit',
      one: 'Usa como máximo {limit:digits} carácter.',
      other: 'Usa como máximo {limit:digits} caracteres.',
    },
    number: 'Usa como máximo {limit:digits}.',
  },
  'template.name': 'Usa minúsculas, cifras y guiones, 64 como máximo.',
  'template.key': 'Este nombre no se puede usar. Usa minúsculas, cifras y guiones.',
  'template.short_name': 'Usa un nombre corto de minúsculas, cifras y guiones.',
  'template.color':
    'Escribe un color como #rrggbb, por ejemplo #1d3fbb, o fórmalo a partir de otro: {{"from": "accent", "as": "tint", "percent": 90}}.',
  'template.unknown_color': {
    select: 'known.others',
    other: 'No hay ningún color llamado {name}. Hay: {known.names:list} y {known.others:digits} más.',
    0: 'No hay ningún color llamado {name}. Hay: {known.names:list}.',
  },
  'template.unknown_plain_color': {
    select: 'known.others',
    other: 'No hay ningún color simple llamado {name}. Hay: {known.names:list} y {known.others:digits} más.',
    0: 'No hay ningún color simple llamado {name}. Hay: {known.names:list}.',
  },
  'template.unknown_style': {
    select: 'known.others',
    other: 'No hay ningún estilo llamado {name}. Hay: {known.names:list} y {known.others:digits} más.',
    0: 'No hay ningún estilo llamado {name}. Hay: {known.names:list}.',
  },

  // blocks
  'template.unknown_block': {
    select: 'name',
    null: 'Aquí no puede haber un bloque sin tipo. Son posibles: {known:list}.',
    other: 'Aquí no puede haber un bloque llamado {name}. Son posibles: {known:list}.',
  },
  'template.block_missing': 'Una plantilla tiene exactamente un bloque de tipo "{type}".',
  'template.totals_first': 'Pon el bloque "totals" después del bloque "items".',
  'template.stage_late': 'Pon primero el bloque "stage": sus marcos están en la propia hoja.',
  'template.frame_position': 'Indica dos de "left", "right" y "width".',
  'template.column_missing': 'Añade la columna "{column}": una factura la necesita.',
  'template.column_repeated': 'La columna "{column}" ya está.',
  'template.unknown_placeholder': 'No hay ningún campo llamado {{{name}}}.',
  'template.page_placeholder': '{{page_of_pages}} solo se conoce en el pie de página. Muévelo allí.',
  'template.loose_brace': 'Pon el nombre de un campo entre {{ y }}.',

  // room on the page
  'template.footer_in_text':
    'El pie de página invade el texto. Hazlo más pequeño o aumenta el margen inferior.',
  'template.body_too_low':
    'Los márgenes y el pie de página dejan {points:digits} puntos de una página para la factura. Deja al menos {needed:digits}.',
  'template.line_too_high': 'Sus líneas son demasiado altas para lo que los márgenes dejan de una página.',
  'template.frame_too_wide': 'Este marco sobresale de la hoja, que mide {points:digits} puntos de ancho.',
  'template.code_too_narrow':
    'El código y el espacio que lo rodea necesitan {needed:digits} puntos de ancho, y aquí quedan {points:digits}. Haz más ancha su columna.',
  'template.narrow_share':
    'Aquí quedan {points:digits} puntos para el texto, que necesita {needed:digits}. Da a esta columna una parte mayor.',
  'template.narrow_items':
    'Aquí quedan {points:digits} puntos para el texto, que necesita {needed:digits}. Reduce "gutter" o "inset".',
  'template.narrow_inset':
    'Aquí quedan {points:digits} puntos para el texto, que necesita {needed:digits}. Reduce "inset".',
  'template.narrow_padding':
    'Aquí quedan {points:digits} puntos para el texto, que necesita {needed:digits}. Redúcelo.',
  'template.narrow_frame':
    'Aquí quedan {points:digits} puntos para el texto, que necesita {needed:digits}. Hazlo más ancho o reduce su relleno.',
  'template.narrow_widths':
    'Aquí quedan {points:digits} puntos para el texto, que necesita {needed:digits}. Reduce "gap" o los anchos.',
  'template.narrow_column':
    'Aquí quedan {points:digits} puntos para el texto, que necesita {needed:digits}. Dale más espacio o reduce "gap".',
  'template.narrow_gap':
    'Aquí quedan {points:digits} puntos para el texto, que necesita {needed:digits}. Reduce "gap".',

  // what a setting can be
  '@json_type': {
    string: 'un texto entre comillas',
    number: 'un número',
    boolean: 'true o false',
    array: 'una lista entre [ ]',
    object: 'un grupo entre {{ }}',
    record: 'un grupo entre {{ }}',
    other: '{value}',
  },
  '@quoted': { other: '"{value}"' },
} satisfies Translation<typeof english>
