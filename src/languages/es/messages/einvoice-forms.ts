import type { eInvoiceFormTexts as english } from '../../en/messages/einvoice-forms.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Rules of the Peppol network and of countries in it. */
export const eInvoiceFormTexts = {
  'einvoice.number_form': 'Comprueba {term:@term}: {value} no es válido. {form:@number_form}',
  // what a country demands that is no missing term and no number
  'einvoice.national': {
    select: 'demand',
    norwegian_register:
      'Introduce «Foretaksregisteret» como n.º fiscal si la empresa está en el registro noruego de empresas.',
    danish_identifier:
      'Este identificador no tiene clase. Introdúcelo como n.º de registro con su clase, como 0184 para un número CVR, o como NIF-IVA que empiece por DK.',
    danish_account:
      'Introduce la cuenta y el código de su banco (BIC): Dinamarca exige ambos para las transferencias de esta clase.',
    danish_giro:
      'Un pago giro danés (50) necesita una cuenta de siete u ocho cifras y un concepto que empiece por 01#, 04# o 15#.',
    danish_giro_reference:
      'Una referencia giro danesa que empieza por 04# o 15# lleva después dieciséis cifras.',
    danish_fik:
      'Un pago FIK danés (93) necesita como cuenta un número de acreedor de ocho cifras y un concepto que empiece por 71#, 73# o 75#.',
    danish_fik_reference:
      'Una referencia FIK danesa que empieza por 71# o 75# lleva después quince o dieciséis cifras.',
    danish_mandate: 'Un adeudo directo danés (49) necesita la referencia del mandato y la cuenta de adeudo.',
    danish_negative:
      'Una factura rectificativa danesa no puede tener un total negativo. Escribe en su lugar una factura.',
    danish_class: 'En Dinamarca, una clase UNSPSC de un artículo tiene la versión 19.05.01 o 26.08.01.',
    danish_charge:
      'El motivo de un recargo con el código ZZZ es un código fiscal danés de cuatro cifras o empieza por #.',
    swedish_tax_number:
      'Introduce «Godkänd för F-skatt» como n.º fiscal o déjalo vacío: Suecia no admite otro texto.',
    swedish_rate:
      'Los tipos de IVA suecos son 25\u00a0%, 12\u00a0% y 6\u00a0%. Introduce uno de ellos u otra categoría de IVA.',
    swedish_giro:
      'Elige la forma de pago 30 e introduce SE:BANKGIRO o SE:PLUSGIRO como código del banco (BIC): Suecia no usa 50 ni 56 en las facturas electrónicas.',
    swedish_transfer: 'Elige la forma de pago 30: entre empresas suecas sustituye a 31.',
    greek_number_parts:
      'Un número de factura griego tiene seis partes separadas por |: n.º fiscal, fecha, sucursal, clase de documento, serie y número, como 094000012|21/11/2026|1|1.1|A|7.',
    greek_number_tax:
      'La primera parte del número de factura tiene que ser el n.º fiscal griego del vendedor.',
    greek_number_date:
      'La segunda parte del número de factura tiene que ser la fecha de emisión, como 21/11/2026.',
    greek_number_branch:
      'La tercera parte del número de factura tiene que ser el número de la sucursal, como 0.',
    greek_number_type:
      'La cuarta parte del número de factura tiene que ser una clase de documento de la administración tributaria griega, como 1.1.',
    greek_number_series:
      'La quinta parte del número de factura, la serie, está vacía. Introduce 0 si no hay ninguna.',
    greek_number_last: 'La sexta parte del número de factura, el número propiamente dicho, está vacía.',
    greek_mark:
      'Una factura griega necesita el número que le dio la administración tributaria (MARK), que se escribe como un archivo adjunto con la descripción ##M.AR.K## y el número como referencia.',
    greek_mark_number:
      'El número de la administración tributaria griega (MARK) tiene que ser un número entero superior a 0.',
    greek_link:
      'Una factura griega debería tener entre sus archivos adjuntos un enlace a sí misma, con la descripción ##INVOICE|URL##.',
    greek_one_link: 'Solo un archivo adjunto puede tener la descripción ##INVOICE|URL##.',
    greek_link_address: 'El archivo adjunto con la descripción ##INVOICE|URL## necesita una dirección.',
    icelandic_type: 'Los documentos islandeses son facturas (380) o facturas rectificativas (381).',
    icelandic_final_date: 'La fecha de vencimiento final (EINDAGI) tiene que ser una fecha como 2026-12-31.',
    icelandic_due_date: 'Introduce la fecha de vencimiento: hay una fecha de vencimiento final (EINDAGI).',
    icelandic_date_order: 'La fecha de vencimiento final (EINDAGI) es anterior a la fecha de vencimiento.',
    dutch_order: 'Introduce el número de pedido: una línea indica una línea del pedido.',
  },
  'einvoice.address_kind':
    'Peppol no entrega a direcciones de la clase {value}. Elige otra clase para {term:@term}, como 0088 para un GLN o la del NIF-IVA.',
  'einvoice.exemption_category':
    'El código de exención {code} pertenece a la categoría de IVA {category}. Elige esta categoría para las líneas, u otro código.',
  'einvoice.domestic_means': 'Elige otra forma de pago: dentro del país ({country:@country}) es {codes:or}.',
  'einvoice.register_kind':
    'Para {term:@term}, elige la clase {codes:or}: lo exige el país ({country:@country}).',
  'einvoice.empty_delivery':
    'Introduce la fecha de entrega: sin ella, la parte del archivo sobre la entrega queda vacía, y las reglas de Factur-X advierten de ello.',
  'einvoice.attachment_address':
    'La dirección de un archivo adjunto tiene que ser absoluta, como https://example.com/report.pdf.',

  // what numbers look like
  '@number_form': {
    gln: 'Un GLN tiene trece cifras; la última es de control.',
    norwegian: 'Un número de organización noruego tiene nueve cifras; la última es de control.',
    norwegian_vat:
      'Un NIF-IVA noruego es NO, el número de organización de nueve cifras y MVA, como NO923000011MVA.',
    cvr: 'Un número CVR danés tiene ocho cifras, con o sin DK delante.',
    danish_p: 'Un número P danés tiene diez cifras.',
    danish_se: 'Un número SE danés es DK y ocho cifras.',
    belgian: 'Un número de empresa belga tiene diez cifras sin puntos; las dos últimas son de control.',
    belgian_vat: 'Un NIF-IVA belga es BE y diez cifras, las dos últimas de control, como BE0780000160.',
    ipa: 'Un código de oficina italiano (IPA) tiene seis letras o cifras.',
    italian_tax_code:
      'Un código fiscal italiano (codice fiscale) tiene once cifras, o los dieciséis caracteres de una persona.',
    italian_vat: 'Un NIF-IVA italiano (partita IVA) es IT y once cifras; la última es de control.',
    italian_tax_number: 'Un n.º fiscal italiano tiene de 11 a 16 mayúsculas o cifras, sin espacios.',
    swedish: 'Un número de organización sueco tiene diez cifras sin guion; la última es de control.',
    swedish_vat: 'Un NIF-IVA sueco es SE y doce cifras; las dos últimas suelen ser 01.',
    abn: 'Un ABN australiano tiene once cifras con cifras de control.',
    kvk: 'Un número KvK neerlandés tiene ocho cifras.',
    oin: 'Un OIN neerlandés tiene veinte cifras.',
    dutch_vat: 'Un NIF-IVA neerlandés es NL, nueve cifras, B y dos cifras, como NL123456789B01.',
    dutch_branch: 'Un número de establecimiento neerlandés tiene doce cifras.',
    luxembourg:
      'Un número del registro de Luxemburgo (matricule) tiene once cifras; la última es de control.',
    luxembourg_vat: 'Un NIF-IVA luxemburgués es LU y ocho cifras; las dos últimas son de control.',
    greek_vat: 'Un NIF-IVA griego es EL y nueve cifras; la última es de control.',
    greek_address:
      'Una dirección electrónica griega es de la clase 9933 y tiene las nueve cifras del NIF-IVA; la última es de control.',
    bankgiro: 'Un número Bankgiro tiene siete u ocho cifras sin guion.',
    plusgiro: 'Un número Plusgiro tiene de dos a ocho cifras sin guion.',
    kennitala: 'Una kennitala islandesa tiene diez cifras.',
    icelandic_account: 'Una cuenta islandesa tiene doce cifras: banco, tipo y número.',
  },
  '@country': { other: '{value:country}' },
} satisfies Translation<typeof english>
