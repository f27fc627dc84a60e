import type * as english from '../../en/messages/findings.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings: values that are allowed and probably not meant. */
export const findingTexts = {
  'template.not_rendered':
    'Nie udało się utworzyć PDF na tym komputerze, więc nikt nie widział, jak wygląda.',

  // allowed, and probably not meant
  'invoice_number.space_around': 'Numer zaczyna się lub kończy spacją.',
  'quantity.zero': 'Ilość wynosi 0: ta pozycja niczego nie dodaje.',
  'invoice_number.without_digits': 'W numerze nie ma cyfry.',
  'invoice_number.zero': 'Numer to 0. Faktury numeruje się zwykle od 1.',
  'invoice_number.unfilled': 'Numer zawiera {part}, czyli oznaczenie czegoś, czego nie wypełniono.',
  'unit_price.both_negative': 'Ilość i cena są ujemne, więc ta pozycja jest dodawana, a nie odejmowana.',
  'price_quantity.large': 'Cena dotyczy ponad 100 000 jednostek. Sprawdź ilość, której dotyczy cena.',
  'item.rounds_to_zero':
    'Ta pozycja jest mniejsza niż połowa najmniejszej jednostki waluty i niczego nie dodaje.',
  'charge_amount.above_line': 'Opłata dodatkowa jest większa niż kwota jej pozycji.',
  'charge.above_lines': 'Opłata dodatkowa jest większa niż suma pozycji.',
  'buyer.is_seller': 'Klient jest wystawcą tego dokumentu.',
  'preceding_invoice.own_number': 'Wcześniejsza faktura ma numer tej faktury.',
  'preceding_invoice.other_rate':
    'Żadna pozycja nie ma tej stawki, więc potrącany jest podatek, którego ta faktura nie nalicza.',
  'preceding_invoice.later': 'Wcześniejsza faktura ma późniejszą datę niż ta.',
  'payment_terms.unusual':
    'Warunki przewidują {percent:number}% za zapłatę w ciągu {days:digits} dni. Sprawdź obie wartości.',
  'payment_terms.unusual_interest':
    'Warunki przewidują {percent:number}% za zapłatę po {days:digits} dniach. Sprawdź obie wartości.',
  'payment_terms.malformed':
    'Wiersz wygląda jak rabat (skonto) do odczytu przez programy, ale nie ma postaci #SKONTO#TAGE=14#PROZENT=2.00#',
  'payment_terms.above_total': 'Warunki odnoszą się do kwoty {base:decimal}, która nie jest częścią sumy.',
  'payment_terms.after_due':
    'Warunki przewidują rabat za zapłatę w ciągu {days:digits} dni, czyli po terminie płatności.',
  'description.month_outside_period': 'Tekst wymienia miesiąc {month}, który jest poza okresem faktury.',
  'period.reversed': 'Okres kończy się przed swoim początkiem.',
  'date.far_after_issue': 'Ta data przypada {days:digits} dni po dacie wystawienia. Sprawdź rok.',
  'date.far_before_issue': 'Ta data przypada {days:digits} dni przed datą wystawienia. Sprawdź rok.',
  'due_date.before_issue': 'Termin płatności jest przed datą wystawienia.',
  'country.unknown': {
    select: 'code',
    UK: '{code} nie jest kodem kraju ISO 3166. Wielka Brytania to GB.',
    other: '{code} nie jest kodem kraju ISO 3166.',
  },
  'postcode.differs':
    'W drukowanym adresie jest kod pocztowy {written}, ale e-faktura zawierałaby {postcode}.',
  'address.city_not_printed':
    'Na stronie drukowane są te wiersze, bez {city}. Dodaj wiersz z kodem pocztowym i miejscowością.',
  'prepaid.negative': 'Wpłacona zaliczka jest ujemna, co zwiększa kwotę do zapłaty.',
  'text.placeholder':
    '{placeholder} zostanie wydrukowane bez zmian. Wypełniają to tylko faktury z harmonogramu lub na następny okres.',
  'text.other_placeholder':
    '{placeholder} wygląda na niewypełnione oznaczenie. Zostanie wydrukowane bez zmian.',
  'text.month_of_earlier':
    'Ten tekst wymienia miesiąc {month:month}, a {number} z dnia {date:date} ma ten sam tekst. Sprawdź miesiąc.',
  'iban.mistyped': 'W tym numerze IBAN jest błąd: cyfry kontrolne się nie zgadzają.',
  'seller.name_too_long_for_payment_code':
    'Kod płatności nie zostanie wydrukowany: nazwa właściciela rachunku jest dłuższa, niż pozwala standard banków ({limit:digits} znaków).',
  'discount.raises_total': 'Ten rabat zwiększa sumę.',
  'discount.above_subtotal': 'Rabat jest większy niż suma pozycji.',
  'discount.large': 'Rabat wynosi {percent:decimal}%. Sprawdź, czy tak ma być.',
  'discount.large_with_lines':
    'Razem z rabatami pozycji rabat wynosi {percent:decimal}%. Sprawdź, czy tak ma być.',
  'discount.large_lines':
    'Odejmowane i rabatowane pozycje zmniejszają pozostałe o {percent:decimal}%. Sprawdź, czy tak ma być.',
  'cash_rounding.large':
    'Kwota do zapłaty jest zaokrąglana do {unit:decimal} {currency}, czyli więcej niż moneta. Zwykle jest to najmniejsza moneta.',
  'payable.zero': 'Nic nie pozostało do zapłaty: zaliczka jest równa całej sumie.',
  'payable.negative': 'Zaliczka jest większa niż suma, więc kwota do zapłaty jest ujemna.',
  'payable.above_deducted': 'Potrącono więcej niż suma, więc kwota do zapłaty jest ujemna.',
  'payable.rounded_to_zero': 'Po zaokrągleniu kwota do zapłaty wynosi 0 lub mniej.',
  'total.zero': 'Suma wynosi 0. Sprawdź ilości i ceny.',
  'total.negative':
    'Suma jest ujemna: ta faktura nie wymaga zapłaty. Użyj faktury korygującej z kwotami dodatnimi.',
  'total.negative_quote': 'Suma jest ujemna: w tej ofercie nie ma nic do zapłaty.',
  'payment_details.missing':
    'Brakuje danych do płatności. Podaj rachunek albo opisz w warunkach płatności, jak zapłacić.',
  'due_date.missing': 'Podaj termin lub warunki płatności, aby było jasne, kiedy zapłacić.',
  'issue_date.far_ahead': 'Data wystawienia przypada za {days:digits} dni. Sprawdź miesiąc i rok.',
  'issue_date.long_ago': 'Data wystawienia jest sprzed {days:digits} dni. Sprawdź miesiąc i rok.',
  'tax_rate.unusual':
    '{rate:decimal}% nie jest stawką VAT w kraju {country:@country}. Zwykle: {usual:or:@percent}.',

  'tax_rate.high': '{rate:decimal}% to więcej niż podatek w jakimkolwiek kraju. Sprawdź stawkę.',
  'tax_rate.on_export':
    'Klient jest z kraju {buyer:@country}, a eksport z kraju {country:@country} jest zwykle bez podatku. Sprawdź stawkę.',
  'tax_rate.missing':
    'Tu nie ma stawki VAT, a gdzie indziej jest, więc podatek nie jest naliczany. Wpisz 0, jeśli tak ma być.',
  'tax_category.without_tax':
    'Kategoria {category} oznacza, że podatek nie jest naliczany, a podano stawkę VAT.',

  // unlike the customer’s earlier invoices
  'currency.unusual': 'Waluta to {currency}, a zwykłą walutą tego klienta jest {usual}.',
  'prices_include_tax.unusual': 'Ceny są brutto, inaczej niż na wcześniejszych fakturach.',
  'prices_include_tax.unusually_off':
    'Podatek jest doliczany do cen, które na wcześniejszych fakturach były brutto.',
  'amount.unusual':
    'Kwota do zapłaty, {amount:decimal} {currency}, jest znacznie większa niż zwykle u tego klienta: około {usual:decimal} {currency} (liczba ostatnich faktur: {count:digits}).',

  'amount.above_all':
    'Kwota do zapłaty, {amount:decimal} {currency}, jest co najmniej tysiąc razy większa niż największa z ostatnich faktur, {largest:decimal} {currency}.',

  // probably required by VAT law
  'seller.name_missing': 'Podaj wystawcę {type:@kind.genitive}.',
  'buyer.name_missing': 'Podaj odbiorcę {type:@kind.genitive}.',
  'issue_date.missing': 'Podaj datę wystawienia.',
  'seller.address_missing': 'Podaj swój pełny adres: wymagają tego przepisy o VAT.',
  'buyer.address_missing': 'Podaj pełny adres klienta: wymagają tego przepisy o VAT.',
  'seller.tax_id_missing': 'Podaj swój NIP lub numer podatkowy: wymagają tego przepisy o VAT.',
  'buyer.tax_id_missing': 'Podaj numer VAT UE klienta: przy fakturze bez VAT jest wymagany dla firmy z UE.',
  'delivery_date.unknown': 'Podaj datę dostawy lub wykonania usługi, jeśli jest inna niż data wystawienia.',
  'tax_note.reverse_charge':
    'Napisz, dlaczego VAT nie jest naliczany, na przykład „Odwrotne obciążenie” dla firmy z innego kraju UE.',
  'tax_note.exemption': 'Napisz, dlaczego VAT nie jest naliczany, na przykład podstawę zwolnienia.',
} as const satisfies Translation<typeof english.findingTexts>
