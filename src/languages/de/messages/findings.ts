import type { findingTexts as english } from '../../en/messages/findings.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings: values that are allowed and probably not meant. */
export const findingTexts = {
  'template.not_rendered':
    'Das PDF ließ sich auf diesem Computer nicht erstellen, niemand hat also gesehen, wie es aussieht.',

  // allowed, and probably not meant
  'invoice_number.space_around': 'Die Nummer beginnt oder endet mit einem Leerzeichen.',
  'quantity.zero': 'Die Menge ist 0: Diese Position trägt nichts bei.',
  'invoice_number.without_digits': 'Die Nummer hat keine Ziffer.',
  'invoice_number.zero': 'Die Nummer ist 0. Rechnungen werden normalerweise ab 1 nummeriert.',
  'invoice_number.unfilled': 'Die Nummer enthält {part}, einen Platzhalter, der nicht ausgefüllt ist.',
  'unit_price.both_negative':
    'Menge und Preis sind beide negativ, diese Position wird also addiert, nicht abgezogen.',
  'price_quantity.large': 'Der Preis gilt für mehr als 100.000 Einheiten. Prüfen Sie die Menge des Preises.',
  'item.rounds_to_zero':
    'Diese Position ergibt weniger als die Hälfte der kleinsten Einheit der Währung und trägt nichts bei.',
  'charge_amount.above_line': 'Der Zuschlag ist größer als der Betrag seiner Position.',
  'charge.above_lines': 'Der Zuschlag ist größer als die Summe der Positionen.',
  'buyer.is_seller': 'Der Kunde ist der Absender dieses Dokuments.',
  'preceding_invoice.own_number': 'Die frühere Rechnung hat die Nummer dieser Rechnung.',
  'preceding_invoice.other_rate':
    'Keine Position hat diesen Steuersatz, es wird also Steuer abgezogen, die diese Rechnung nicht berechnet.',
  'preceding_invoice.later': 'Die frühere Rechnung hat ein späteres Datum als diese.',
  'payment_terms.unusual':
    'Die Bedingungen bieten {percent:number}\u00a0% bei Zahlung innerhalb von {days:digits} Tagen. Prüfen Sie beides.',
  'payment_terms.unusual_interest':
    'Die Bedingungen verlangen {percent:number}\u00a0% bei Zahlung nach {days:digits} Tagen. Prüfen Sie beides.',
  'payment_terms.malformed':
    'Eine Zeile sieht aus wie ein Skonto, das Programme anwenden, ist aber nicht so geschrieben: #SKONTO#TAGE=14#PROZENT=2.00#',
  'payment_terms.above_total':
    'Die Bedingungen beziehen sich auf einen Betrag von {base:decimal}, der nicht zum Gesamtbetrag gehört.',
  'payment_terms.after_due':
    'Die Bedingungen bieten Skonto bei Zahlung innerhalb von {days:digits} Tagen, also nach dem Fälligkeitsdatum.',
  'description.month_outside_period':
    'Der Text nennt den Monat {month}, der außerhalb des Zeitraums der Rechnung liegt.',
  'period.reversed': 'Der Zeitraum endet, bevor er beginnt.',
  'date.far_after_issue':
    'Dieses Datum liegt {days:digits} Tage nach dem Ausstellungsdatum. Prüfen Sie das Jahr.',
  'date.far_before_issue':
    'Dieses Datum liegt {days:digits} Tage vor dem Ausstellungsdatum. Prüfen Sie das Jahr.',
  'due_date.before_issue': 'Das Fälligkeitsdatum liegt vor dem Ausstellungsdatum.',
  'country.unknown': {
    select: 'code',
    UK: '{code} ist kein Ländercode nach ISO 3166. Das Vereinigte Königreich ist GB.',
    other: '{code} ist kein Ländercode nach ISO 3166.',
  },
  'postcode.differs':
    'Die gedruckte Adresse hat die Postleitzahl {written}, in einer E-Rechnung stünde aber {postcode}.',
  'address.city_not_printed':
    'Die Seite druckt diese Zeilen, ohne {city}. Ergänzen Sie eine Zeile mit Postleitzahl und Ort.',
  'prepaid.negative': 'Der bereits gezahlte Betrag ist negativ, was den Zahlbetrag erhöht.',
  'text.placeholder':
    '{placeholder} wird so gedruckt. Nur in Rechnungen aus einem Zeitplan oder für den nächsten Zeitraum wird es ausgefüllt.',
  'text.other_placeholder':
    '{placeholder} sieht aus wie ein Platzhalter, der nicht ausgefüllt wurde. Es wird so gedruckt.',
  'text.month_of_earlier':
    'Dieser Text nennt den Monat {month:month}, und {number} vom {date:date} hat denselben Text. Prüfen Sie den Monat.',
  'iban.mistyped': 'Diese IBAN ist vertippt: Ihre Prüfziffern passen nicht.',
  'seller.name_too_long_for_payment_code':
    'Es wird kein Zahlungscode gedruckt: Der Standard der Banken erlaubt {limit:digits} Zeichen für einen Namen, und der des Kontoinhabers ist länger.',
  'discount.raises_total': 'Dieser Rabatt erhöht den Gesamtbetrag.',
  'discount.above_subtotal': 'Der Rabatt ist größer als die Summe der Positionen.',
  'discount.large': 'Der Rabatt beträgt {percent:decimal}\u00a0%. Prüfen Sie, ob das beabsichtigt ist.',
  'discount.large_with_lines':
    'Mit den Rabatten der Positionen beträgt der Rabatt {percent:decimal}\u00a0%. Prüfen Sie, ob das beabsichtigt ist.',
  'discount.large_lines':
    'Abgezogene Positionen und Rabatte mindern die übrigen Positionen um {percent:decimal}\u00a0%. Prüfen Sie, ob das beabsichtigt ist.',
  'cash_rounding.large':
    'Der Zahlbetrag wird auf {unit:decimal} {currency} gerundet, mehr als eine Münze. Üblich ist die kleinste Münze.',
  'payable.zero': 'Es bleibt nichts zu zahlen: Die Anzahlung ist der ganze Gesamtbetrag.',
  'payable.negative': 'Die Anzahlung ist größer als der Gesamtbetrag, der Zahlbetrag ist also negativ.',
  'payable.above_deducted': 'Es wird mehr als der Gesamtbetrag abgezogen, der Zahlbetrag ist also negativ.',
  'payable.rounded_to_zero': 'Durch die Rundung wird der Zahlbetrag 0 oder kleiner.',
  'total.zero': 'Der Gesamtbetrag ist 0. Prüfen Sie Mengen und Preise.',
  'total.negative':
    'Der Gesamtbetrag ist negativ: Mit dieser Rechnung wird kein Geld gefordert. Verwenden Sie stattdessen eine Rechnungskorrektur mit positiven Beträgen.',
  'total.negative_quote': 'Der Gesamtbetrag ist negativ: Dieses Angebot enthält nichts zu bezahlen.',
  'payment_details.missing':
    'Zahlungsangaben fehlen. Geben Sie ein Bankkonto ein, oder geben Sie in den Zahlungsbedingungen an, wie zu zahlen ist.',
  'due_date.missing':
    'Geben Sie ein Fälligkeitsdatum oder Zahlungsbedingungen ein, damit klar ist, wann zu zahlen ist.',
  'issue_date.far_ahead':
    'Das Ausstellungsdatum liegt {days:digits} Tage in der Zukunft. Prüfen Sie Monat und Jahr.',
  'issue_date.long_ago': 'Das Ausstellungsdatum liegt {days:digits} Tage zurück. Prüfen Sie Monat und Jahr.',
  'tax_rate.unusual':
    '{rate:decimal}\u00a0% ist kein Steuersatz in diesem Land ({country:country}). Üblich: {usual:or:@percent}.',

  'tax_rate.high': '{rate:decimal}\u00a0% ist mehr als die Steuer jedes Landes. Prüfen Sie den Satz.',
  'tax_rate.on_export':
    'Der Kunde ist im Ausland ({buyer:country}), und Ausfuhren werden in der Regel ohne die Steuer des eigenen Landes ({country:country}) berechnet. Prüfen Sie den Steuersatz.',
  'tax_rate.missing':
    'Hier fehlt der Steuersatz, den andere haben, es wird also keine Steuer berechnet. Geben Sie 0 ein, wenn das beabsichtigt ist.',
  'tax_category.without_tax':
    'Die Kategorie {category} bedeutet, dass keine Steuer berechnet wird, es ist aber ein Steuersatz angegeben.',

  // unlike the customer’s earlier invoices
  'currency.unusual': 'Die Währung ist {currency}, bei diesem Kunden ist {usual} üblich.',
  'prices_include_tax.unusual': 'Die Preise enthalten Steuer, anders als in Ihren früheren Rechnungen.',
  'prices_include_tax.unusually_off':
    'Zu den Preisen kommt Steuer hinzu, die in Ihren früheren Rechnungen enthalten war.',
  'amount.unusual':
    'Der Zahlbetrag von {amount:decimal} {currency} liegt weit über dem, was bei diesem Kunden üblich ist: etwa {usual:decimal} {currency} in den letzten {count:digits} Rechnungen.',

  'amount.above_all':
    'Der Zahlbetrag von {amount:decimal} {currency} ist mindestens das Tausendfache der größten Ihrer letzten Rechnungen, {largest:decimal} {currency}.',

  // probably required by VAT law
  'seller.name_missing': 'Geben Sie ein, wer {type:@kind.the} ausstellt.',
  'buyer.name_missing': 'Geben Sie ein, an wen {type:@kind.the} geht.',
  'issue_date.missing': 'Geben Sie das Ausstellungsdatum ein.',
  'seller.address_missing': 'Geben Sie Ihre vollständige Adresse ein: Das Umsatzsteuerrecht verlangt sie.',
  'buyer.address_missing':
    'Geben Sie die vollständige Adresse des Kunden ein: Das Umsatzsteuerrecht verlangt sie.',
  'seller.tax_id_missing':
    'Geben Sie Ihre USt-IdNr. oder Steuernummer ein: Das Umsatzsteuerrecht verlangt sie.',
  'buyer.tax_id_missing':
    'Geben Sie die USt-IdNr. des Kunden ein: Ohne Umsatzsteuer ist sie bei einem Unternehmen in der EU nötig.',
  'delivery_date.unknown': 'Geben Sie das Leistungsdatum ein, wenn es nicht das Ausstellungsdatum ist.',
  'tax_note.reverse_charge':
    'Schreiben Sie, warum keine Umsatzsteuer berechnet wird, zum Beispiel „Steuerschuldnerschaft des Leistungsempfängers“ bei einem Unternehmen in einem anderen EU-Land.',
  'tax_note.exemption':
    'Schreiben Sie, warum keine Umsatzsteuer berechnet wird, zum Beispiel welche Steuerbefreiung gilt.',
} satisfies Translation<typeof english>
