import type { connectionTexts as english } from '../../en/messages/connection.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Keys, the password store and the addresses of services. */
export const connectionTexts = {
  'key.empty': 'Inserisci una chiave. Inizia con svc_live_ o svc_test_.',
  'key.space_around': 'Attorno alla chiave c’è uno spazio o un’interruzione di riga. Copia solo la chiave.',
  'key.space_inside':
    'Nella chiave c’è uno spazio o un’interruzione di riga. Copiala di nuovo tutta di seguito.',
  'key.capitals': 'La chiave inizia con lettere minuscole: svc_live_ o svc_test_.',
  'key.prefix': 'Questa non è una chiave del servizio. Una chiave inizia con svc_live_ o svc_test_.',
  'key.character':
    'La chiave contiene un carattere che nessuna chiave ha. Copiala di nuovo dalla pagina del tuo account.',
  'key.too_short': 'La chiave è troppo corta. Forse ne manca una parte.',
  'key.too_long': 'La chiave è troppo lunga. Copia solo la chiave.',
  'key.untried': 'Non è stato possibile verificare la chiave, perciò non è stata salvata. {problem:message}',
  'key.stopped': 'Operazione interrotta. La chiave non è stata salvata.',
  'key.no_clipboard': 'Qui non si possono leggere gli appunti. Incolla nel campo.',

  'keychain.missing':
    'Su questo computer non è stato trovato un archivio delle password. La chiave si può conservare fino alla chiusura di Billwright.',
  'keychain.empty':
    'Il portachiavi di questo computer è stato rimosso o mai configurato. La chiave si può conservare fino alla chiusura di Billwright.',
  'keychain.locked':
    'Il portachiavi è bloccato. Sbloccalo e riprova, oppure conserva la chiave fino alla chiusura di Billwright.',
  'keychain.failed':
    'L’archivio delle password di questo computer ha negato l’accesso. La chiave si può conservare fino alla chiusura di Billwright.',
  'keychain.timeout': 'L’archivio delle password non risponde. Forse è in attesa che tu lo sblocchi.',

  'address.not_https': 'Usa https. Senza https, altri nella rete potrebbero leggere la chiave.',
  'address.invalid': 'Inserisci un indirizzo come https://fatture.example.com.',
  'address.user': 'Ometti nome e password.',
  'address.query': 'Ometti tutto da ? o # in poi.',

  'connection.name_taken': 'Esiste già una connessione di nome {name}.',
  'connection.practice_address': 'Questo è il servizio di esercitazione. È già nell’elenco.',
  'connection.practice_fixed': 'Il servizio di esercitazione fa parte di Billwright e resta com’è.',
  'connection.in_use':
    'La trasmissione di alcuni documenti con questa connessione non è conclusa, perciò non è stato modificato nulla. Prima ritira quei documenti o indica se esistono.',
  'connection.key_again':
    'La chiave è stata inserita per un altro indirizzo, perciò non è stato inviato nulla. Se {address} è il tuo servizio, inseriscila di nuovo.',
  'connection.not_the_service':
    'Da questo indirizzo non è arrivata una risposta utilizzabile. Controlla l’indirizzo o riprova più tardi.',
  'connection.other_answer': 'La risposta di questo indirizzo ({status:digits}) non è quella del servizio.',

  'connect.unsupported':
    'Questo servizio non prevede l’accesso dalle app. Crea una chiave nella pagina del suo account e inseriscila a mano.',
  'connect.unusable': 'Questo indirizzo risponde, ma non come l’accesso di un servizio di fatturazione.',
  'connect.redirected':
    'Questo indirizzo porta altrove, perciò non è stato inviato nulla. Usa quello indicato dal servizio.',
  'connect.busy': 'Il servizio è occupato ({status:digits}). Riprova tra poco.',
  'connect.expired': 'Il codice è scaduto. Nessuna chiave è stata creata.',
  'connect.denied': 'La richiesta è stata respinta nella pagina del servizio. Nessuna chiave è stata creata.',
  'connect.not_kept':
    'Non è stato possibile salvare la chiave, perciò il servizio l’ha revocata. {problem:message}',
  'connect.not_revoked':
    'Non è stato possibile salvare la chiave, e il servizio non ne ha confermato la revoca. Revocala nella pagina delle tue chiavi. {problem:message}',
  'connect.no_place':
    'Non è stata richiesta nessuna chiave, perché non si potrebbe conservare. {problem:message}',
  'connect.no_address': 'Inserisci l’indirizzo del servizio.',
  'connect.too_many': 'Cinque servizi sono già in fase di connessione. Prima concludine o annullane uno.',
  'connect.ended': 'Questo tentativo è terminato. Connetti di nuovo.',

  'preset.unreadable':
    'Il file {path} non può essere usato: deve essere JSON con baseUrl e, se si vuole, name.',
  'preset.address': 'L’indirizzo in {path} non può essere usato. {problem:message}',

  'practice.slow_start': 'Il servizio di esercitazione non si è avviato in tempo.',
  'practice.stopped': 'Il servizio di esercitazione si è fermato prima di essere pronto.',
  'practice.unexpected_response': 'Il servizio di esercitazione ha inviato una risposta inattesa.',
} as const satisfies Translation<typeof english>
