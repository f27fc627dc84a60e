import type { recordTexts as english } from '../../en/messages/records.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Customers, items, and tables of them; payments and schedules. */
export const recordTexts = {
  'record.missing': 'Indica {field:@record_field}.',
  'record.wrong_kind': 'Indica {field:@record_field} de la clase correcta.',
  'record.unknown_field': {
    select: 'kind',
    customers: '{path} no es un campo de un cliente.',
    items: '{path} no es un campo de un artículo.',
  },
  'record.repeated_code': 'Otro artículo tiene este código. Introduce uno propio.',
  'record.change_gone': 'Este cambio ya no se puede deshacer.',
  'value.e_invoice_format':
    'Usa xrechnung-ubl, xrechnung-cii, peppol, france-ubl, france-cii, ubl, cii, factur-x o france-factur-x.',
  'value.payment_days': 'Introduce un número entero de 0 a 365.',
  'value.email': 'Introduce una dirección de correo como billing@example.com.',
  'value.too_many_currencies': 'Usa como máximo 20 monedas.',
  'cell.ambiguous_number':
    '{text} se puede leer de dos maneras, una mil veces mayor que la otra. Elige el signo decimal o escríbelo sin separadores de miles.',
  'cell.ambiguous_currency': '{text} puede estar en {currencies:or}. Añade una columna currency.',
  'cell.other_currency': '{text} no está en {currency}, la moneda de la fila. Corrige uno de los dos.',
  'cell.not_a_number': 'Introduce un número como 12,50.',
  'cell.not_a_flag': 'Introduce «sí» o «no». Una celda vacía significa «no».',
  'cell.not_prices': 'Escribe los precios como USD 14,00 | CHF 13,00.',
  'cell.repeated_currency': 'Indica un solo precio en {currency}.',
  'row.ambiguous': 'Coinciden varias fichas. Añade la columna id, que está en las exportaciones.',
  'row.repeated': 'Esta es la ficha de la línea {line:digits}. Deja solo una de las dos filas.',
  'table.empty': 'El archivo está vacío. Elige otro archivo.',
  'table.too_large': 'El archivo ocupa más de {megabytes:digits}\u00a0MB. Divídelo en varios archivos.',
  'table.too_many_rows': 'El archivo tiene más de {max:digits} filas. Divídelo en varios archivos.',
  'table.too_many_columns': 'La línea {line:digits} tiene más de {max:digits} columnas.',
  'table.not_utf8': 'El archivo no es texto UTF-8. Guárdalo como «CSV UTF-8» e impórtalo otra vez.',
  'table.not_text': 'El archivo no es una tabla en forma de texto. Guárdalo como CSV e impórtalo otra vez.',
  'table.quote_open':
    'Las comillas de la línea {line:digits} no están cerradas. Corrige el archivo e impórtalo otra vez.',
  'table.quote_misplaced':
    'Hay unas comillas fuera de lugar en la línea {line:digits}. Corrige el archivo e impórtalo otra vez.',
  'table.row_too_long':
    'Una fila en la línea {line:digits} es demasiado larga. Puede que falten unas comillas.',
  'table.repeated_column': 'Dos columnas se llaman {column}. Deja solo una.',
  'table.column_missing':
    'En la primera línea no hay ninguna columna {column}. Nombra las columnas en la primera línea.',
  'table.wrong_rows': {
    plural: 'rows',
    one: 'Una fila es incorrecta, así que no se ha importado nada.',
    other: '{rows:digits} filas son incorrectas, así que no se ha importado nada.',
  },

  'payment.credit_note':
    'Esta factura rectificativa se refiere a una factura. Registra la devolución como pago negativo de esa factura.',
  'payment.quote': 'Un presupuesto no se paga. Crea una factura a partir de él.',
  'payment.zero': 'Introduce un importe distinto de cero.',
  'payment.too_many_decimals': {
    select: 'digits',
    other: 'Introduce un importe en {currency} con {digits:digits} decimales como máximo.',
    0: 'Introduce un importe entero en {currency}.',
  },
  'payment.no_correction':
    'Ninguna corrección emitida de esta factura tiene un importe pendiente. Emite primero la factura corregida.',
  'payment.nothing_owed': 'No queda nada que pagar.',
  'payment.change_gone': 'Este cambio ya no se puede deshacer.',

  'schedule.period_billed':
    'El periodo de {period:date} se facturó como {number}, así que no recibe otra factura. Rectifica o corrige esa.',
  'schedule.source_missing': 'La factura que se repite se eliminó.',
  'schedule.no_lines': 'Esta factura aún no tiene líneas. Escribe una antes de repetirla.',
  'schedule.not_invoice': 'Solo se repiten facturas, no rectificativas ni presupuestos.',
  'schedule.no_date': 'La factura no tiene una fecha de emisión válida.',
  'schedule.no_period': 'El final es anterior a la próxima fecha.',
} satisfies Translation<typeof english>
