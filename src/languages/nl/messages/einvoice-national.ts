import type * as english from '../../en/messages/einvoice-national.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Limits of formats in countries, and rules of the French reform (BR-FR). */
export const nationalEInvoiceTexts = {
  'einvoice.coverage': '{country:@coverage}',
  'einvoice.limit': {
    select: 'reason',
    system: 'Dit bestand komt niet in de plaats van {country:@invoice_system}. {country:@coverage}',
    france: 'Facturen tussen Franse bedrijven hebben een formaat van de Franse hervorming nodig.',
  },
  'einvoice.fr_number':
    'Frankrijk staat in {term:@term} letters, cijfers en + - _ / toe, zonder spaties of punten.',
  'einvoice.fr_too_long': 'Frankrijk staat in {term:@term} hoogstens {max:digits} tekens toe.',
  'einvoice.fr_year': 'Frankrijk staat alleen de jaren 2000 tot en met 2099 toe, ook in {term:@term}.',
  'einvoice.fr_type': 'Frankrijk kent geen documenttype {type}.',
  'einvoice.fr_mention': 'De wettelijke tekst over {code:@mention} ({code}) ontbreekt.',
  'einvoice.fr_mention_twice':
    'De tekst over {code:@mention} ({code}) komt meer dan één keer voor. Verwijder #{code}# uit de opmerkingen: die tekst wordt uit de velden van de verkoper geschreven.',
  'einvoice.fr_process': 'Kies een van de Franse bedrijfsprocessen: B1, S1, M1 en de andere uit de lijst.',
  'einvoice.fr_siren':
    'Vul een SIREN van negen cijfers in als {term:@term}, met de registercode 0002. Het zijn de eerste negen cijfers van een SIRET.',
  'einvoice.fr_siret': 'Een SIRET (0009) als {term:@term} heeft veertien cijfers en begint met het SIREN.',
  'einvoice.fr_category':
    'Frankrijk heeft alleen de btw-categorieën S, E, AE, K, G, O en Z: wijzig {term:@term}.',
  'einvoice.fr_rate':
    '{rate:decimal}% is geen Frans btw-tarief. Frankrijk heeft 20%, 10%, 5,5%, 2,1% en 0%, en nog enkele overzee en vóór 2014.',
  'einvoice.fr_attachment':
    'Frankrijk kent twaalf omschrijvingen van bijlagen, zoals RIB, LISIBLE, BON_COMMANDE of DOCUMENT_ANNEXE; LISIBLE hoogstens één keer.',
  'einvoice.fr_treatment':
    'Een opmerking met de code BAR heeft een van de waarden B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE en ARCHIVEONLY, en komt hoogstens één keer voor.',
  'einvoice.fr_directory':
    'Tussen Franse bedrijven is {term:@term} van de soort 0225 en begint het met het SIREN.',
  'einvoice.fr_characters': 'Frankrijk staat in {term:@term} letters, cijfers en - _ . toe.',
  'einvoice.fr_contract': 'Een globale creditfactuur (262) noemt het contract en de periode.',
  'einvoice.fr_corrected': 'Een gecorrigeerde factuur noemt precies één eerdere factuur.',
  'einvoice.fr_credited': 'Vul het nummer en de datum in van de factuur die wordt gecrediteerd.',
  'einvoice.fr_due':
    'De vervaldatum ligt vóór de datum van de factuur. Frankrijk staat dat alleen toe bij voorschotten en bij de processen B2, S2 en M2.',
  'einvoice.fr_deposit': 'Een voorschotfactuur is niet de eindfactuur van de processen B4, S4 en M4.',
  'einvoice.fr_paid': {
    select: 'lack',
    amount:
      'De processen B2, S2 en M2 zijn voor facturen die volledig zijn betaald: het vooruitbetaalde bedrag moet het totaal zijn.',
    date: 'De processen B2, S2 en M2 hebben de datum van betaling nodig als vervaldatum.',
  },
  'einvoice.fr_scheme':
    '{term:capital:@term} heeft geen soort. Frankrijk heeft de soort van elke identificatie nodig, en elke soort één keer.',
  'einvoice.fr_euro':
    'Frankrijk heeft de btw ook in euro’s nodig: vul de wisselkoers in, in euro’s voor één eenheid van de valuta van de factuur.',
  'einvoice.fr_group':
    'Een lid van een btw-groep (0231) heeft een opmerking TXD met MEMBRE_ASSUJETTI_UNIQUE, en noemt de groep als fiscaal vertegenwoordiger.',
  'einvoice.fr_decimals':
    'Frankrijk staat in {term:@term} hoogstens {max:digits} decimalen en 19 cijfers toe.',
  '@mention': {
    PMT: 'incassokosten',
    PMD: 'rente bij te late betaling',
    AAB: 'korting bij snelle betaling',
    TXD: 'de btw-groep',
    other: '{value}',
  },
  '@coverage': {
    DE: 'XRechnung voor overheden en bedrijven; de Duitse regels van Peppol.',
    FR: 'De regels van de hervorming (BR-FR) voor facturen, gecorrigeerde facturen, facturen uitgereikt door de afnemer en creditfacturen. Niet ondersteund: meerdere verkopers op één factuur, facturen in twee richtingen, e-reporting. Een platform (PA) bezorgt het bestand.',
    GR: 'De Peppol-regels van het land. Het MARK, dat de Griekse belastingdienst geeft (myDATA), wordt ingevuld: een gecertificeerde aanbieder vraagt het aan, en Billwright kan dat niet.',
    IT: 'Binnenlandse facturen gaan naar het Sistema di Interscambio (SdI) als FatturaPA, die Billwright niet schrijft. Peppol en EN 16931 zijn voor ontvangers in het buitenland.',
    PL: 'Binnenlandse facturen gaan naar KSeF als FA(3), die Billwright niet schrijft. Peppol en EN 16931 zijn voor ontvangers in het buitenland.',
    ES: 'Binnenlandse facturen hebben gegevens en een QR-code van Veri*Factu nodig, en Facturae voor overheden, die Billwright niet schrijft. Peppol en EN 16931 zijn voor ontvangers in het buitenland.',
    other: 'De Peppol-regels van het land.',
  },
  '@invoice_system': { GR: 'myDATA', IT: 'SdI', PL: 'KSeF', ES: 'Veri*Factu', other: '{value}' },
} satisfies Translation<typeof english.nationalEInvoiceTexts>
