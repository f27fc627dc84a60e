import type { findingTexts as english } from '../../en/messages/findings.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings: values that are allowed and probably not meant. */
export const findingTexts = {
  'template.not_rendered':
    'No se pudo crear el PDF en este ordenador, así que nadie ha visto qué aspecto tiene.',

  // allowed, and probably not meant
  'invoice_number.space_around': 'El número empieza o termina con un espacio.',
  'quantity.zero': 'La cantidad es 0: esta línea no suma nada.',
  'invoice_number.without_digits': 'El número no contiene ninguna cifra.',
  'invoice_number.zero': 'El número es 0. Las facturas se suelen numerar desde 1.',
  'invoice_number.unfilled': 'El número contiene {part}, que representa algo que no se ha rellenado.',
  'unit_price.both_negative':
    'La cantidad y el precio son negativos, así que esta línea se suma en lugar de restarse.',
  'price_quantity.large': 'El precio se refiere a más de 100.000 unidades. Comprueba la cantidad del precio.',
  'item.rounds_to_zero':
    'Esta línea da menos de la mitad de la unidad más pequeña de la moneda y no suma nada.',
  'charge_amount.above_line': 'El recargo es mayor que el importe de su línea.',
  'charge.above_lines': 'El recargo es mayor que la suma de las líneas.',
  'buyer.is_seller': 'El cliente es el emisor de este documento.',
  'preceding_invoice.own_number': 'La factura anterior tiene el mismo número que esta.',
  'preceding_invoice.other_rate':
    'Ninguna línea lleva este tipo, así que se deduce un IVA que esta factura no repercute.',
  'preceding_invoice.later': 'La factura anterior tiene una fecha posterior a la de esta.',
  'payment_terms.unusual':
    'Las condiciones ofrecen un {percent:number}\u00a0% por pagar en {days:digits} días. Comprueba ambos.',
  'payment_terms.unusual_interest':
    'Las condiciones cargan un {percent:number}\u00a0% por pagar después de {days:digits} días. Comprueba ambos.',
  'payment_terms.malformed':
    'Una línea parece un descuento que los programas aplican, pero no está escrita así: #SKONTO#TAGE=14#PROZENT=2.00#',
  'payment_terms.above_total':
    'Las condiciones se refieren a un importe de {base:decimal}, que no forma parte del total.',
  'payment_terms.after_due':
    'Las condiciones ofrecen un descuento por pagar en {days:digits} días, después de la fecha de vencimiento.',
  'description.month_outside_period':
    'El texto nombra el mes {month}, que está fuera del periodo de la factura.',
  'period.reversed': 'El periodo termina antes de empezar.',
  'date.far_after_issue':
    'Esta fecha es {days:digits} días posterior a la fecha de emisión. Comprueba el año.',
  'date.far_before_issue':
    'Esta fecha es {days:digits} días anterior a la fecha de emisión. Comprueba el año.',
  'due_date.before_issue': 'La fecha de vencimiento es anterior a la fecha de emisión.',
  'country.unknown': {
    select: 'code',
    UK: '{code} no es un código de país de ISO 3166. El Reino Unido es GB.',
    other: '{code} no es un código de país de ISO 3166.',
  },
  'postcode.differs':
    'La dirección impresa tiene el código postal {written}, pero una factura electrónica contendría {postcode}.',
  'address.city_not_printed':
    'La página imprime estas líneas, sin {city}. Añade una línea con código postal y población.',
  'prepaid.negative': 'El importe ya pagado es negativo, lo que aumenta el total a pagar.',
  'text.placeholder':
    '{placeholder} se imprime tal cual. Solo se rellena en facturas creadas por una programación o para el próximo periodo.',
  'text.other_placeholder': '{placeholder} parece un marcador que no se ha rellenado. Se imprime tal cual.',
  'text.month_of_earlier':
    'Este texto menciona {month:month}, y {number} del {date:date} tiene el mismo texto. Comprueba el mes.',
  'iban.mistyped': 'Este IBAN está mal escrito: sus cifras de control no cuadran.',
  'seller.name_too_long_for_payment_code':
    'No se imprime ningún código de pago: el estándar de los bancos admite {limit:digits} caracteres para un nombre, y el del titular de la cuenta es más largo.',
  'discount.raises_total': 'Este descuento aumenta el total.',
  'discount.above_subtotal': 'El descuento es mayor que la suma de las líneas.',
  'discount.large': 'El descuento es del {percent:decimal}\u00a0%. Comprueba si es correcto.',
  'discount.large_with_lines':
    'Con los descuentos de las líneas, el descuento es del {percent:decimal}\u00a0%. Comprueba si es correcto.',
  'discount.large_lines':
    'Las líneas restadas y con descuento quitan un {percent:decimal}\u00a0% de las demás. Comprueba si es correcto.',
  'cash_rounding.large':
    'El total a pagar se redondea a {unit:decimal} {currency}, más que el valor de una moneda metálica. Lo habitual es la de menor valor.',
  'payable.zero': 'No queda nada que pagar: el anticipo cubre todo el total.',
  'payable.negative': 'El anticipo es mayor que el total, así que el total a pagar es negativo.',
  'payable.above_deducted': 'Se deduce más que el total, así que el total a pagar es negativo.',
  'payable.rounded_to_zero': 'Con el redondeo, el total a pagar es 0 o menos.',
  'total.zero': 'El total es 0. Comprueba las cantidades y los precios.',
  'total.negative':
    'El total es negativo: con esta factura no se cobra nada. Usa en su lugar una factura rectificativa con importes positivos.',
  'total.negative_quote': 'El total es negativo: en este presupuesto no hay nada que pagar.',
  'payment_details.missing':
    'Faltan los datos de pago. Introduce una cuenta o indica en las condiciones de pago cómo pagar.',
  'due_date.missing':
    'Introduce una fecha de vencimiento o condiciones de pago, para que quede claro cuándo pagar.',
  'issue_date.far_ahead': 'Faltan {days:digits} días para la fecha de emisión. Comprueba el mes y el año.',
  'issue_date.long_ago':
    'Han pasado {days:digits} días desde la fecha de emisión. Comprueba el mes y el año.',
  'tax_rate.unusual':
    '{rate:decimal}\u00a0% no es un tipo impositivo de este país ({country:@country}). Lo habitual: {usual:or:@percent}.',

  'tax_rate.high': '{rate:decimal}\u00a0% es más que el impuesto de cualquier país. Comprueba el tipo.',
  'tax_rate.on_export':
    'El cliente está en otro país ({buyer:@country}), y las exportaciones suelen ir sin el impuesto del país del emisor ({country:@country}). Comprueba el tipo.',
  'tax_rate.missing':
    'Aquí falta el tipo impositivo y otras líneas lo tienen, así que no lleva IVA. Introduce 0 si es lo que quieres.',
  'tax_category.without_tax':
    'La categoría {category} significa que no se repercute IVA, pero hay un tipo impositivo.',

  // unlike the customer’s earlier invoices
  'currency.unusual': 'La moneda es {currency}, y la habitual de este cliente es {usual}.',
  'prices_include_tax.unusual':
    'Los precios llevan el IVA incluido, a diferencia de tus facturas anteriores.',
  'prices_include_tax.unusually_off':
    'El IVA se suma a los precios, que en tus facturas anteriores lo llevaban incluido.',
  'amount.unusual':
    'El total a pagar, {amount:decimal} {currency}, es muy superior al habitual de este cliente: unos {usual:decimal} {currency} en las últimas {count:digits} facturas.',

  'amount.above_all':
    'El total a pagar, {amount:decimal} {currency}, es al menos mil veces el mayor de tus últimas facturas, {largest:decimal} {currency}.',

  // probably required by VAT law
  'seller.name_missing': 'Indica el emisor {type:@kind.of}.',
  'buyer.name_missing': 'Indica el cliente {type:@kind.of}.',
  'issue_date.missing': 'Introduce la fecha de emisión.',
  'seller.address_missing': 'Introduce tu dirección completa: la ley del IVA la exige.',
  'buyer.address_missing': 'Introduce la dirección completa del cliente: la ley del IVA la exige.',
  'seller.tax_id_missing': 'Introduce tu NIF-IVA o NIF: la ley del IVA lo exige.',
  'buyer.tax_id_missing':
    'Introduce el NIF-IVA del cliente: sin IVA, es obligatorio para una empresa de la UE.',
  'delivery_date.unknown': 'Introduce la fecha de la entrega o del servicio, si no es la fecha de emisión.',
  'tax_note.reverse_charge':
    'Escribe por qué no se repercute IVA, por ejemplo «Inversión del sujeto pasivo» para una empresa de otro país de la UE.',
  'tax_note.exemption': 'Escribe por qué no se repercute IVA, por ejemplo la exención que se aplica.',
} satisfies Translation<typeof english>
