import type { submissionTexts as english } from '../../en/messages/submission.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Submitting, the outcome of a submission, and the delivered PDF. */
export const submissionTexts = {
  // numbers
  'number.used': {
    select: 'other',
    '{number}': 'Il numero {number} è già usato da un documento in data {date:date}.',
    other: 'Il numero {number} è già usato, scritto {other}, da un documento in data {date:date}.',
  },
  'number.shared': {
    select: 'isDraft',
    true: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': 'Il numero {number} è anche quello di un’altra bozza.',
        other: 'Il numero {number} è anche quello di un’altra bozza, dove è scritto {other}.',
      },
      other: {
        select: 'other',
        '{number}': 'Il numero {number} è anche quello della bozza per {customer}.',
        other: 'Il numero {number} è anche quello della bozza per {customer}, dove è scritto {other}.',
      },
    },
    false: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': 'Il numero {number} è anche quello di un altro documento trasmesso.',
        other: 'Il numero {number} è anche quello di un altro documento trasmesso, dove è scritto {other}.',
      },
      other: {
        select: 'other',
        '{number}': 'Il numero {number} è anche quello del documento trasmesso per {customer}.',
        other:
          'Il numero {number} è anche quello del documento trasmesso per {customer}, dove è scritto {other}.',
      },
    },
  },
  'number.chosen_twice': {
    select: 'other',
    '{number}': 'Il numero {number} è quello di un altro documento che hai scelto.',
    other: 'Il numero {number} è quello di un altro documento che hai scelto, dove è scritto {other}.',
  },
  'number.repeated': {
    select: 'other',
    '{number}': 'Il numero {number} compare più di una volta in questa selezione.',
    other: 'Il numero {number} compare più di una volta in questa selezione, scritto anche {other}.',
  },

  // before anything is sent
  'batch.of_invoice': '{number}: {problem:message}',
  'submission.confirm':
    'Una trasmissione reale viene addebitata. Conferma ciò che viene inviato: {number}, {payable:decimal} {currency}.',
  'submission.findings': {
    plural: 'count',
    one: 'Una trasmissione reale con un punto da verificare richiede la tua conferma.',
    other: 'Una trasmissione reale con {count:digits} punti da verificare richiede la tua conferma.',
  },
  'submission.may_be_billed':
    'Questo documento potrebbe essere già stato addebitato: dopo che i dati sono stati danneggiati non tutte le trasmissioni erano leggibili. Cercalo nel tuo account prima di trasmetterlo.',
  'submission.insecure_address': 'L’indirizzo di questa connessione non è sicuro. Deve iniziare con https.',
  'submission.key_changed_unknown':
    'La chiave di questa connessione è cambiata dopo l’invio di questo documento, perciò non si può chiedere di nuovo al servizio. Il documento potrebbe esistere ed essere stato addebitato. Cercalo nel tuo account, poi indica qui se esiste.',
  'submission.data_changed_sent':
    'I dati conservati per questa trasmissione non sono quelli che hai confermato, perciò non vengono inviati di nuovo. L’invio era già avvenuto: il documento potrebbe esistere ed essere stato addebitato. Cercalo nel tuo account, poi indica qui se esiste.',
  'submission.issued_kept':
    'I documenti emessi vanno conservati. Stornali o correggili invece di eliminarli.',
  'submission.settle_first':
    'Il servizio non ha confermato questo documento. Potrebbe essere stato addebitato, perciò non viene eliminato. Prima controlla di nuovo o indica se è nel tuo account.',
  'submission.not_found':
    'Il servizio non dice se il documento esiste, e un nuovo invio potrebbe addebitarne un secondo. Prima cercalo nel tuo account.',

  // documents that left by other means
  'mark.quote': 'Un preventivo non viene emesso. Accettalo, o creane una fattura e segna quella.',
  'mark.future':
    'Un documento non può essere stato inviato dopo oggi, {today:date}. Scegli un giorno precedente.',
  'mark.reason_missing': 'Indica in poche parole come è stato inviato il documento.',
  'mark.file_outdated':
    'Il documento è stato modificato dopo l’esportazione di quel file, o il file qui non è noto. Esportalo di nuovo, o segna il documento senza file.',
  'mark.used':
    'Dopo che questo documento è stato segnato sono stati creati per esso pagamenti, note di credito o correzioni. Rimuovili entro i dieci secondi, o correggilo con una nota di credito.',
  'mark.not_submitted':
    'Questo documento è stato segnato come emesso, perciò non viene trasmesso: un servizio lo emetterebbe e addebiterebbe una seconda volta. Correggilo con una nota di credito.',
  'mark.no_pdf':
    'Questo documento è stato segnato come emesso: l’originale è il file inviato, e qui non c’è un PDF definitivo. Il suo PDF si può salvare e stampare con la dicitura TEST.',

  // nothing was sent
  'unreachable.offline':
    'Il servizio è irraggiungibile. Non è stato inviato nulla. Questo computer non ha una connessione di rete.',
  'unreachable.name':
    'Il servizio è irraggiungibile. Non è stato inviato nulla. Il suo nome non è stato trovato: controlla l’indirizzo e la connessione.',
  'unreachable.no_server':
    'Il servizio è irraggiungibile. Non è stato inviato nulla. Al suo indirizzo non risponde nessun server.',
  'unreachable.proxy':
    'Il servizio è irraggiungibile. Non è stato inviato nulla. Il proxy di questo computer non ha lasciato passare la richiesta: controlla HTTPS_PROXY.',
  'unreachable.certificate':
    'Il servizio è irraggiungibile. Non è stato inviato nulla. Il suo certificato non è attendibile.',
  'unreachable.timeout':
    'Il servizio è irraggiungibile. Non è stato inviato nulla. Non ha accettato la connessione in tempo.',

  // the service refused
  'refused.redirected':
    'L’indirizzo di questa connessione porta altrove. Cambialo con quello indicato dal servizio.',
  'refused.account':
    'Il tuo account o questa chiave non permette questa trasmissione. Consulta la pagina del tuo account.',
  'refused.missing_scope':
    'La chiave di questa connessione non può creare PDF. Connetti di nuovo, o usa un’altra chiave.',
  'refused.address_not_allowed':
    'La chiave di questa connessione non può essere usata da questa rete. Trasmetti da una rete consentita, o usa una chiave senza questo limite.',
  'refused.account_suspended': 'Il tuo account è sospeso. Rivolgiti al gestore del servizio.',
  'refused.monthly_limit_reached':
    'Il tuo account o la chiave di questo computer ha raggiunto il limite di questo mese. Attendi il mese prossimo, chiedi un limite più alto al gestore del servizio, o connetti di nuovo per scegliere un altro limite per questo computer.',
  'refused.storage_limit_reached':
    'Il tuo account non ha spazio per altri PDF. Elimina dal tuo account i PDF che non servono, o chiedi più spazio al gestore del servizio.',
  'refused.template_limit_reached':
    'Il tuo account non ha spazio per altri modelli. Elimina dal tuo account i modelli o le versioni che non servono.',
  'refused.no_service': 'A questo indirizzo non c’è un servizio di fatturazione. Controlla la connessione.',
  'refused.too_large':
    'Il documento supera la dimensione accettata dal servizio. Può aiutare un logo più piccolo.',

  // a template of the user
  'own_template.not_kept':
    'Questo servizio non ha il tuo modello «{name}» e non conserva modelli degli account. Scegli un modello fornito con Billwright.',
  'own_template.no_permission':
    'Questo servizio non ha il tuo modello «{name}», e la chiave di questa connessione non può inviarlo. Connetti di nuovo, o scegli un modello fornito con Billwright.',
  'own_template.refused': 'Il servizio non accetta il tuo modello «{name}». {reason:message}',
  'own_template.mistake_at': {
    select: 'path',
    '': '{mistake:message}',
    other: 'In {path}: {mistake:message}',
  },
  'own_template.version_gone':
    'Il servizio non ha più il modello {template}. Trasmetti di nuovo: il tuo modello verrà inviato di nuovo.',
  'own_template.file_missing':
    'Il tuo modello «{name}» non è conservato com’era al momento della trasmissione. Non è stato inviato nulla. Trasmetti di nuovo.',
  'own_template.no_answer':
    'Il servizio non ha risposto all’invio del tuo modello. Non è stato addebitato nulla, e Billwright riprova automaticamente.',

  // the service is busy: a test invoice, which is never billed
  'busy.repeated': 'Il servizio è occupato. Billwright invia di nuovo il documento automaticamente.',
  'busy.long': 'Il servizio è occupato da più di un’ora. Trasmetti di nuovo più tardi.',
  'busy.stayed': 'Il servizio è rimasto occupato. Trasmetti di nuovo più tardi.',
  'busy.now': 'Il servizio è occupato. Trasmetti di nuovo più tardi.',

  // the outcome is unknown
  'unknown.busy_repeated':
    'Il servizio è occupato, e il documento potrebbe esistere. Billwright ripete automaticamente la richiesta con la stessa Idempotency-Key, così viene addebitato una volta sola.',
  'unknown.busy_long':
    'Il servizio è occupato da più di un’ora. Il documento potrebbe esistere ed essere stato addebitato. Controlla di nuovo più tardi.',
  'unknown.busy':
    'Il servizio ha risposto che è occupato. Il documento potrebbe esistere ed essere stato addebitato. Cercalo nel tuo account prima di inviarlo di nuovo.',
  'unknown.still': 'Non si sa ancora se il documento esiste. L’ultima risposta è stata: {answer:message}',
  'unknown.interrupted':
    'Billwright è stato interrotto prima dell’arrivo della risposta. Il documento potrebbe esistere ed essere stato addebitato.',
  'unknown.timeout':
    'Il servizio non ha risposto in tempo. Il documento potrebbe esistere ed essere stato addebitato.',
  'unknown.closed':
    'Billwright è stato chiuso prima dell’arrivo della risposta. Il documento potrebbe esistere ed essere stato addebitato.',
  'unknown.connection_lost':
    'La connessione è caduta prima dell’arrivo della risposta. Il documento potrebbe esistere ed essere stato addebitato.',
  'unknown.status':
    'Il servizio ha risposto {status:digits}. Il documento potrebbe esistere ed essere stato addebitato.',
  'unknown.unreadable':
    'La risposta del servizio era illeggibile. Il documento potrebbe esistere ed essere stato addebitato.',
  'unknown.not_confirmed_here':
    'Su questo computer non risulta che questa trasmissione sia stata confermata qui, perciò non viene inviata automaticamente. Il documento potrebbe esistere ed essere stato addebitato.',
  'unknown.from_copy':
    'Questa trasmissione proviene da una copia dei tuoi dati. Il documento potrebbe essere stato inviato e addebitato dopo la copia.',
  'unknown.from_damaged':
    'Questa trasmissione proviene da un file danneggiato. Il documento potrebbe essere stato inviato e addebitato.',
  'unknown.from_replaced':
    'Questa trasmissione proviene dai dati sostituiti. Il documento potrebbe essere stato inviato e addebitato.',
  'unknown.log_lost':
    'Mancano le ultime modifiche prima della chiusura del programma. Il documento potrebbe essere stato inviato e addebitato.',

  // the delivered PDF
  'pdf.from_copy':
    'Il PDF non è stato scaricato automaticamente, perché questa fattura proviene da una copia o da un file dei dati modificato. Scaricalo di nuovo.',
  'pdf.not_kept':
    'Non è stato possibile salvare il PDF su questo computer. Il documento è al sicuro. Scarica di nuovo il PDF.',
  'pdf.link_has_key':
    'Il link del PDF contiene una chiave API, perciò non è stato aperto. Cerca il PDF nel tuo account.',
  'pdf.link_insecure':
    'Il link del PDF non è sicuro, perciò non è stato aperto. Cerca il PDF nel tuo account.',
  'pdf.link_gone': 'Il link del PDF è scaduto.',
  'pdf.link_expired': {
    select: 'jobId',
    null: 'Il link è scaduto, e il servizio non ne ha dato un altro. Cerca il PDF nel tuo account.',
    other:
      'Il link è scaduto, e il servizio non ne ha dato un altro. Cerca l’operazione {jobId} nel tuo account.',
  },
  'pdf.link_needs_key':
    'Il link è scaduto. Per chiederne un altro, a questa connessione serve la sua chiave.',
  'pdf.file_missing': 'Il PDF è stato spostato o eliminato. Scaricalo di nuovo.',
  'pdf.file_changed':
    'Il file è stato modificato dopo il download. Scaricalo di nuovo per avere il PDF originale.',
  'pdf.download_failed': 'Non è stato possibile scaricare il PDF. Il documento è al sicuro.',
  'pdf.download_status':
    'Non è stato possibile scaricare il PDF: il servizio ha risposto {status:digits}. Il documento è al sicuro.',
  'pdf.truncated': 'Il PDF non è arrivato per intero, o supera 50\u00a0MB.',
  'pdf.incomplete': 'Il PDF non è arrivato per intero.',
  'pdf.web_page': 'Il link porta a una pagina web, non a un PDF. Aprila nel browser: forse devi accedere.',
  'pdf.other_format': 'Ciò che il servizio ha inviato non è un PDF.',
} as const satisfies Translation<typeof english>
