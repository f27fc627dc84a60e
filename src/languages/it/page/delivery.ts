import type { deliveryTexts as english } from '../../en/page/delivery.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the receipt, the delivered PDF, its file and its e-mail. */
export const deliveryTexts = {
  'receipt.region': 'Ricevuta',
  'receipt.title': {
    select: 'kind',
    quote: '{kind:capital:@kind} {number} creato',
    document: '{kind:capital:@kind} {number} creato',
    other: '{kind:capital:@kind} {number} creata',
  },
  'receipt.title.test': {
    select: 'kind',
    quote: '{kind:capital:@kind} {number} creato come prova',
    document: '{kind:capital:@kind} {number} creato come prova',
    other: '{kind:capital:@kind} {number} creata come prova',
  },
  'receipt.test': {
    select: 'kind',
    quote: '{kind:capital:@kind} di prova creato, con la dicitura TEST. Non è stato addebitato nulla.',
    document: '{kind:capital:@kind} di prova creato, con la dicitura TEST. Non è stato addebitato nulla.',
    other: '{kind:capital:@kind} di prova creata, con la dicitura TEST. Non è stato addebitato nulla.',
  },
  'receipt.test.unchanged': 'PDF di prova creato ({time}), invariato da allora.',
  'receipt.test.changed': 'PDF di prova creato ({time}), modificato da allora.',
  'receipt.test.marked': 'Porta la dicitura TEST e non è stato addebitato.',
  'receipt.test.free': 'Non è stato addebitato.',
  'receipt.job': 'Operazione',
  'receipt.time': 'Ora',
  'receipt.mode': 'Modalità',
  'receipt.link': 'Link',
  'receipt.file': 'File',
  'receipt.mode.live': 'Reale · addebitato',
  'receipt.mode.test': 'Prova · non addebitato',
  'receipt.copy': 'Copia link',
  'receipt.copied': 'Link copiato',
  'receipt.open': 'Apri link',
  'receipt.open-pdf': 'Apri PDF',
  'receipt.folder': 'Mostra nella cartella',
  'receipt.save': 'Salva PDF…',
  'receipt.saved': 'Salvato come {path}',
  'receipt.email': 'E-mail…',
  'receipt.emailed': 'La bozza dell’e-mail è aperta nel programma di posta, con il PDF allegato.',
  'receipt.emailed.no-address':
    'La bozza dell’e-mail è aperta nel programma di posta. Aggiungi l’indirizzo del cliente.',
  'receipt.emailed.link':
    'Si è aperta un’e-mail, ma non è stato possibile allegare il PDF. Allega il file mostrato nella sua cartella.',
  'receipt.emailed.nothing': 'Non si è aperto nulla?',
  'receipt.matches': 'Identico all’anteprima',
  'receipt.differs': 'Diverso dall’anteprima. Controllalo prima di inoltrarlo.',
  'receipt.fetching': 'Download del PDF…',
  'receipt.kept': 'Il PDF è conservato su questo computer.',
  'receipt.fetch-again': 'Scarica di nuovo',
  'receipt.fetched': 'Il PDF è stato scaricato di nuovo.',
  'receipt.folder-problem.missing':
    'La cartella per i PDF non esiste, perciò questo PDF è nella cartella dati: {path}',
  'receipt.folder-problem.not_writable':
    'Nella cartella per i PDF non si può scrivere, perciò questo PDF è nella cartella dati: {path}',
  'receipt.folder-choose': 'Scegli un’altra cartella…',

  'unknown.test':
    'È stata inviata una prova del documento {number} ({time}), ma il servizio non l’ha confermata. Non è stato addebitato nulla: puoi continuare a compilare e trasmettere di nuovo.',

  'delivered.tabs': 'Che cosa viene mostrato',
  'delivered.tab': 'PDF consegnato',
  'delivered.tab.preview': 'Anteprima',
  'delivered.loading': 'Apertura del PDF…',
  'delivered.not-shown': 'Questo PDF non può essere mostrato qui. Aprilo nel visualizzatore di PDF.',
  'delivered.label': 'PDF consegnato: {kind:@kind} {number}',

  'pdfs.save-all': 'Salva tutti i PDF…',
  'pdfs.saved': {
    plural: 'count',
    one: '{count:number} PDF salvato in {folder}',
    other: '{count:number} PDF salvati in {folder}',
  },
  'pdfs.missing': {
    plural: 'count',
    one: '{count:number} documento non ha un PDF su questo computer: {numbers}',
    other: '{count:number} documenti non hanno un PDF su questo computer: {numbers}',
  },

  'settings.pdf': 'PDF ed e-mail',
  'settings.pdf.name': 'Nome dei file PDF',
  'settings.pdf.name.hint': '{placeholders} vengono sostituiti con il loro valore. Esempio: {example}',
  'settings.pdf.name.wrong': 'Inserisci un nome, come {example}.',
  'settings.pdf.folder': 'Cartella per i PDF delle fatture reali',
  'settings.pdf.folder.data': 'Nella cartella dati: {folder}',
  'settings.pdf.folder.choose': 'Scegli cartella…',
  'settings.pdf.folder.reset': 'Usa la cartella dati',
  'settings.pdf.folder.about':
    'I PDF precedenti restano dove sono. I PDF di prova sono sempre nella cartella dati.',
  'settings.email': 'E-mail con una fattura',
  'settings.email.language': 'Lingua della fattura',
  'settings.email.subject': 'Oggetto',
  'settings.email.body': 'Testo',
  'settings.email.hint':
    '{placeholders} vengono sostituiti con il loro valore. Una riga senza valore viene omessa.',
  'settings.email.reset': 'Usa il testo predefinito',
} as const satisfies Translation<typeof english>
