import type * as english from '../../en/messages/einvoice-forms.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Rules of the Peppol network and of countries in it. */
export const eInvoiceFormTexts = {
  'einvoice.number_form': '{term:capital:@term}: wartość {value} jest niepoprawna. {form:@number_form}',
  // what a country demands that is no missing term and no number
  'einvoice.national': {
    select: 'demand',
    norwegian_register:
      'Wpisz "Foretaksregisteret" jako numer podatkowy, jeśli firma jest w norweskim rejestrze przedsiębiorstw.',
    danish_identifier:
      'Ten identyfikator nie ma rodzaju. Podaj go jako numer rejestru z rodzajem, na przykład 0184 dla numeru CVR, albo jako numer VAT zaczynający się od DK.',
    danish_account: 'Podaj rachunek i kod banku (BIC): Dania wymaga obu dla przelewów tego rodzaju.',
    danish_giro:
      'Duńska płatność giro (50) wymaga rachunku z siedmiu lub ośmiu cyfr i tytułu przelewu zaczynającego się od 01#, 04# lub 15#.',
    danish_giro_reference: 'Duński tytuł giro zaczynający się od 04# lub 15# ma po nich szesnaście cyfr.',
    danish_fik:
      'Duńska płatność FIK (93) wymaga jako rachunku ośmiocyfrowego numeru wierzyciela i tytułu przelewu zaczynającego się od 71#, 73# lub 75#.',
    danish_fik_reference:
      'Duński tytuł FIK zaczynający się od 71# lub 75# ma po nich piętnaście lub szesnaście cyfr.',
    danish_mandate: 'Duńskie polecenie zapłaty (49) wymaga numeru zgody i obciążanego rachunku.',
    danish_negative: 'Duńska faktura korygująca nie może mieć ujemnej sumy. Wystaw fakturę.',
    danish_class: 'Klasa UNSPSC produktu ma w Danii wersję 19.05.01 lub 26.08.01.',
    danish_charge:
      'Powód opłaty dodatkowej z kodem ZZZ to czterocyfrowy duński kod podatku albo zaczyna się od #.',
    swedish_tax_number:
      'Wpisz "Godkänd för F-skatt" jako numer podatkowy albo zostaw go pusty: Szwecja nie dopuszcza innego tekstu.',
    swedish_rate: 'Szwedzkie stawki VAT to 25%, 12% i 6%. Podaj jedną z nich albo inną kategorię VAT.',
    swedish_giro:
      'Wybierz formę płatności 30 i wpisz SE:BANKGIRO lub SE:PLUSGIRO jako kod banku (BIC): Szwecja nie używa w e-fakturach 50 i 56.',
    swedish_transfer: 'Wybierz formę płatności 30: między szwedzkimi firmami zastępuje ona 31.',
    greek_number_parts:
      'Grecki numer faktury ma sześć części oddzielonych znakiem |: numer podatkowy, data, oddział, rodzaj dokumentu, seria i numer, na przykład 094000012|21/11/2026|1|1.1|A|7.',
    greek_number_tax: 'Pierwsza część numeru faktury musi być greckim numerem podatkowym sprzedawcy.',
    greek_number_date: 'Druga część numeru faktury musi być datą wystawienia, na przykład 21/11/2026.',
    greek_number_branch: 'Trzecia część numeru faktury musi być numerem oddziału, na przykład 0.',
    greek_number_type:
      'Czwarta część numeru faktury musi być rodzajem dokumentu greckiego urzędu skarbowego, na przykład 1.1.',
    greek_number_series: 'Piąta część numeru faktury, seria, jest pusta. Wpisz 0, jeśli jej nie ma.',
    greek_number_last: 'Szósta część numeru faktury, sam numer, jest pusta.',
    greek_mark:
      'Grecka faktura wymaga numeru nadanego przez urząd skarbowy (MARK), zapisanego jako jeden załącznik z opisem ##M.AR.K## i tym numerem jako oznaczeniem.',
    greek_mark_number: 'Numer greckiego urzędu skarbowego (MARK) musi być liczbą całkowitą większą od 0.',
    greek_link:
      'Grecka faktura powinna mieć wśród załączników jeden link do siebie, z opisem ##INVOICE|URL##.',
    greek_one_link: 'Tylko jeden załącznik może mieć opis ##INVOICE|URL##.',
    greek_link_address: 'Załącznik z opisem ##INVOICE|URL## wymaga adresu.',
    icelandic_type: 'Islandzkie dokumenty to faktury (380) lub faktury korygujące (381).',
    icelandic_final_date: 'Ostateczny termin płatności (EINDAGI) musi być datą, na przykład 2026-12-31.',
    icelandic_due_date: 'Podaj termin płatności: jest ostateczny termin płatności (EINDAGI).',
    icelandic_date_order: 'Ostateczny termin płatności (EINDAGI) jest przed terminem płatności.',
    dutch_order: 'Podaj numer zamówienia: pozycja wymienia pozycję zamówienia.',
  },
  'einvoice.address_kind':
    '{term:capital:@term}: Peppol nie dostarcza na adres rodzaju {value}. Wybierz inny rodzaj, na przykład 0088 dla GLN lub rodzaj numeru VAT.',
  'einvoice.exemption_category':
    'Kod zwolnienia {code} należy do kategorii VAT {category}. Wybierz tę kategorię dla pozycji albo inny kod.',
  'einvoice.domestic_means':
    'Wybierz inną formę płatności; w obrębie kraju ({country:@country}) jest to {codes:or}.',
  'einvoice.register_kind':
    '{term:capital:@term}: wybierz rodzaj {codes:or}. Wymaga tego kraj: {country:@country}.',
  'einvoice.empty_delivery':
    'Podaj datę dostawy: bez niej część pliku o dostawie jest pusta, a reguły Factur-X przed tym ostrzegają.',
  'einvoice.attachment_address':
    'Adres załącznika musi być pełny, na przykład https://example.com/report.pdf.',

  // what numbers look like
  '@number_form': {
    gln: 'GLN ma trzynaście cyfr, z których ostatnia jest kontrolna.',
    norwegian: 'Norweski numer organizacji ma dziewięć cyfr, z których ostatnia jest kontrolna.',
    norwegian_vat:
      'Norweski numer VAT to NO, dziewięciocyfrowy numer organizacji i MVA, na przykład NO923000011MVA.',
    cvr: 'Duński numer CVR ma osiem cyfr, z DK przed nimi lub bez.',
    danish_p: 'Duński numer P ma dziesięć cyfr.',
    danish_se: 'Duński numer SE to DK i osiem cyfr.',
    belgian:
      'Belgijski numer przedsiębiorstwa ma dziesięć cyfr bez kropek, z których dwie ostatnie są kontrolne.',
    belgian_vat:
      'Belgijski numer VAT to BE i dziesięć cyfr, z których dwie ostatnie są kontrolne, na przykład BE0780000160.',
    ipa: 'Włoski kod urzędu (IPA) ma sześć liter lub cyfr.',
    italian_tax_code:
      'Włoski kod podatkowy (codice fiscale) ma jedenaście cyfr albo szesnaście znaków osoby fizycznej.',
    italian_vat: 'Włoski numer VAT (partita IVA) to IT i jedenaście cyfr, z których ostatnia jest kontrolna.',
    italian_tax_number: 'Włoski numer podatkowy ma od 11 do 16 wielkich liter lub cyfr, bez spacji.',
    swedish: 'Szwedzki numer organizacji ma dziesięć cyfr bez łącznika, z których ostatnia jest kontrolna.',
    swedish_vat: 'Szwedzki numer VAT to SE i dwanaście cyfr, z których dwie ostatnie to zwykle 01.',
    abn: 'Australijski ABN ma jedenaście cyfr z cyframi kontrolnymi.',
    kvk: 'Holenderski numer KvK ma osiem cyfr.',
    oin: 'Holenderski OIN ma dwadzieścia cyfr.',
    dutch_vat: 'Holenderski numer VAT to NL, dziewięć cyfr, B i dwie cyfry, na przykład NL123456789B01.',
    dutch_branch: 'Holenderski numer oddziału ma dwanaście cyfr.',
    luxembourg:
      'Numer w rejestrze Luksemburga (matricule) ma jedenaście cyfr, z których ostatnia jest kontrolna.',
    luxembourg_vat: 'Luksemburski numer VAT to LU i osiem cyfr, z których dwie ostatnie są kontrolne.',
    greek_vat: 'Grecki numer VAT to EL i dziewięć cyfr, z których ostatnia jest kontrolna.',
    greek_address:
      'Grecki adres elektroniczny ma rodzaj 9933 i dziewięć cyfr numeru VAT, z których ostatnia jest kontrolna.',
    bankgiro: 'Numer Bankgiro ma siedem lub osiem cyfr bez łącznika.',
    plusgiro: 'Numer Plusgiro ma od dwóch do ośmiu cyfr bez łącznika.',
    kennitala: 'Islandzki numer kennitala ma dziesięć cyfr.',
    icelandic_account: 'Islandzki rachunek ma dwanaście cyfr: bank, księga i numer.',
  },
  '@country': { other: '{value:country}' },
} as const satisfies Translation<typeof english.eInvoiceFormTexts>
