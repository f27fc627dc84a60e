import type { errorTexts as english } from '../../en/messages/errors.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** One sentence for each error code of error-table.ts. */
export const errorTexts = {
  // the invoice
  invalid_json: 'Il testo non è leggibile come JSON.',
  invalid_invoice: 'Il documento ha campi da correggere.',
  unknown_template: 'Non c’è un modello con questo nome.',
  invalid_template: 'Il modello contiene un errore.',

  // the service
  invalid_request: 'Non è stato possibile leggere la richiesta.',
  invalid_key: 'La chiave API manca, è sconosciuta o revocata.',
  expired_key: 'La chiave API è scaduta.',
  live_key_required: 'Serve una chiave reale.',
  missing_scope: 'La chiave API non è autorizzata a farlo.',
  address_not_allowed: 'La chiave API non può essere usata da questo indirizzo.',
  account_suspended: 'L’account è sospeso.',
  storage_limit_reached:
    'L’account non ha spazio per altri PDF. Non è stato addebitato nulla.',
  template_limit_reached: 'L’account non ha spazio per altri modelli.',
  monthly_limit_reached:
    'L’account o la chiave ha raggiunto il limite mensile. Non è stato addebitato nulla.',
  not_found: 'A questo indirizzo non c’è nulla.',
  method_not_allowed: 'Questo indirizzo non accetta questo metodo.',
  request_timeout: 'La richiesta non è arrivata in tempo.',
  idempotency_in_flight: 'Una richiesta con questa Idempotency-Key è ancora in corso.',
  pdf_deleted: 'Il PDF è stato eliminato.',
  pdf_damaged:
    'Il PDF conservato manca o è danneggiato. Era stato creato e registrato, e non viene addebitato nulla di nuovo.',
  link_revoked: 'Questo link è stato sostituito da uno nuovo.',
  job_deleted: 'L’operazione è stata eliminata su richiesta.',
  precondition_failed: 'Nel frattempo qualcun altro ha fatto una modifica.',
  too_large: 'La richiesta è troppo grande.',
  unsupported_media_type: 'Invia la richiesta come application/json.',
  idempotency_mismatch: 'Questa Idempotency-Key è stata usata con un altro contenuto.',
  invalid_idempotency_key: 'La Idempotency-Key non può essere usata.',
  invalid_query: 'I parametri dell’indirizzo non sono leggibili.',
  range_not_satisfiable: 'Il file è più corto della parte richiesta.',
  expectation_failed: 'L’intestazione Expect chiede ciò che questo servizio non fa.',
  misdirected_request: 'Questo servizio non risponde a questo indirizzo.',
  rate_limited: 'Troppe richieste. Riprova più tardi.',
  headers_too_large: 'Le intestazioni della richiesta sono troppo grandi.',
  render_timeout:
    'La creazione del documento ha richiesto troppo tempo. Non è stato addebitato nulla.',
  render_failed: 'Non è stato possibile creare il documento. Non è stato addebitato nulla.',
  overloaded: 'Il servizio è occupato. Riprova tra poco.',
  storage_unavailable:
    'Il servizio ora non può conservare nulla. Non è stato addebitato nulla.',
  recording_unknown: 'Non si sa se il documento è stato registrato.',
  internal: 'Qualcosa non ha funzionato da parte nostra.',

  // its command line
  key_not_active: 'Questa chiave è revocata o scaduta. Creane una nuova.',
  key_rotated:
    'Questa chiave è già stata ruotata e ne ha una successiva. Ruota quella, o crea una nuova chiave.',
  account_not_suspended:
    'L’account non è sospeso, perciò potrebbero esserci fatture reali in lavorazione. Prima sospendilo con accounts suspend.',
  account_deleted: 'L’account è stato eliminato.',
  plan_exists: 'Esiste già un piano con questo id.',
  credit_exists: 'L’operazione è già stata stornata.',
  email_taken: 'Un altro utente ha questo indirizzo e-mail.',
  too_many_invitations: 'Questo indirizzo ha già diversi link validi.',
  last_owner: 'Un account mantiene almeno un titolare.',
  too_many_webhooks: 'Un account ha al massimo dieci endpoint webhook.',

  // the host
  invalid_argument: 'La chiamata non è stata compresa.',
  forbidden_sender: 'Questa pagina non può chiamare il programma.',
  no_such_invoice: 'Questo documento non esiste più.',
  not_editable:
    'Questo documento è stato trasmesso e non può essere modificato. Duplicalo per fare modifiche.',
  stale_revision: 'Questo documento è stato modificato altrove.',
  no_such_record: 'Questa scheda non esiste più.',
  invalid_record: 'La scheda ha campi da correggere.',
  invalid_table: 'La tabella non può essere importata.',
  stale_record: 'Questa scheda è stata modificata altrove.',
  stale_import:
    'Le schede sono cambiate dopo il controllo della tabella. Controllala di nuovo.',
  not_creditable:
    'Si può stornare solo una fattura emessa con una chiave reale e con un totale positivo.',
  already_credited: 'Per questa fattura esiste già una nota di credito.',
  no_quote: 'Questo documento non è un preventivo.',
  deposit_unsettled: 'Un acconto non sarebbe detratto da nessuna fattura, o lo sarebbe da due.',
  already_invoiced: 'Da questo documento è già stata creata una fattura.',
  no_deposit_invoice: 'Questo documento non è una fattura di acconto emessa.',
  no_such_payment: 'Questo pagamento non esiste più.',
  not_payable: 'I pagamenti si possono registrare dopo che una fattura è stata emessa.',
  stale_payment: 'Questo pagamento è stato modificato altrove.',
  stale_schedule: 'Questa pianificazione è stata modificata altrove.',
  period_made:
    'Per uno di questi periodi esiste già una bozza. Non è stato creato nulla.',
  number_taken: 'Questo numero è già usato.',
  superseded: 'Un’anteprima più recente ha sostituito questa.',
  render_cancelled: 'Il PDF non è stato creato, perché l’operazione è stata annullata.',
  work_cancelled: 'Operazione annullata. Nulla è stato modificato.',
  stale_draft: 'La modifica non corrisponde a ciò che è salvato.',
  stale_preview: 'L’anteprima deve ricominciare.',
  store_unavailable: 'Nella cartella dati non si può scrivere.',
  store_locked: 'Billwright è già in esecuzione con questa cartella dati.',
  store_newer: 'I dati sono stati scritti da una versione più recente di Billwright.',
  not_an_export: 'Questo file non è un’esportazione di Billwright, o è danneggiato.',
  no_such_connection: 'Questa connessione non esiste più.',
  connection_changed:
    'Nel frattempo la connessione è stata modificata. Controllala prima di trasmettere.',
  confirmation_required: 'Una trasmissione reale viene addebitata e richiede la tua conferma.',
  already_submitting: 'La trasmissione di questo documento è già in corso.',
  submission_cancelled: 'La trasmissione è stata annullata. Non è stato inviato nulla.',
  not_settleable: 'Questo documento non è in attesa di una risposta.',
  nothing_delivered: 'Di questo documento non c’è ancora un PDF.',
  not_markable: 'Questo documento non può essere segnato come emesso.',
  mark_final:
    'Dopo dieci secondi un documento segnato come emesso resta emesso. Correggilo con una nota di credito.',
  no_key: 'Per trasmettere serve una chiave.',
  key_changed:
    'Nel frattempo la chiave di questa connessione è cambiata, perciò l’invio non avviene. Lascia il documento come bozza e trasmettilo di nuovo.',
  key_of_other_address:
    'La chiave conservata è stata inserita per un altro indirizzo, perciò non viene inviata a questo.',
  bad_key: 'Questa non è una chiave API del servizio.',
  key_untried: 'Non è stato possibile provare la chiave, perciò non è stata conservata.',
  keychain_unavailable: 'L’archivio delle password di questo computer non risponde.',
  not_supported: 'Serve una finestra, e qui non c’è.',
  file_unwritable: 'Il file non può essere scritto.',
  file_unreadable: 'Il file non può essere letto.',

  // a submission
  unreachable: 'Il servizio è irraggiungibile. Non è stato inviato nulla.',
  template_unavailable: 'Il servizio non ha questo modello. Non è stato inviato nulla.',
  template_refused: 'Il servizio ha rifiutato questo modello. Non è stato addebitato nulla.',
  key_refused:
    'Il servizio ha rifiutato questa chiave. Controlla che non ci siano errori di battitura o creane una nuova.',
  stored_data_changed:
    'I dati conservati per questa trasmissione non sono quelli che hai confermato: il file dei dati è danneggiato. Non è stato inviato nulla. Controlla il documento e trasmettilo di nuovo.',
  refused: 'Il servizio ha rifiutato questo documento.',
  outcome_unknown:
    'Non è arrivata risposta. Il documento potrebbe esistere ed essere stato addebitato.',
  practice_failed: 'Non è stato possibile avviare il servizio di esercitazione.',
} as const satisfies Translation<typeof english>
