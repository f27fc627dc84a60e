import type { sendersTexts as english } from '../../en/page/senders.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const sendersTexts = {
  'sender.title': 'Mittenti',
  'sender.about':
    'Se operi con più nomi, ognuno ha la propria numerazione, il proprio logo, i propri dati di pagamento e valori predefiniti.',
  'sender.label': 'Mittente',
  'sender.unnamed': 'Mittente senza nome',
  'sender.edited': 'Mittente da modificare',
  'sender.default': 'Per le nuove fatture',
  'sender.make-default': 'Usa per le nuove fatture',
  'sender.add': 'Aggiungi mittente…',
  'sender.add.name': 'Nome dell’azienda',
  'sender.add.submit': 'Aggiungi mittente',
  'sender.duplicate': 'Duplica',
  'sender.copy': 'Copia di {name}',
  'sender.remove': 'Rimuovi',
  'sender.added': 'Mittente {name} aggiunto',
  'sender.removed': 'Mittente {name} rimosso. I suoi documenti restano come sono.',
  'sender.profile-name': 'Nome negli elenchi',
  'sender.profile-name.hint': 'Non viene stampato. Se manca, compare il nome dell’azienda.',
  'sender.same-pattern': 'Stesso schema di {names}: la numerazione è comune.',
  'sender.suggestions': 'Mittenti',
  'sender.former': '{name} (rimosso)',
  'sender.changed': 'Il mittente è {name}',
  'sender.outdated': {
    plural: 'count',
    one: '1 bozza aperta contiene ancora altri dati di questo mittente.',
    other: '{count:number} bozze aperte contengono ancora altri dati di questo mittente.',
  },
  'sender.outdated.update': {
    plural: 'count',
    one: 'Aggiorna 1 bozza',
    other: 'Aggiorna {count:number} bozze',
  },
  'sender.updated': {
    plural: 'count',
    one: 'Mittente aggiornato in 1 bozza',
    other: 'Mittente aggiornato in {count:number} bozze',
  },
  'sender.update-undone': {
    plural: 'count',
    one: 'Annullato, tranne in 1 bozza modificata nel frattempo',
    other: 'Annullato, tranne in {count:number} bozze modificate nel frattempo',
  },
  'sender.differs': 'Nelle impostazioni questo mittente ha altri dati.',
  'sender.differs.update': 'Aggiorna questo documento',
  'sender.filter': 'Mittente',
  'sender.filter.all': 'Tutti i mittenti',
  'palette.new-invoice-from': 'Nuova fattura da {name}',
  'palette.change-sender': 'Cambia mittente in {name}',
  'sender.keywords': 'da azienda ditta venditore società nome profilo cambia',
} as const satisfies Translation<typeof english>
