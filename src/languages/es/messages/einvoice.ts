import type { eInvoiceTexts as english } from '../../en/messages/einvoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { eInvoiceFormTexts } from './einvoice-forms.ts'

/** E-invoices: files that cannot be read, and rules that a document breaks. */
export const eInvoiceTexts = {
  'einvoice.encoding': 'Este archivo no se puede leer como {encoding}. Pide al emisor el archivo en UTF-8.',
  'einvoice.malformed':
    'Este archivo no es XML bien formado; el error está en la línea {line:digits}. Pide al emisor el archivo original.',
  'einvoice.doctype':
    'Este archivo contiene una declaración de tipo de documento, que las facturas electrónicas nunca necesitan. No se ha abierto.',
  'einvoice.too_large': 'Este archivo ocupa más de {max:mebibytes}\u00a0MB.',
  'einvoice.too_complex': {
    select: 'limit',
    depth: 'Este archivo anida sus elementos en más de {max:number} niveles. No se ha abierto.',
    elements: 'Este archivo tiene más de {max:number} elementos. No se ha abierto.',
    attributesPerElement:
      'Un elemento de este archivo tiene más de {max:number} atributos. No se ha abierto.',
    namespacesPerElement:
      'Un elemento de este archivo declara más de {max:number} espacios de nombres. No se ha abierto.',
  },
  'einvoice.quote': 'Un presupuesto no tiene factura electrónica. Conviértelo primero en una factura.',
  'einvoice.pdf_encrypted':
    'Este PDF necesita una contraseña. Pide al emisor el archivo sin contraseña o el archivo XML.',
  'einvoice.pdf_damaged':
    'Este PDF está dañado y su factura electrónica no se puede leer. Pide al emisor el archivo original.',
  'einvoice.pdf_too_much':
    'Leer este PDF requiere demasiado tiempo o memoria. No se ha abierto. Pide al emisor el archivo XML.',
  'einvoice.too_much': 'Leer este archivo requiere demasiado tiempo o memoria. No se ha abierto.',
  'einvoice.not_open': 'Esta factura electrónica ya no está abierta. Abre el archivo otra vez.',
  'einvoice.no_content': 'El archivo no contiene ese archivo adjunto.',
  'einvoice.pdf_without_einvoice':
    'Este PDF no contiene ninguna factura electrónica. Pregunta al emisor si la hay en otro archivo.',
  'einvoice.unknown_root': 'Este archivo XML no es una factura electrónica en UBL o CII: su raíz es {root}.',
  'einvoice.other_specification':
    'Este archivo sigue otra especificación: {specification}. Solo se ha leído, no se ha comprobado.',
  'einvoice.identifier_not_written':
    'La factura electrónica no contiene este número, porque las reglas del país exigen el registro de cada número. Elige su registro, si lo tiene.',
  'einvoice.tax_id_not_written':
    'La factura electrónica no contiene este número, porque no es un NIF-IVA y no se conoce su registro. Corrígelo, o introdúcelo como n.º de registro con su registro.',
  'einvoice.received': 'Factura electrónica para el cliente: {problem:message}',

  // rules of EN 16931, XRechnung and Peppol
  'einvoice.peppol_type':
    'La facturación de Peppol no tiene esta clase de documento: las facturas expedidas por el destinatario tienen allí un proceso propio.',
  'einvoice.german_type':
    'En Peppol, las facturas corregidas son solo para un vendedor y un comprador de Alemania.',
  'einvoice.address_not_read':
    'No se han encontrado código postal y población en estas líneas, así que una factura electrónica las contiene solo como líneas. Escríbelas como en un sobre, o introduce debajo calle, código postal y población.',
  'einvoice.leitweg_id':
    'Las cifras de control de esta Leitweg-ID son incorrectas. Compárala con lo que escribió el cliente.',
  'einvoice.missing': 'Indica {term:@term}.',
  'einvoice.wrong_sum':
    '{term:capital:@term} es {found:decimal}, y los demás importes suman {expected:decimal}.',
  'einvoice.too_many_decimals':
    '{term:capital:@term} es {value:decimal}; las facturas electrónicas admiten dos decimales.',
  'einvoice.negative_price':
    'Hay un valor negativo en {term:@term}. Introduce en su lugar una cantidad negativa.',
  'einvoice.unknown_code': '{value} no es un código que las facturas electrónicas admitan para {term:@term}.',
  'einvoice.vat_prefix': 'Empieza {term:@term} por el código de su país, como ES.',
  'einvoice.breakdown_count':
    'El desglose del IVA no corresponde a las líneas de la categoría de IVA {category}.',
  'einvoice.seller_tax_id': {
    select: 'category',
    K: 'Introduce el NIF-IVA del vendedor: la categoría de IVA {category} lo exige.',
    G: 'Introduce el NIF-IVA del vendedor: la categoría de IVA {category} lo exige.',
    other: 'Introduce el NIF-IVA o el n.º fiscal del vendedor: la categoría de IVA {category} lo exige.',
  },
  'einvoice.buyer_tax_id': 'Introduce el NIF-IVA del cliente: la categoría de IVA {category} lo exige.',
  'einvoice.vat_id_forbidden':
    'Quita los NIF-IVA: una factura no sujeta a IVA (categoría O) no debe tener ninguno.',
  'einvoice.category_rate': {
    select: 'rate',
    positive: 'Introduce un tipo de IVA superior al 0\u00a0%: la categoría de IVA {category} lo exige.',
    'not negative': 'Introduce un tipo de IVA del 0\u00a0% o más: la categoría de IVA {category} lo exige.',
    zero: 'Introduce un tipo de IVA del 0\u00a0%: la categoría de IVA {category} lo exige.',
    absent: 'Quita el tipo de IVA: la categoría de IVA {category} no lo tiene.',
  },
  'einvoice.exemption': {
    select: 'exemption',
    required: 'Indica por qué no se repercute IVA: la categoría de IVA {category} lo exige.',
    forbidden: 'Quita el motivo para no repercutir IVA: la categoría de IVA {category} no lo tiene.',
  },
  'einvoice.intra_community_date':
    'Introduce la fecha de entrega o el periodo facturado: las entregas intracomunitarias exigen uno de ellos.',
  'einvoice.intra_community_country':
    'Introduce el país de la dirección de entrega: las entregas intracomunitarias lo exigen.',
  'einvoice.split_payment_country':
    'El pago dividido (categoría de IVA B) solo existe entre direcciones italianas, y esta factura indica otro país.',
  'einvoice.split_payment_standard':
    'El pago dividido (categoría de IVA B) no puede compartir factura con el tipo general (categoría de IVA S).',
  'einvoice.mixed_categories':
    'Las líneas no sujetas a IVA (categoría O) no pueden compartir factura con otras categorías de IVA.',
  'einvoice.period_order': 'El periodo termina antes de empezar.',
  'einvoice.period_outside': 'El periodo de esta línea está fuera del periodo facturado.',
  'einvoice.tax_point_twice': 'Introduce la fecha de devengo del IVA o la regla para ella, pero no ambas.',
  'einvoice.seller_identification':
    'Introduce el NIF-IVA, el n.º de registro u otro identificador del vendedor, para que el programa del cliente lo reconozca.',
  'einvoice.discount_terms':
    'Una línea de las condiciones de pago que empieza por # tiene que ser como #SKONTO#TAGE=14#PROZENT=2.00#; otro texto va en líneas propias.',
  'einvoice.same_file_name': 'Dos archivos adjuntos tienen el mismo nombre.',
  'einvoice.payment_groups':
    'Estos datos de pago no corresponden a esta forma de pago: una transferencia tiene una cuenta; un pago con tarjeta, una tarjeta; un adeudo directo, un mandato.',
  'einvoice.same_tax_currency': 'Quita la moneda del IVA: es la moneda de la factura.',
  'einvoice.tax_signs': 'El total de IVA es positivo en una moneda y negativo en la otra.',
  'einvoice.price_quantity': 'El precio tiene que referirse a una cantidad superior a 0.',
  'einvoice.one_preceding_invoice':
    'Los archivos de CII D16B, como XRechnung (CII), pueden indicar una sola factura anterior. Elige un formato en UBL, como XRechnung (UBL) o Peppol, o Factur-X, que las indican todas.',
  'einvoice.payee_is_seller': 'Quita el beneficiario: es el vendedor.',
  'einvoice.iban': 'Esta cuenta no es un IBAN válido, que una transferencia SEPA necesita.',
  'einvoice.debited_iban': 'La cuenta de adeudo no es un IBAN válido, que un adeudo directo SEPA necesita.',
  'einvoice.email': 'Introduce una dirección de correo válida, como name@example.com.',
  'einvoice.unusual_type': 'XRechnung espera una de estas clases de documento: {types}.',
  'einvoice.specification': 'El identificador de la especificación no es el de {format}.',
  'einvoice.process':
    'El proceso de negocio no es de Peppol, como urn:fdc:peppol.eu:2017:poacc:billing:01:1.0.',
  'einvoice.one_note':
    'Combina las notas en una: Peppol solo admite varias cuando vendedor y comprador están en Alemania.',
  'einvoice.phone': 'Introduce un teléfono con al menos tres cifras.',
  'einvoice.price_unit': 'El precio y la cantidad están en unidades distintas.',
  'einvoice.element_unknown': {
    select: 'expected',
    '': 'Línea {line:digits}: {element} no se permite en {parent}.',
    other: 'Línea {line:digits}: {element} no se permite en {parent}. Aquí se espera: {expected}.',
  },
  'einvoice.element_order':
    'Línea {line:digits}: {element} está fuera de lugar: en {parent} tiene que ir antes de {next}.',
  'einvoice.element_repeated':
    'Línea {line:digits}: {element} aparece en {parent} más veces de las permitidas.',
  'einvoice.element_missing': 'Línea {line:digits}: en {parent} falta {element}.',
  'einvoice.element_text':
    'Línea {line:digits}: {element} contiene el texto «{value}», y allí solo se permiten elementos.',
  'einvoice.element_value':
    'Línea {line:digits}: «{value}» no es un valor de {element}, que tiene que ser {type:@xml_type}.',
  'einvoice.element_code': 'Línea {line:digits}: «{value}» no es un código de la lista para {element}.',
  'einvoice.element_expected': {
    select: 'value',
    '': 'Línea {line:digits}: {element} incumple esta regla. Se espera: {expected}.',
    other: 'Línea {line:digits}: {element} es «{value}». Se espera: {expected}.',
  },
  'einvoice.element_decimals':
    'Línea {line:digits}: {element} es «{value}», y se permiten dos decimales como máximo.',
  'einvoice.blank_text': 'Introduce un texto o deja vacío este campo: solo contiene espacios.',
  'einvoice.element_empty':
    'Línea {line:digits}: {element} está vacío. No se permiten elementos sin contenido.',
  'einvoice.other_currency':
    'Línea {line:digits}: {element} está en {value}, pero la moneda del documento es {expected}.',
  'einvoice.attribute_unknown': 'Línea {line:digits}: {element} no debe tener el atributo {attribute}.',
  'einvoice.attribute_missing': 'Línea {line:digits}: en {element} falta el atributo {attribute}.',
  'einvoice.attribute_value':
    'Línea {line:digits}: «{value}» no es un valor del atributo {attribute} de {element}.',
  ...eInvoiceFormTexts,

  // types of XML Schema
  '@xml_type': {
    decimal: 'un número como 1234.50',
    boolean: 'true o false',
    date: 'una fecha como 2026-11-30',
    time: 'una hora como 14:30:00',
    dateTime: 'una fecha con hora, como 2026-11-30T14:30:00',
    base64Binary: 'Base64',
    other: '{value}',
  },
} satisfies Translation<typeof english>
