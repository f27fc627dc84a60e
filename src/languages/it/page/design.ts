import type {
  designTexts as english,
  pdfDifferencesTexts as englishDifferences,
} from '../../en/page/design.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the design: templates, colour, typeface, paper. */
export const designTexts = {
  'design.title': 'Aspetto',
  'design.more': 'Colore personalizzato, carta e altro',
  'design.less': 'Mostra meno opzioni di aspetto',
  'design.templates': 'Modello',
  'design.template': '{title}: {description}',
  'design.custom': 'Il tuo modello; inviato al servizio alla prima trasmissione con esso',
  'design.broken': 'Il modello {name} non può essere usato. {mistake}',
  'design.no-picture': 'Nessuna immagine di {name}: {reason}',
  'design.color': 'Colore principale',
  'design.by-template': 'Come nel modello',
  'design.color.own': 'Colore personalizzato {color}',
  'design.color.hex': 'Altro colore, nel formato #rrggbb',
  'design.color.hex.wrong': 'Inserisci un colore nel formato #rrggbb, ad esempio #1d3fbb.',
  'design.color.pale': 'Troppo chiaro per il testo: sulla carta il testo ne prende un tono più scuro.',
  'design.color.cobalt': 'Cobalto',
  'design.color.steel': 'Acciaio',
  'design.color.pine': 'Pino',
  'design.color.ochre': 'Ocra',
  'design.color.rust': 'Ruggine',
  'design.color.wine': 'Vino',
  'design.color.plum': 'Prugna',
  'design.color.ink': 'Inchiostro',
  'design.typeface': 'Carattere',
  'design.typeface.by-template': 'Carattere standard',
  'design.typeface.sans': 'Senza grazie',
  'design.typeface.serif': 'Con grazie',
  'design.paper': 'Carta',
  'design.custom-folder': 'I tuoi modelli vengono letti da {folder}',
} as const satisfies Translation<typeof english>

/** Texts of the comparison between delivered PDF and preview. */
export const pdfDifferencesTexts = {
  'difference.pages': {
    plural: 'count',
    one: 'Il PDF ha {count:number} pagina invece di {expected:number}.',
    other: 'Il PDF ha {count:number} pagine invece di {expected:number}.',
  },
  'difference.more': {
    plural: 'count',
    one: 'Un’altra differenza.',
    other: 'Altre {count:number} differenze.',
  },
  'difference.mark_missing': 'Manca la dicitura TEST.',
  'difference.mark_unexpected':
    'Il PDF porta la dicitura TEST, benché sia stato trasmesso con una chiave reale.',
  'difference.text': 'A pagina {page:digits} c’è «{found}» invece di «{expected}».',
  'difference.text.missing': 'A pagina {page:digits} manca «{expected}».',
  'difference.text.added': 'A pagina {page:digits} c’è in più «{found}».',
  'difference.value.invoice_number': 'Il numero di fattura {value} non si trova nel PDF.',
  'difference.value.customer': 'Il cliente {value} non si trova nel PDF.',
  'difference.value.line': 'La riga «{value}» non si trova nel PDF.',
  'difference.value.payable': 'L’importo {value} non si trova nel PDF.',
  'difference.einvoice_missing': 'La fattura elettronica richiesta non è allegata al PDF.',
  'difference.einvoice_unexpected':
    'Il PDF contiene una fattura elettronica, che in una prova non deve esserci: non inoltrarlo.',
  'difference.einvoice_attached': 'Il PDF contiene la fattura elettronica {name}.',
  'difference.script': 'Il PDF contiene uno script di cui non ha bisogno: aprilo con cautela.',
  'difference.same_text': 'Sono stati confrontati le pagine e il testo, non l’aspetto.',
  'difference.same_values':
    'È stato creato da un altro programma, perciò l’aspetto non è confrontabile. Numero, cliente, righe e importo ci sono.',
  'difference.encrypted': 'Confronto impossibile: il PDF è protetto da una password.',
  'difference.damaged': 'Confronto impossibile: il PDF è danneggiato. Scaricalo di nuovo o apri il link.',
  'difference.too_much':
    'Confronto impossibile: leggerlo richiede troppo tempo o troppa memoria. Aprilo con cautela.',
  'difference.no_text': 'Confronto impossibile: il PDF non contiene testo.',
  'difference.no_preview':
    'Confronto impossibile: l’anteprima non è stata creata, forse perché manca il modello.',
} as const satisfies Translation<typeof englishDifferences>
