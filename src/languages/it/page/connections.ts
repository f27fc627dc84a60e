import type { connectionsTexts as english } from '../../en/page/connections.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of connections and keys. */
export const connectionsTexts = {
  'link.practice': 'Esercitazione',
  'connection.practice': 'Servizio di esercitazione',
  'link.no-key': 'Ancora senza chiave',
  'link.untried': 'Non ancora contattato',
  'link.connected': 'Connesso',
  'link.key-rejected': 'Chiave rifiutata',
  'link.unreachable': 'Irraggiungibile dalle {time}',
  'link.unavailable': 'Servizio con problemi dalle {time}',
  'link.offline': 'Offline dalle {time}',
  'link.trying': 'Verifica della chiave…',
  'link.connecting': 'In attesa dell’accesso',
  'link.try-now': 'Prova ora',
  'link.detail.practice':
    'I PDF sono creati su questo computer, gratis e con la dicitura TEST. Connetti un account per crearli senza dicitura.',
  'link.detail.no-key': 'La connessione {name} è configurata; per trasmettere serve una chiave.',
  'link.detail.untried': 'Il servizio non è stato contattato dall’avvio di Billwright.',
  'link.detail.trying': 'Il servizio verifica se accetta la chiave.',
  'link.detail.connecting': 'Conferma nella pagina del servizio aperta nel browser.',
  'link.detail.test': 'Chiave di prova che termina con {last4}.',
  'link.detail.live': 'Chiave reale che termina con {last4}. Ogni PDF viene addebitato.',
  'link.detail.answered': 'Ultima risposta: {time}.',
  'link.detail.key-rejected': 'Controlla che non ci siano errori di battitura o creane una nuova.',
  'link.detail.key-ended': 'La chiave di questo computer è stata revocata o è scaduta.',
  'link.detail.waiting': {
    plural: 'count',
    one: '{count:number} in attesa. Verrà inviato automaticamente, anche dopo un riavvio.',
    other: '{count:number} in attesa. Verranno inviati automaticamente, anche dopo un riavvio.',
  },
  'link.detail.unreachable': 'Puoi continuare a compilare e a stampare.',

  'connect.command': 'Connetti un account…',
  'connect.open': 'Connetti…',
  'connect.reconnect': 'Connetti di nuovo…',
  'connect.show': 'Mostra codice',
  'connect.title': 'Connetti un account',
  'connect.title.of': 'Connetti {name}',
  'connect.about':
    'Accedi nella pagina del servizio. Il servizio crea una chiave per questo computer, che va nell’archivio delle password del sistema e non viene mai mostrata.',
  'connect.address': 'Indirizzo del servizio',
  'connect.other-address': 'Altro indirizzo…',
  'connect.change-address': 'Cambia indirizzo',
  'connect.session': 'Resta connesso fino alla chiusura di Billwright.',
  'connect.session.first':
    'Scegli di restare connesso fino alla chiusura di Billwright, oppure inserisci una chiave più tardi.',
  'connect.by-hand': 'Inserisci una chiave a mano…',
  'connect.not-now': 'Non ora',
  'connect.start': 'Connetti',
  'connect.asking': 'Richiesta di un codice a {address}…',
  'connect.keeping': 'Salvataggio della chiave…',
  'connect.compare': 'Confronta questo codice con quello nella pagina del browser e confermalo lì.',
  'connect.code': 'Codice',
  'connect.copy': 'Copia codice',
  'connect.copied': 'Copiato.',
  'connect.open-page': 'Riapri la pagina',
  'connect.time-left': 'Valido per {time}.',
  'connect.waiting': 'In attesa della tua conferma.',
  'connect.slowed':
    'In attesa della tua conferma. Il servizio ha chiesto di ridurre le richieste, perciò ci vuole più tempo.',
  'connect.unreachable-since':
    'Il servizio è irraggiungibile dalle {time}. Il codice resta valido e l’operazione riprende automaticamente.',
  'connect.connected.test':
    'Il servizio {name} è connesso per PDF di prova, gratuiti e con la dicitura TEST.',
  'connect.connected.live': 'Il servizio {name} è connesso. Ogni PDF viene addebitato.',
  'connect.account': 'Account: {account}.',
  'connect.key-name': 'La chiave si chiama {name}.',
  'connect.done': 'Fine',
  'connect.again': 'Riprova',
  'connect.new-code': 'Richiedi nuovo codice',
  'connection.disconnect': 'Disconnetti',
  'connection.disconnected': 'Il servizio {name} è disconnesso e la sua chiave è revocata.',
  'connection.key-removed': 'La chiave di {name} è stata rimossa da questo computer.',
  'connection.not-revoked':
    'La chiave di {name} è stata rimossa da questo computer, ma il servizio non ha confermato la revoca. Revocala nella pagina delle tue chiavi.',
  'connection.keys-page': 'Apri la pagina delle chiavi',

  'connection.add': 'Aggiungi connessione',
  'connection.name': 'Nome della connessione',
  'connection.name.missing': 'Inserisci un nome per questa connessione.',
  'connection.url': 'URL di base',
  'connection.url.wrong': 'Inserisci un indirizzo come https://fatture.example.com.',
  'connection.fields': 'Campi da inviare',
  'connection.fields.full': 'Tutti i campi',
  'connection.fields.minimal': 'Solo modello, numero e righe',
  'connection.use': 'Usa',
  'connection.in-use': 'In uso',
  'connection.edit': 'Modifica',
  'connection.remove': 'Rimuovi',
  'connection.save': 'Salva connessione',
  'connection.check': 'Verifica',
  'connection.checking': 'Verifica in corso…',
  'connection.ok': 'Il servizio risponde e conosce questa chiave.',
  'connection.ok.idempotent':
    'Il servizio risponde, e una richiesta ripetuta non viene mai addebitata due volte.',
  'account.used-of': {
    plural: 'count',
    one: '{used:number} di {count:number} PDF usati questo mese',
    other: '{used:number} di {count:number} PDF usati questo mese',
  },
  'account.used': {
    plural: 'count',
    one: '{count:number} PDF usato questo mese',
    other: '{count:number} PDF usati questo mese',
  },
  'account.reached':
    'Tutti i PDF di questo mese ({count:number}) sono esauriti. Il servizio non ne accetta altri fino al mese prossimo.',
  'account.used-here': {
    plural: 'count',
    one: '{used:number} di {count:number} PDF di questo computer usati questo mese',
    other: '{used:number} di {count:number} PDF di questo computer usati questo mese',
  },
  'account.reached-here':
    'Tutti i PDF di questo computer per questo mese ({count:number}) sono esauriti. Il servizio non ne accetta altri fino al mese prossimo.',
  'account.price': 'Prezzo: {price}',
  'connection.practice.about':
    'Funziona su questo computer con una propria chiave di prova. Gratis, con la dicitura TEST.',
  'connection.set-key': 'Imposta chiave…',
  'connection.replace-key': 'Sostituisci chiave…',
  'connection.remove-key': 'Rimuovi chiave',
  'connection.no-key': 'Ancora senza chiave',
  'connection.key-again':
    'La chiave è stata inserita per un altro indirizzo e non viene usata. Se {address} è il tuo servizio, inseriscila di nuovo.',
  'connection.key': 'svc_{kind}_····{last4}',
  'connection.key.keychain': 'in {name}',
  'connection.key.session': 'conservata fino alla chiusura',
  'connection.opens-window':
    'La chiave si inserisce in una finestra separata; questa pagina non vi ha mai accesso.',
  'connection.waiting': {
    plural: 'count',
    one: '{count:number} documento ha bisogno della chiave con cui è stato trasmesso. Con un’altra chiave, o senza, resta in attesa.',
    other:
      '{count:number} documenti hanno bisogno della chiave con cui sono stati trasmessi. Con un’altra chiave, o senza, restano in attesa.',
  },
  'connection.moves': {
    select: 'isOwnKey',
    true: 'La chiave non viene usata per un altro indirizzo. Al salvataggio viene rimossa da questo computer e revocata presso il suo servizio, e poi ne imposti una per il nuovo indirizzo.',
    false:
      'La chiave non viene usata per un altro indirizzo. Al salvataggio viene rimossa da questo computer, e poi ne imposti una per il nuovo indirizzo.',
  },
  'connection.removed': 'Connessione {name} rimossa.',
  'connection.remove.title': 'Rimuovere la connessione {name}?',
  'connection.remove.text': {
    select: 'isOwnKey',
    true: 'La sua chiave viene rimossa da questo computer e revocata presso il servizio. I documenti trasmessi con essa restano.',
    false: 'Anche la sua chiave viene rimossa da questo computer. I documenti trasmessi con essa restano.',
  },
  'connection.remove.waiting': {
    plural: 'count',
    one: '{count:number} documento trasmesso con essa non è concluso. Prima aprilo dall’elenco e ritiralo, oppure indica se esiste.',
    other:
      '{count:number} documenti trasmessi con essa non sono conclusi. Prima aprili dall’elenco e ritirali, oppure indica se esistono.',
  },
  'connection.remove.yes': 'Rimuovi connessione',
  'connection.close': 'Chiudi',
  'connection.used': 'Le nuove trasmissioni vanno al servizio {name}.',
  'connection.used.waiting':
    'Le nuove trasmissioni vanno al servizio {name}. I documenti già in attesa vanno ancora alla loro connessione originale.',
  'connection.checked': '{name}: {result}',
  'command.connections': 'Connessioni e chiavi…',
  'command.use-connection': 'Usa {name}',
  'command.check-connection': 'Verifica la connessione in uso',
} as const satisfies Translation<typeof english>
