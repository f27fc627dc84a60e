import type { invoiceTexts as english } from '../../en/messages/invoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about an invoice, a credit note or a quote. */
export const invoiceTexts = {
  'json.too_deep': 'El texto está anidado con demasiada profundidad.',
  'json.too_many_values':
    'El texto tiene más de {max:digits} valores. Una factura con todas las líneas permitidas tiene menos.',
  'json.name_too_long':
    'El texto contiene un nombre de campo de más de {max:digits} caracteres, que ningún campo tiene.',
  'json.mistake': {
    select: 'mistake',
    comma_before:
      'El texto no es JSON: hay una coma antes de {mark} en la línea {line:digits}, columna {column:digits}.',
    comma_missing: 'El texto no es JSON: falta una coma en la línea {line:digits}, columna {column:digits}.',
    colon_missing:
      'El texto no es JSON: faltan dos puntos en la línea {line:digits}, columna {column:digits}.',
    ends_early:
      'El texto no es JSON: termina antes de tiempo en la línea {line:digits}, columna {column:digits}.',
    nothing: 'El texto no es JSON: no hay nada en la línea {line:digits}, columna {column:digits}.',
    single_quotes:
      'El texto no es JSON: hay comillas simples en lugar de dobles en la línea {line:digits}, columna {column:digits}.',
    text_after:
      'El texto no es JSON: hay más texto después del final en la línea {line:digits}, columna {column:digits}.',
    unclosed_text:
      'El texto no es JSON: hay un texto entre comillas sin cerrar o con un salto de línea en la línea {line:digits}, columna {column:digits}.',
    unexpected:
      'El texto no es JSON: no se espera {mark} en la línea {line:digits}, columna {column:digits}.',
    unexpected_character:
      'El texto no es JSON: hay un carácter inesperado en la línea {line:digits}, columna {column:digits}.',
    unknown_number:
      'El texto no es JSON: hay un número que JSON no conoce en la línea {line:digits}, columna {column:digits}.',
    unquoted_name:
      'El texto no es JSON: hay un nombre de campo sin comillas dobles en la línea {line:digits}, columna {column:digits}.',
  },

  // a field that is missing, unknown or of the wrong kind
  'field.missing': 'Indica {field:@field}.',
  'field.repeated': '{path} aparece dos veces. Deja solo el correcto.',
  'field.unknown': {
    select: 'near',
    null: '{name} no es un campo {owner:@owner}.',
    other: '{name} no es un campo {owner:@owner}. ¿Querías decir {near}?',
  },
  'item.field_of_other_kind':
    '{kind:capital:@unpriced_line} no tiene importe propio. Omite {field:@field} o la clase.',
  'field.not_text': 'Introduce {field:@field} como texto, entre comillas dobles.',
  'field.not_number': 'Introduce {field:@field} como número, por ejemplo 12.50.',
  'field.not_list': 'Indica {field:@field} como lista entre corchetes.',
  'field.not_flag': 'Indica {field:@field}: usa true o false.',
  'field.not_object': 'Indica {field:@field} como objeto entre llaves.',
  'invoice.not_object': 'Una factura es un objeto JSON con {required:and}.',
  'item.not_object': 'Una línea es un objeto con {required:and}.',
  'items.missing': 'Añade al menos una línea.',

  // a value that no field of its kind can have
  'value.broken_character': 'Contiene un carácter dañado. Bórralo y escríbelo otra vez.',
  'value.too_long': 'Usa como máximo {max:digits} caracteres.',
  'value.too_many_lines': 'Usa como máximo {max:digits} líneas.',
  'value.line_break': 'Usa una sola línea, sin saltos de línea.',
  'value.control_characters': 'Quita los caracteres de control.',
  'value.bidi_controls': 'Quita las marcas invisibles que cambian el orden de los caracteres.',
  'value.not_a_number': 'Introduce un número como 12,50.',
  'value.decimal_comma': 'Escribe el número con punto en lugar de coma, por ejemplo 12.50.',
  'value.too_many_digits':
    'Usa como máximo {before:digits} cifras antes del signo decimal y {after:digits} después.',
  'value.percentage': 'Introduce un porcentaje de 0 a 100.',
  'value.too_many_entries': 'Usa como máximo {max:digits} entradas.',
  'value.not_negative': 'Introduce un importe que no sea inferior a 0.',
  'value.positive': 'Introduce un importe superior a 0, por ejemplo 0,05.',
  'value.date': 'Introduce una fecha que exista, como AAAA-MM-DD.',
  'value.language': 'Usa una etiqueta de idioma como es o de-DE.',
  'attachment.name':
    'Usa un nombre de archivo sin ruta ni signos especiales que termine en .pdf, .png, .jpg, .csv, .xlsx u .ods.',
  'attachment.kind':
    'Usa un archivo PDF, PNG, JPEG, CSV, XLSX u ODS como URL de datos en base64, que no esté vacío.',
  'attachment.content':
    'El contenido del archivo es de un tipo distinto del indicado. Guárdalo otra vez con ese tipo.',
  'attachment.name_of_type':
    'El nombre tiene que terminar en {extensions:or:@extension}, según el tipo del archivo.',
  'attachment.same_name': 'Otro archivo adjunto tiene este nombre. Da a cada uno un nombre propio.',
  'attachment.no_file': 'Introduce la dirección del archivo o añade el archivo mismo.',
  'attachment.file_and_link': 'Indica el archivo o su dirección, no ambos.',
  'attachments.too_large':
    'Los archivos adjuntos ocupan juntos más de 1\u00a0MiB. Omite este archivo o usa uno más pequeño.',
  'value.https_link':
    'Introduce una dirección completa que empiece por https://, como https://example.com/report.pdf, sin nombre de usuario, espacios ni letras fuera de ASCII.',
  'value.logo_size': 'Usa una imagen de 1\u00a0MiB como máximo.',
  'value.logo_kind': 'Usa una imagen PNG o JPEG como URL de datos en base64.',
  'value.color': 'Usa un color como #rrggbb, por ejemplo #1d3fbb.',
  'value.scheme': 'Elige de la lista o introduce un código como EM o 0088.',
  'value.unit_code': 'Elige una unidad de la lista o introduce un código como HUR para horas.',
  'value.line_kind': 'Usa "heading", "text", "subtotal" u "optional" como clase de línea.',
  'value.tax_category': 'Usa S, Z, E, AE, K, G u O como categoría de IVA.',
  'value.payment_means':
    'Elige de la lista o introduce un código de UNTDID 4461, como 58 para una transferencia SEPA.',
  'value.exemption_code': 'Elige de la lista o introduce un código de VATEX, como VATEX-EU-132.',
  'value.business_process': 'Usa un proceso de negocio de la reforma francesa, como B1, S1 o M1.',
  'value.e_invoice': 'Usa "factur-x" o "france-factur-x" como factura electrónica.',
  'value.typeface': 'Usa "sans" o "serif" como tipo de letra.',
  'value.paper': 'Usa "A4" o "Letter" como tamaño de papel.',
  'value.currency': 'Usa un código de moneda de ISO 4217, como EUR.',
  'value.country': 'Usa un código de país de dos letras, como ES.',
  'value.template_name': 'Usa el nombre de una plantilla, como minimal.',
  'value.invoice_number': 'Introduce un número de factura.',
  'value.description': 'Introduce una descripción.',
  'items.too_many': 'Usa como máximo {max:digits} líneas.',
  'discount.twice': 'Indica el descuento en porcentaje o como importe, no ambos.',

  // rules about the whole invoice
  'cash_rounding.too_fine':
    'Usa una unidad que se pueda pagar en {currency}: {digits:digits} decimales como máximo.',
  'item.amount_too_large': 'El resultado tiene más de 15 cifras. Reduce la cantidad o el precio.',
  'invoice.total_too_large': 'El total tiene más de 15 cifras.',

  'value.document_type':
    'Usa "invoice", "credit_note", "quote", "corrected", "self_billed", "self_billed_credit_note" o "deposit" como clase de documento.',
  'type.not_sent':
    'Esta conexión solo envía la plantilla, el número y las líneas, así que el servicio convertiría {type:@kind.this} en una factura normal. Haz que la conexión envíe todos los campos o usa otra.',

  'items.none_sent':
    'Esta conexión solo envía líneas con importe, y este documento no tiene ninguna que cuente. Haz que la conexión envíe todos los campos o usa otra.',
  'lines.not_sent': {
    plural: 'count',
    one: 'Esta conexión solo envía líneas con importe, así que el documento se crea sin una línea que es un título, un texto, un subtotal o una línea opcional.',
    other:
      'Esta conexión solo envía líneas con importe, así que el documento se crea sin {count:digits} líneas que son títulos, textos, subtotales o líneas opcionales.',
  },
  'invoice.billed_before':
    '{number} del {date:date} ya factura a este cliente las mismas líneas o el mismo periodo.',
  'invoice.same_not_confirmed':
    '{number} del {date:date} tiene las mismas líneas, y no se sabe si se facturó. Compruébalo primero.',
  'invoice.billed_together':
    '{number} del {date:date}, que se presenta junto con este documento, factura a este cliente las mismas líneas o el mismo periodo.',
  'field.not_sent':
    'Esta conexión no envía {field:@field}, así que el documento se crea y se cobra sin ese dato.',
  'fields.not_sent': 'Esta conexión no envía {fields:and:@field}.',
  'amount.another_sent':
    'El documento indica {written:decimal} {writtenCurrency}, pero esta conexión envía {sent:decimal} {sentCurrency}.',

  'field.not_printed': '{type:capital:@kinds.definite} no muestran {field:@field}.',
  'item.optional_not_billed':
    'Esta línea es opcional, así que {type:@kind.this} no la cuenta. Si se ha pedido, conviértela en una línea normal; si no, quítala.',
  'valid_until.before_issue': 'El presupuesto caduca antes de su fecha de emisión.',
  'preceding_invoice.number_missing': 'Introduce el número de la factura original.',
  'total.negative_credit_note':
    'El total es negativo. Una factura rectificativa tiene importes positivos, que resta de la factura.',

  'credit.exists': {
    plural: 'numbers.length',
    one: '{numbers:and} ya rectifica {credited:decimal} de {total:decimal} {currency}.',
    other: '{numbers:and} ya rectifican {credited:decimal} de {total:decimal} {currency}.',
  },
  'credit.other_currency':
    'Esta factura rectificativa está en {currency} y su factura en {original}: no reduce lo pendiente de la factura.',
  'credit.above_rest':
    'Rectifica más de lo que queda de la factura. Después de las demás facturas rectificativas quedan {rest:decimal} {currency}.',
  'deposit.deducted_twice':
    'El anticipo de {amount:decimal} {currency} también se deduce en {numbers:and}. Quítalo aquí, o haz que también lo deduzca una factura rectificativa de {numbers:and}.',
  'deposit.not_deducted':
    'Ninguna factura deduce el anticipo de {amount:decimal} {currency} de {numbers:and}. Introdúcelo aquí si se pagó.',
  'deposit.returned_and_deducted':
    'El anticipo de {amount:decimal} {currency} se devuelve con esta factura rectificativa y ya se deduce en {numbers:and}. Introdúcelo también aquí, para que no se devuelva.',
  'deposit.moved_twice':
    'El anticipo de {amount:decimal} {currency} también se deduce en {numbers:and}, que rectifica la misma factura. Quítalo aquí.',
  'deposit.not_returned':
    'Ninguna factura en lugar de {numbers:and} deduce el anticipo de {amount:decimal} {currency}. Quítalo aquí, para que se devuelva.',
  'deposit.left_by_deletion': {
    plural: 'numbers.length',
    one: '{numbers:and} dejó el anticipo de {amount:decimal} {currency} para deducirlo en este documento. Si este documento se elimina, ninguna factura deduce el anticipo: dedúcelo en otra o devuélvelo.',
    other:
      '{numbers:and} dejaron el anticipo de {amount:decimal} {currency} para deducirlo en este documento. Si este documento se elimina, ninguna factura deduce el anticipo: dedúcelo en otra o devuélvelo.',
  },
  'deposit.twice_after_deletion':
    'Si se elimina esta factura rectificativa, el anticipo de {amount:decimal} {currency} se deduce más de una vez: en {numbers:and}.',
  'deposit.deducted': {
    plural: 'numbers.length',
    one: '{numbers:and} ya deduce esta factura de anticipo.',
    other: '{numbers:and} ya deducen esta factura de anticipo.',
  },
  'deposit.credited': 'Esta factura de anticipo está rectificada, así que no queda nada que deducir.',
  'quote.no_lines': 'Este presupuesto aún no contiene nada. Escribe primero una línea.',
  'quote.invoiced': {
    plural: 'numbers.length',
    one: '{numbers:and} ya se creó a partir de este presupuesto.',
    other: '{numbers:and} ya se crearon a partir de este presupuesto.',
  },
} satisfies Translation<typeof english>
