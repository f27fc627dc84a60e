import type { nationalEInvoiceTexts as english } from '../../en/messages/einvoice-national.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Limits of formats in countries, and rules of the French reform (BR-FR). */
export const nationalEInvoiceTexts = {
  'einvoice.coverage': '{country:@coverage}',
  'einvoice.limit': {
    select: 'reason',
    system: 'Este archivo no sustituye a {country:@invoice_system}. {country:@coverage}',
    france: 'Las facturas entre empresas francesas necesitan un formato de la reforma francesa.',
  },
  'einvoice.fr_number': 'Francia admite letras, cifras y + - _ / en {term:@term}, sin espacios ni puntos.',
  'einvoice.fr_too_long': 'Francia admite como máximo {max:digits} caracteres en {term:@term}.',
  'einvoice.fr_year': 'Francia solo admite los años 2000 a 2099, también en {term:@term}.',
  'einvoice.fr_type': 'Francia no tiene la clase de documento {type}.',
  'einvoice.fr_mention': 'Falta el texto legal sobre {code:@mention} ({code}).',
  'einvoice.fr_mention_twice':
    'El texto sobre {code:@mention} ({code}) aparece más de una vez. Quita #{code}# de las notas: se escribe a partir de los campos del vendedor.',
  'einvoice.fr_process':
    'Elige uno de los procesos de negocio franceses: B1, S1, M1 y los demás de la lista.',
  'einvoice.fr_siren':
    'Introduce como {term:@term} un SIREN de nueve cifras, con el código de registro 0002. Son las nueve primeras cifras de un SIRET.',
  'einvoice.fr_siret': 'Un SIRET (0009) como {term:@term} tiene catorce cifras y empieza por el SIREN.',
  'einvoice.fr_category':
    'Francia solo tiene las categorías de IVA S, E, AE, K, G, O y Z: cambia {term:@term}.',
  'einvoice.fr_rate':
    '{rate:decimal}\u00a0% no es un tipo de IVA francés. Francia tiene 20\u00a0%, 10\u00a0%, 5,5\u00a0%, 2,1\u00a0% y 0\u00a0%, y algunos más en ultramar y antes de 2014.',
  'einvoice.fr_attachment':
    'Francia conoce doce descripciones de archivos adjuntos, como RIB, LISIBLE, BON_COMMANDE o DOCUMENT_ANNEXE; LISIBLE, una vez como máximo.',
  'einvoice.fr_treatment':
    'Una nota con el código BAR tiene uno de los valores B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE y ARCHIVEONLY, y aparece una vez como máximo.',
  'einvoice.fr_directory':
    'Entre empresas francesas, {term:@term} es de la clase 0225 y empieza por el SIREN.',
  'einvoice.fr_characters': 'Francia admite letras, cifras y - _ . en {term:@term}.',
  'einvoice.fr_contract': 'Una factura rectificativa global (262) indica el contrato y el periodo.',
  'einvoice.fr_corrected': 'Una factura corregida indica exactamente una factura anterior.',
  'einvoice.fr_credited': 'Introduce el número y la fecha de la factura que se rectifica.',
  'einvoice.fr_due':
    'La fecha de vencimiento es anterior a la fecha de la factura. Francia solo lo admite para anticipos y para los procesos B2, S2 y M2.',
  'einvoice.fr_deposit': 'Una factura de anticipo no es la factura final de los procesos B4, S4 y M4.',
  'einvoice.fr_paid': {
    select: 'lack',
    amount:
      'Los procesos B2, S2 y M2 son para facturas pagadas por completo: el importe ya pagado tiene que ser el total.',
    date: 'Los procesos B2, S2 y M2 necesitan la fecha de pago como fecha de vencimiento.',
  },
  'einvoice.fr_scheme':
    'Falta la clase en {term:@term}. Francia necesita la clase de cada identificador, y cada clase una sola vez.',
  'einvoice.fr_euro':
    'Francia necesita el IVA también en euros: introduce el tipo de cambio, en euros por una unidad de la moneda de la factura.',
  'einvoice.fr_group':
    'Un miembro de un grupo de IVA (0231) tiene una nota TXD con MEMBRE_ASSUJETTI_UNIQUE e indica el grupo como representante fiscal.',
  'einvoice.fr_decimals': 'Francia admite como máximo {max:digits} decimales, y 19 cifras, en {term:@term}.',

  '@mention': {
    PMT: 'los gastos de cobro',
    PMD: 'los intereses de demora',
    AAB: 'el descuento por pronto pago',
    TXD: 'el grupo de IVA',
    other: '{value}',
  },
  // what is covered for sellers of a country, and what is not
  '@coverage': {
    DE: 'XRechnung para organismos públicos y empresas; las reglas alemanas de Peppol.',
    FR: 'Las reglas de la reforma (BR-FR) para facturas, facturas corregidas, facturas expedidas por el destinatario y facturas rectificativas. No se cubren: varios vendedores en una factura, facturas en ambas direcciones, e-reporting. Una plataforma (PA) entrega el archivo.',
    GR: 'Las reglas de Peppol del país. El MARK, que da la administración tributaria griega (myDATA), se introduce: lo pide un proveedor certificado, y Billwright no puede hacerlo.',
    IT: 'Las facturas nacionales van al Sistema di Interscambio (SdI) como FatturaPA, que Billwright no escribe. Peppol y EN 16931 son para receptores en el extranjero.',
    PL: 'Las facturas nacionales van a KSeF como FA(3), que Billwright no escribe. Peppol y EN 16931 son para receptores en el extranjero.',
    ES: 'Las facturas nacionales necesitan los registros y el código QR de Veri*Factu, y Facturae para las administraciones públicas, que Billwright no escribe. Peppol y EN 16931 son para receptores en el extranjero.',
    other: 'Las reglas de Peppol del país.',
  },
  // systems of countries for domestic invoices
  '@invoice_system': { GR: 'myDATA', IT: 'SdI', PL: 'KSeF', ES: 'Veri*Factu', other: '{value}' },
} satisfies Translation<typeof english>
