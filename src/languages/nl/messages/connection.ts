import type * as english from '../../en/messages/connection.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Keys, the password store and the addresses of services. */
export const connectionTexts = {
  'key.empty': 'Voer een sleutel in. Die begint met svc_live_ of svc_test_.',
  'key.space_around': 'Voor of na de sleutel staat een spatie of regeleinde. Kopieer alleen de sleutel.',
  'key.space_inside': 'In de sleutel staat een spatie of regeleinde. Kopieer hem opnieuw in één stuk.',
  'key.capitals': 'De sleutel begint met kleine letters: svc_live_ of svc_test_.',
  'key.prefix': 'Dit is geen sleutel van de dienst. Een sleutel begint met svc_live_ of svc_test_.',
  'key.character':
    'De sleutel bevat een teken dat in geen sleutel voorkomt. Kopieer hem opnieuw van je accountpagina.',
  'key.too_short': 'De sleutel is te kort. Mogelijk ontbreekt er een deel.',
  'key.too_long': 'De sleutel is te lang. Kopieer alleen de sleutel.',
  'key.untried': 'De sleutel kon niet worden gecontroleerd en is daarom niet bewaard. {problem:message}',
  'key.stopped': 'Gestopt. De sleutel is niet bewaard.',
  'key.no_clipboard': 'Het klembord kan hier niet worden gelezen. Plak de sleutel in het veld.',
  'keychain.missing':
    'Op deze computer is geen wachtwoordopslag gevonden. De sleutel kan worden bewaard totdat je Billwright afsluit.',
  'keychain.empty':
    'De wachtwoordopslag van deze computer is verwijderd of nooit ingesteld. De sleutel kan worden bewaard totdat je Billwright afsluit.',
  'keychain.locked':
    'Je wachtwoordopslag is vergrendeld. Ontgrendel die en probeer het opnieuw, of bewaar de sleutel totdat je Billwright afsluit.',
  'keychain.failed':
    'De wachtwoordopslag van deze computer weigerde de toegang. De sleutel kan worden bewaard totdat je Billwright afsluit.',
  'keychain.timeout': 'De wachtwoordopslag antwoordt niet. Misschien wacht die totdat je hem ontgrendelt.',
  'address.not_https': 'Gebruik https. Zonder https kunnen anderen in het netwerk de sleutel lezen.',
  'address.invalid': 'Vul een adres in, zoals https://invoices.example.com.',
  'address.user': 'Laat naam en wachtwoord weg.',
  'address.query': 'Laat alles vanaf ? of # weg.',
  'connection.name_taken': 'Er is al een verbinding met de naam {name}.',
  'connection.practice_address': 'Dit is de oefendienst. Die staat al in de lijst.',
  'connection.practice_fixed': 'De oefendienst hoort bij Billwright en blijft zoals hij is.',
  'connection.in_use':
    'Het indienen van documenten met deze verbinding is niet afgerond; daarom is er niets gewijzigd. Trek ze eerst in, of geef aan of ze bestaan.',
  'connection.key_again':
    'De sleutel is voor een ander adres ingevoerd; daarom is er niets verzonden. Als {address} jouw dienst is, voer de sleutel dan opnieuw in.',
  'connection.not_the_service':
    'Van dit adres kwam geen bruikbaar antwoord. Controleer het adres, of probeer het later opnieuw.',
  'connection.other_answer': 'Dit adres antwoordde {status:digits}, niet zoals de dienst dat doet.',
  'connect.unsupported':
    'Bij deze dienst kunnen apps zich niet aanmelden. Maak een sleutel op de accountpagina en voer hem zelf in.',
  'connect.unusable': 'Dit adres antwoordt, maar niet zoals de aanmelding van een factuurdienst.',
  'connect.redirected':
    'Dit adres verwijst door; daarom is er niets verzonden. Gebruik het adres dat de dienst noemt.',
  'connect.busy': 'De dienst is bezet ({status:digits}). Probeer het zo opnieuw.',
  'connect.expired': 'De code is verlopen. Er is geen sleutel gemaakt.',
  'connect.denied': 'De aanvraag is op de pagina van de dienst afgewezen. Er is geen sleutel gemaakt.',
  'connect.not_kept':
    'De sleutel kon niet worden bewaard; daarom heeft de dienst hem weer ingetrokken. {problem:message}',
  'connect.not_revoked':
    'De sleutel kon niet worden bewaard, en de dienst heeft niet bevestigd dat hij is ingetrokken. Trek hem in op de pagina met je sleutels. {problem:message}',
  'connect.no_place': 'Er is geen sleutel aangevraagd, omdat die niet kon worden bewaard. {problem:message}',
  'connect.no_address': 'Vul het adres van de dienst in.',
  'connect.too_many': 'Er worden al vijf diensten verbonden. Rond er eerst een af of annuleer er een.',
  'connect.ended': 'Deze poging is beëindigd. Maak opnieuw verbinding.',
  'preset.unreadable':
    '{path} kan niet worden gebruikt: het moet JSON zijn met baseUrl en, als je wilt, name.',
  'preset.address': 'Het adres in {path} kan niet worden gebruikt. {problem:message}',
  'practice.slow_start': 'De oefendienst is niet op tijd gestart.',
  'practice.stopped': 'De oefendienst is gestopt voordat hij klaar was.',
  'practice.unexpected_response': 'De oefendienst stuurde een onverwacht antwoord.',
} satisfies Translation<typeof english.connectionTexts>
