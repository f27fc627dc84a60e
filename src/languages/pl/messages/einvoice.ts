import type * as english from '../../en/messages/einvoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { eInvoiceFormTexts } from './einvoice-forms.ts'

/** E-invoices: files that cannot be read, and rules that a document breaks. */
export const eInvoiceTexts = {
  'einvoice.encoding': 'Tego pliku nie można odczytać jako {encoding}. Poproś wystawcę o plik w UTF-8.',
  'einvoice.malformed':
    'Ten plik nie jest poprawnym XML; błąd jest w wierszu {line:digits}. Poproś wystawcę o oryginalny plik.',
  'einvoice.doctype':
    'Ten plik zawiera deklarację typu dokumentu, której e-faktury nigdy nie potrzebują. Nie otwarto go.',
  'einvoice.too_large': 'Ten plik jest większy niż {max:mebibytes} MB.',
  'einvoice.too_complex': {
    select: 'limit',
    depth: 'Elementy tego pliku mają więcej poziomów zagnieżdżenia niż {max:number}. Nie otwarto go.',
    elements: 'Ten plik ma więcej elementów niż {max:number}. Nie otwarto go.',
    attributesPerElement: 'Element tego pliku ma więcej atrybutów niż {max:number}. Nie otwarto go.',
    namespacesPerElement:
      'Element tego pliku deklaruje więcej przestrzeni nazw niż {max:number}. Nie otwarto go.',
  },
  'einvoice.quote': 'Oferta nie ma e-faktury. Najpierw utwórz z niej fakturę.',
  'einvoice.pdf_encrypted': 'Ten PDF wymaga hasła. Poproś wystawcę o plik bez hasła albo o plik XML.',
  'einvoice.pdf_damaged':
    'Ten PDF jest uszkodzony i nie można odczytać jego e-faktury. Poproś wystawcę o oryginalny plik.',
  'einvoice.pdf_too_much':
    'Odczyt tego PDF wymaga zbyt dużo czasu lub pamięci. Nie otwarto go. Poproś wystawcę o plik XML.',
  'einvoice.too_much': 'Odczyt tego pliku wymaga zbyt dużo czasu lub pamięci. Nie otwarto go.',
  'einvoice.not_open': 'Ta e-faktura nie jest już otwarta. Otwórz plik ponownie.',
  'einvoice.no_content': 'Plik nie zawiera takiego załącznika.',
  'einvoice.pdf_without_einvoice':
    'Ten PDF nie zawiera e-faktury. Zapytaj wystawcę, czy jest ona w innym pliku.',
  'einvoice.unknown_root': 'Ten plik XML nie jest e-fakturą UBL ani CII: jego element główny to {root}.',
  'einvoice.other_specification':
    'Ten plik jest zgodny z inną specyfikacją: {specification}. Został tylko odczytany, bez sprawdzenia.',
  'einvoice.identifier_not_written':
    'E-faktura nie zawiera tego numeru, bo przepisy kraju wymagają rejestru dla każdego numeru. Wybierz jego rejestr, jeśli go ma.',
  'einvoice.tax_id_not_written':
    'E-faktura nie zawiera tego numeru, bo nie jest to numer VAT, a jego rejestr nie jest znany. Popraw go albo podaj jako numer rejestru z jego rejestrem.',
  'einvoice.received': 'E-faktura dla klienta: {problem:message}',

  // rules of EN 16931, XRechnung and Peppol
  'einvoice.peppol_type':
    'Peppol nie ma takiego rodzaju dokumentu: faktury w samofakturowaniu mają tam osobny proces.',
  'einvoice.german_type': 'W Peppol faktury skorygowane są tylko dla sprzedawcy i nabywcy z Niemiec.',
  'einvoice.address_not_read':
    'W tych wierszach nie znaleziono kodu pocztowego i miejscowości, więc e-faktura zawiera je tylko jako wiersze. Napisz je jak na kopercie albo podaj niżej ulicę, kod pocztowy i miejscowość.',
  'einvoice.leitweg_id': 'Cyfry kontrolne tego Leitweg-ID są błędne. Porównaj go z tym, co napisał klient.',
  'einvoice.missing': 'Brakuje danych: {term:@term}.',
  'einvoice.wrong_sum':
    '{term:capital:@term}: podano {found:decimal}, a z pozostałych kwot wynika {expected:decimal}.',
  'einvoice.too_many_decimals':
    '{term:capital:@term}: {value:decimal}; e-faktury dopuszczają dwa miejsca po przecinku.',
  'einvoice.negative_price': '{term:capital:@term}: wartość jest ujemna. Zamiast tego podaj ujemną ilość.',
  'einvoice.unknown_code': '{term:capital:@term}: {value} nie jest kodem dozwolonym w e-fakturach.',
  'einvoice.vat_prefix': '{term:capital:@term}: zacznij od kodu kraju, na przykład DE.',
  'einvoice.breakdown_count': 'Zestawienie VAT nie pasuje do pozycji kategorii VAT {category}.',
  'einvoice.seller_tax_id': {
    select: 'category',
    K: 'Podaj numer VAT sprzedawcy: wymaga go kategoria VAT {category}.',
    G: 'Podaj numer VAT sprzedawcy: wymaga go kategoria VAT {category}.',
    other: 'Podaj numer VAT lub numer podatkowy sprzedawcy: wymaga go kategoria VAT {category}.',
  },
  'einvoice.buyer_tax_id': 'Podaj numer VAT klienta: wymaga go kategoria VAT {category}.',
  'einvoice.vat_id_forbidden': 'Usuń numery VAT: faktura niepodlegająca VAT (kategoria O) nie może ich mieć.',
  'einvoice.category_rate': {
    select: 'rate',
    positive: 'Podaj stawkę VAT większą od 0%: wymaga jej kategoria VAT {category}.',
    'not negative': 'Podaj stawkę VAT 0% lub większą: wymaga jej kategoria VAT {category}.',
    zero: 'Podaj stawkę VAT 0%: wymaga jej kategoria VAT {category}.',
    absent: 'Usuń stawkę VAT: kategoria VAT {category} jej nie ma.',
  },
  'einvoice.exemption': {
    select: 'exemption',
    required: 'Podaj powód nienaliczenia VAT: wymaga go kategoria VAT {category}.',
    forbidden: 'Usuń powód nienaliczenia VAT: kategoria VAT {category} go nie ma.',
  },
  'einvoice.intra_community_date': 'Podaj datę dostawy lub okres: wymaga tego wewnątrzwspólnotowa dostawa.',
  'einvoice.intra_community_country': 'Podaj kraj adresu dostawy: wymaga go wewnątrzwspólnotowa dostawa.',
  'einvoice.split_payment_country':
    'Podzielona płatność (kategoria VAT B) istnieje tylko między adresami we Włoszech, a ta faktura wymienia inny kraj.',
  'einvoice.split_payment_standard':
    'Podzielona płatność (kategoria VAT B) nie może być na jednej fakturze ze stawką podstawową (kategoria VAT S).',
  'einvoice.mixed_categories':
    'Pozycje niepodlegające VAT (kategoria O) nie mogą być na jednej fakturze z innymi kategoriami VAT.',
  'einvoice.period_order': 'Okres kończy się przed swoim początkiem.',
  'einvoice.period_outside': 'Okres tej pozycji jest poza okresem faktury.',
  'einvoice.tax_point_twice':
    'Podaj datę powstania obowiązku podatkowego w VAT albo zasadę jego powstania, nie jedno i drugie.',
  'einvoice.seller_identification':
    'Podaj numer VAT, numer rejestru lub inny identyfikator sprzedawcy, aby program klienta rozpoznał sprzedawcę.',
  'einvoice.discount_terms':
    'Wiersz warunków płatności, który zaczyna się od #, musi wyglądać jak #SKONTO#TAGE=14#PROZENT=2.00#, a inny tekst musi być w osobnych wierszach.',
  'einvoice.same_file_name': 'Dwa załączniki mają tę samą nazwę pliku.',
  'einvoice.payment_groups':
    'Te dane nie pasują do formy płatności: przelew ma rachunek, płatność kartą kartę, a polecenie zapłaty zgodę.',
  'einvoice.same_tax_currency': 'Usuń walutę VAT: jest to waluta faktury.',
  'einvoice.tax_signs': 'Suma VAT jest dodatnia w jednej walucie, a ujemna w drugiej.',
  'einvoice.price_quantity': 'Ilość, której dotyczy cena, musi być większa od 0.',
  'einvoice.one_preceding_invoice':
    'Pliki CII D16B, takie jak XRechnung (CII), mogą wymieniać jedną wcześniejszą fakturę. Wybierz format UBL, na przykład XRechnung (UBL) lub Peppol, albo Factur-X, które wymieniają wszystkie.',
  'einvoice.payee_is_seller': 'Usuń odbiorcę płatności: jest nim sprzedawca.',
  'einvoice.iban': 'Ten rachunek nie jest poprawnym numerem IBAN, którego wymaga przelew SEPA.',
  'einvoice.debited_iban':
    'Obciążany rachunek nie jest poprawnym numerem IBAN, którego wymaga polecenie zapłaty SEPA.',
  'einvoice.email': 'Podaj poprawny adres e-mail, na przykład name@example.com.',
  'einvoice.unusual_type': 'XRechnung oczekuje jednego z rodzajów dokumentu: {types}.',
  'einvoice.specification': 'Identyfikator specyfikacji nie jest właściwy dla formatu {format}.',
  'einvoice.process':
    'Proces biznesowy nie jest procesem Peppol, takim jak urn:fdc:peppol.eu:2017:poacc:billing:01:1.0.',
  'einvoice.one_note':
    'Połącz uwagi w jedną: Peppol dopuszcza kilka tylko wtedy, gdy sprzedawca i nabywca są w Niemczech.',
  'einvoice.phone': 'Podaj numer telefonu z co najmniej trzema cyframi.',
  'einvoice.price_unit': 'Cena dotyczy innej jednostki niż ilość.',
  'einvoice.element_unknown': {
    select: 'expected',
    '': 'Wiersz {line:digits}: element {element} jest niedozwolony w {parent}.',
    other: 'Wiersz {line:digits}: element {element} jest niedozwolony w {parent}. Oczekiwano: {expected}.',
  },
  'einvoice.element_order':
    'Wiersz {line:digits}: element {element} jest w złym miejscu: w {parent} musi być przed {next}.',
  'einvoice.element_repeated':
    'Wiersz {line:digits}: element {element} występuje w {parent} częściej, niż wolno.',
  'einvoice.element_missing': 'Wiersz {line:digits}: w {parent} brakuje elementu {element}.',
  'einvoice.element_text':
    'Wiersz {line:digits}: element {element} zawiera tekst „{value}”, a dozwolone są tam tylko elementy.',
  'einvoice.element_value':
    'Wiersz {line:digits}: „{value}” nie jest wartością elementu {element}. Oczekiwano: {type:@xml_type}.',
  'einvoice.element_code': 'Wiersz {line:digits}: „{value}” nie jest kodem z listy dla elementu {element}.',
  'einvoice.element_expected': {
    select: 'value',
    '': 'Wiersz {line:digits}: element {element} narusza tę regułę. Oczekiwano: {expected}.',
    other: 'Wiersz {line:digits}: element {element} ma wartość „{value}”. Oczekiwano: {expected}.',
  },
  'einvoice.element_decimals':
    'Wiersz {line:digits}: element {element} ma wartość „{value}”, a dozwolone są najwyżej dwa miejsca po przecinku.',
  'einvoice.blank_text': 'Wpisz tekst albo zostaw to pole puste: zawiera tylko spacje.',
  'einvoice.element_empty':
    'Wiersz {line:digits}: element {element} jest pusty. Elementy bez treści są niedozwolone.',
  'einvoice.other_currency':
    'Wiersz {line:digits}: element {element} jest w {value}, ale waluta dokumentu to {expected}.',
  'einvoice.attribute_unknown': 'Wiersz {line:digits}: element {element} nie może mieć atrybutu {attribute}.',
  'einvoice.attribute_missing': 'Wiersz {line:digits}: w elemencie {element} brakuje atrybutu {attribute}.',
  'einvoice.attribute_value':
    'Wiersz {line:digits}: „{value}” nie jest wartością atrybutu {attribute} elementu {element}.',
  ...eInvoiceFormTexts,

  // types of XML Schema
  '@xml_type': {
    decimal: 'liczba, na przykład 1234.50',
    boolean: 'true lub false',
    date: 'data, na przykład 2026-11-30',
    time: 'godzina, na przykład 14:30:00',
    dateTime: 'data z godziną, na przykład 2026-11-30T14:30:00',
    base64Binary: 'Base64',
    other: '{value}',
  },
} as const satisfies Translation<typeof english.eInvoiceTexts>
