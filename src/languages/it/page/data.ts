import type { dataTexts as english } from '../../en/page/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the data as a whole: state, backups, import and export. */
export const dataTexts = {
  'settings.data': 'Dati',
  'data.about': 'Tutto ciò che inserisci resta su questo computer e da nessun’altra parte.',
  'data.folder': 'I tuoi dati sono in {folder}',
  'data.backup': 'Ultimo backup: {time}. Ne viene creato uno al giorno; si conservano gli ultimi dieci.',
  'data.no-backup': 'Ancora nessun backup. Ne viene creato uno al giorno; si conservano gli ultimi dieci.',
  'data.storage': 'Dove sono i tuoi dati',
  'data.backups': 'Backup',
  'data.export.title': 'Esportazione',
  'data.import.section': 'Importazione',
  'data.import.about': 'Un’esportazione di questo o di un altro computer sostituisce tutti i dati presenti.',
  'data.open-file.title': 'File di fattura',
  'data.open-file.about': 'Una singola fattura in formato JSON diventa una nuova bozza.',
  'data.deleted.title': 'Documenti eliminati',
  'data.deleted.about': 'Si possono ripristinare per 30 giorni.',
  'data.diagnostics.title': 'Diagnostica',
  'data.export': 'Esporta tutto…',
  'data.export.about':
    'Fatture, note di credito, preventivi, cronologia, PDF di ogni cartella, modelli e impostazioni in un unico file. Le chiavi non sono comprese.',
  'data.exported': 'Esportato in {path}',
  'data.exported.missing': {
    plural: 'count',
    one: 'Nell’esportazione manca il PDF di {count:number} documento, perché il file non si trova o è stato modificato: {numbers}. Collega il disco o scaricalo di nuovo, poi esporta ancora.',
    other:
      'Nell’esportazione mancano i PDF di {count:number} documenti, perché i file non si trovano o sono stati modificati: {numbers}. Collega il disco o scaricali di nuovo, poi esporta ancora.',
  },
  'data.import': 'Importa…',
  'data.import.title': 'Sostituire tutto con questo file?',
  'data.import.text':
    'I documenti e le impostazioni di «{name}» prendono il posto di quelli presenti. Ciò che è stato trasmesso da qui con una chiave reale resta, così nulla viene addebitato due volte. Prima viene conservata una copia di tutto: l’importazione si annulla con un solo passaggio.',
  'data.replace.counts.file':
    'Documenti presenti: {here:number}. Nel file, che è stato controllato: {count:number}.',
  'data.replace.counts.copy':
    'Documenti presenti: {here:number}. Nel backup, che è stato controllato: {count:number}.',
  'data.replace.changes': 'Che cosa succede ai documenti',
  'data.replace.added': {
    plural: 'count',
    one: '{count:number} documento è nuovo qui',
    other: '{count:number} documenti sono nuovi qui',
  },
  'data.replace.replaced': {
    plural: 'count',
    one: '{count:number} documento è sostituito dall’altra versione',
    other: '{count:number} documenti sono sostituiti dall’altra versione',
  },
  'data.replace.removed': {
    plural: 'count',
    one: '{count:number} documento presente solo qui viene rimosso',
    other: '{count:number} documenti presenti solo qui vengono rimossi',
  },
  'data.replace.unchanged': {
    plural: 'count',
    one: '{count:number} documento è uguale',
    other: '{count:number} documenti sono uguali',
  },
  'data.replace.kept': {
    plural: 'count',
    one: '{count:number} documento resta com’è, perché è stato o potrebbe essere stato trasmesso con una chiave reale',
    other:
      '{count:number} documenti restano come sono, perché sono stati o potrebbero essere stati trasmessi con una chiave reale',
  },
  'data.replace.keys': 'Queste connessioni richiedono di nuovo la loro chiave: {names}.',
  'data.changes.added': { plural: 'count', one: '{count:number} nuovo', other: '{count:number} nuovi' },
  'data.changes.replaced': {
    plural: 'count',
    one: '{count:number} sostituito',
    other: '{count:number} sostituiti',
  },
  'data.changes.removed': { plural: 'count', one: '{count:number} rimosso', other: '{count:number} rimossi' },
  'data.changes.unchanged': {
    plural: 'count',
    one: '{count:number} invariato',
    other: '{count:number} invariati',
  },
  'data.restore': 'Ripristina…',
  'data.restore.title': 'Ripristinare i dati salvati in data {time}?',
  'data.restore.text':
    'Documenti, clienti, articoli, pianificazioni e impostazioni tornano com’erano allora. Ciò che è stato trasmesso con una chiave reale resta registrato con numero e pagamenti, così nulla può essere addebitato due volte. Le connessioni e le loro chiavi restano. Prima viene conservata una copia di tutto: il ripristino si annulla con un solo passaggio.',
  'data.restore.checking': 'Controllo del backup in data {time}…',
  'data.restore.refused': 'Questo backup non può essere ripristinato',
  'data.restore.yes': 'Ripristina',
  'data.restoring': 'Ripristino in corso…',
  'data.restored': 'Ripristinato: {changes}.',
  'copies.title': 'Ripristina un backup',
  'copies.about':
    'Viene creato un backup al giorno e si conservano gli ultimi dieci, insieme ai dati sostituiti da un’importazione o da un ripristino. Prima di ripristinare vedi che cosa cambierà.',
  'copies.daily': 'Backup giornaliero',
  'copies.update': 'Prima di un aggiornamento',
  'copies.replaced': 'Prima di un’importazione o di un ripristino',
  'copies.documents': {
    plural: 'count',
    one: '{count:number} documento',
    other: '{count:number} documenti',
  },
  'copies.unreadable': 'illeggibile',
  'copies.restore-time': 'Ripristina il backup in data {time}…',
  'data.import.trust':
    'Importa solo un file di cui ti fidi. Le trasmissioni in attesa che contiene non vengono inviate; ognuna dice che cosa fare.',
  'data.import.checking': 'Controllo di {name}…',
  'data.import.refused': 'Impossibile importare {name}',
  'data.import.yes': 'Sostituisci tutto',
  'data.importing': 'Importazione…',
  'data.exporting': 'Esportazione completa…',
  'data.exporting.progress': 'Parte già esportata',
  'data.export.cancelled': 'L’esportazione è stata annullata. Nessun file è stato scritto.',
  'data.imported': 'Importato: {changes}.',
  'data.imported.kept': 'Importato. Ciò che c’era prima è conservato in {path}',
  'data.imported.no-pdf-folder':
    'I nuovi PDF si salvano nella cartella dati: le impostazioni importate indicano {folder}, dove su questo computer non si può scrivere.',
  'data.imported.no-template':
    'I nuovi documenti usano il modello {used}: le impostazioni importate indicano {template}, che non c’è su questo computer.',
  'data.imported.same': 'Non è stato sostituito nulla: i dati sono gli stessi.',
  'data.diagnostics': 'Esporta diagnostica…',
  'data.diagnostics.about':
    'Se qualcosa non va: versioni, impostazioni e ultimi messaggi del programma in un testo da leggere e inviare. Non contiene chiavi, nomi o documenti.',
  'data.diagnostics.exported': 'Salvato in {path}. Leggilo prima di inviarlo.',
  'data.open-file': 'Apri file di fattura…',
  'data.elsewhere': 'Salva altrove…',
  'data.saved-elsewhere': 'Salvato in {path}. Per riaprirlo usa «Apri file di fattura…».',
  'data.newer':
    'Questi dati sono stati scritti da una versione più recente di Billwright. Puoi leggerli, stamparli ed esportarli; per modificarli, installa la versione più recente.',
  'data.read-only.disk-full':
    'Il disco è pieno, perciò i dati sono aperti in sola lettura. Ciò che inserisci ora non viene conservato e non si può trasmettere nulla. Libera spazio sul disco e riprova.',
  'data.read-only.write-protected':
    'La cartella dati è protetta da scrittura, perciò i dati sono aperti in sola lettura. Ciò che inserisci ora non viene conservato e non si può trasmettere nulla. Rendi la cartella scrivibile e riprova.',
  'data.read-only.still.disk-full': 'Il disco è ancora pieno. I dati sono in sola lettura.',
  'data.read-only.still.write-protected':
    'La cartella dati è ancora protetta da scrittura. I dati sono in sola lettura.',
  'data.read-only.submit':
    'Non è stato trasmesso nulla. I dati ora sono in sola lettura, perciò la trasmissione non poteva essere registrata.',
  'data.writable': 'I dati si possono di nuovo modificare.',
  'data.log-missing':
    'L’ultima volta Billwright si è chiuso in modo imprevisto, e il file con le ultime modifiche manca o è danneggiato. Le ultime modifiche potrebbero essere perse: controlla ciò che hai inserito per ultimo. Ciò che è stato inviato con una chiave reale risulta da un registro a parte.',
  'data.outdated':
    'Il file dei dati è più vecchio del registro degli invii, perciò potrebbero mancare modifiche fatte in seguito. Ciò che è stato inviato con una chiave reale è stato ripristinato dal registro.',
  'data.folder-outdated':
    'Questa cartella dati è più vecchia di ciò che è stato trasmesso su questo computer, come dopo un ripristino da un backup del sistema. Ciò che è stato scritto e inviato in seguito non c’è. Nulla di ciò che è in attesa viene inviato automaticamente, e documenti che sembrano non inviati potrebbero essere stati addebitati: cercali nel tuo account prima di trasmetterli.',
  'data.folder-moved':
    'Questa cartella dati è stata copiata oppure viene da un altro computer o account utente. Nulla di ciò che è in attesa viene inviato automaticamente: conferma ogni documento una volta. Se la cartella viene da un backup, documenti che sembrano non inviati potrebbero nel frattempo essere stati addebitati.',
  'data.state-unwritable':
    'Billwright non può registrare su questo computer ciò che trasmette, perché nella sua cartella di stato non si può scrivere. Puoi trasmettere, ma ciò che è ancora in attesa alla chiusura di Billwright non verrà inviato automaticamente al prossimo avvio.',
  'data.journal-rewritten':
    'Il registro di ciò che è stato inviato con una chiave reale era danneggiato o mancante. È stato riscritto a partire dai tuoi documenti; non è andato perso nulla.',
  'data.damage-found':
    'Il file dei dati è danneggiato in alcuni punti. Recuperalo ora, oppure chiudi e riapri Billwright: viene proposto il backup integro più recente, e ciò che è stato scritto in seguito viene letto dal file danneggiato.',
  'data.examined': 'Il file dei dati è stato esaminato: ogni sua pagina è leggibile.',
  'data.recover.now': 'Recupera ora…',
  'data.submissions-missing':
    'Non è stato possibile leggere tutto ciò che è stato inviato prima del danno. Documenti che sembrano non inviati potrebbero essere stati addebitati: cercali nel tuo account prima di trasmetterli.',
  'data.drafts-missing': {
    plural: 'count',
    one: 'Di {count:number} documento non è stato possibile leggere le ultime modifiche dal file danneggiato o importato. Un file danneggiato resta nella cartella dati.',
    other:
      'Di {count:number} documenti non è stato possibile leggere le ultime modifiche dal file danneggiato o importato. Un file danneggiato resta nella cartella dati.',
  },
  'data.drafts-uncounted':
    'Non è stato possibile leggere tutto dal file danneggiato o importato. Un file danneggiato resta nella cartella dati.',
  'data.backup-failed': 'Il backup di oggi non è stato scritto. Controlla lo spazio libero sul disco.',
  'data.damaged.title': 'Il file dei dati è danneggiato',
  'data.damaged.text':
    'La lettura non è affidabile. Il file non viene modificato: qualunque cosa tu scelga, resta nella cartella dati, e ciò che vi è stato scritto e inviato viene recuperato per quanto è leggibile.',
  'data.missing.title': 'Manca il file dei dati',
  'data.missing.text':
    'Nella cartella dati ci sono dei backup, ma il file dei dati non c’è più, e con esso ciò che è stato scritto e inviato dopo il backup più recente.',

  'data.recover.backup': {
    plural: 'count',
    one: 'Il backup integro più recente, in data {time}, contiene {count:number} documento.',
    other: 'Il backup integro più recente, in data {time}, contiene {count:number} documenti.',
  },
  'data.recover.none': 'Non c’è nessun backup leggibile.',
  'data.recover.import': 'Importa un’esportazione…',
  'data.recover.use': 'Usa il backup',
  'data.recover.nothing': 'Inizia da zero',
  'data.recovering':
    'Lettura, dal file danneggiato, di ciò che è stato scritto e inviato. Puoi chiudere la finestra: non si perde nulla e la domanda viene ripetuta.',
  'data.recovering.progress': 'Documenti esaminati',
  'data.recovered': 'I tuoi dati sono stati recuperati.',
  'command.deleted': 'Documenti eliminati…',
  'command.versions': 'Versioni precedenti…',
  'deleted.title': 'Documenti eliminati',
  'deleted.about':
    'Eliminati negli ultimi 30 giorni. Trascorso questo periodo, un documento mai trasmesso viene eliminato definitivamente.',
  'deleted.none': 'Negli ultimi 30 giorni non è stato eliminato nulla.',
  'deleted.at': 'Eliminato: {time}. Conservato fino a: {until}',
  'deleted.restore': 'Ripristina',
  'deleted.restore-number': {
    select: 'number',
    '': 'Ripristina il documento senza numero',
    other: 'Ripristina {number}',
  },
  'versions.title': 'Versioni precedenti',
  'versions.about':
    'Il documento com’era a ogni pausa. L’uso di una versione si può annullare come ogni altra modifica.',
  'versions.none':
    'Non c’è ancora una versione precedente. Se ne conserva una ogni volta che torni dopo una pausa.',
  'versions.lines': { plural: 'count', one: '{count:number} riga', other: '{count:number} righe' },
  'versions.use': 'Usa',
  'versions.use-time': 'Usa la versione in data {time}',
  'versions.used': 'La versione precedente è sullo schermo.',
  // while a file is dragged over the window
  'drop.e-invoice': 'Rilascia per aprire la fattura elettronica',
  'drop.invoice-file': 'Rilascia per creare una bozza da questo file di fattura',
  'drop.export': 'Rilascia per vedere che cosa sostituirebbe l’importazione di questo file',
  'drop.customers': 'Rilascia per controllare questa tabella di clienti. Non viene ancora importato nulla.',
  'drop.items': 'Rilascia per controllare questa tabella di articoli. Non viene ancora importato nulla.',
  'drop.unnamed':
    'Rilascia una fattura elettronica, un file di fattura, una tabella CSV o un’esportazione di Billwright',
  'drop.several':
    'Rilascia un file alla volta. Più file si possono rilasciare sugli allegati di una fattura.',
  'drop.image': 'Un’immagine si può rilasciare solo sul logo del mittente o sugli allegati di una fattura.',
  'drop.other':
    'Questo tipo di file non si può aprire. Puoi aprire fatture elettroniche (XML, PDF), file di fattura (JSON), tabelle (CSV) ed esportazioni di Billwright.',
  'drop.dialog': 'Prima rispondi alla domanda aperta, poi rilascia il file.',
  'drop.read-only':
    'I dati ora sono in sola lettura, perciò non si può importare nulla. Le fatture elettroniche si possono aprire.',
  'command.export-data': 'Esporta tutto…',
  'command.import-data': 'Importa tutto da un file…',
  'command.restore-backup': 'Ripristina un backup…',
  'command.undo-import': 'Annulla l’ultima importazione o l’ultimo ripristino',
  'command.open-file': 'Apri file di fattura…',
  'command.export-diagnostics': 'Esporta diagnostica…',
} as const satisfies Translation<typeof english>
