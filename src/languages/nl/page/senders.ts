import type * as english from '../../en/page/senders.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const sendersTexts = {
  'sender.title': 'Afzenders',
  'sender.about':
    'Als je onder meerdere namen handelt, heeft elke naam eigen nummers, een eigen logo, betaalgegevens en standaarden.',
  'sender.label': 'Afzender',
  'sender.unnamed': 'Afzender zonder naam',
  'sender.edited': 'Te bewerken afzender',
  'sender.default': 'Voor nieuwe facturen',
  'sender.make-default': 'Voor nieuwe facturen gebruiken',
  'sender.add': 'Afzender toevoegen…',
  'sender.add.name': 'Naam van het bedrijf',
  'sender.add.submit': 'Afzender toevoegen',
  'sender.duplicate': 'Dupliceren',
  'sender.copy': 'Kopie van {name}',
  'sender.remove': 'Verwijderen',
  'sender.added': '{name} toegevoegd',
  'sender.removed': '{name} verwijderd. De documenten blijven zoals ze zijn.',
  'sender.profile-name': 'Naam in lijsten',
  'sender.profile-name.hint': 'Wordt niet afgedrukt. Zonder deze naam wordt de naam van het bedrijf getoond.',
  'sender.same-pattern': 'Hetzelfde patroon als {names}; er is dus één gezamenlijke nummerreeks.',
  'sender.suggestions': 'Afzenders',
  'sender.former': '{name} (verwijderd)',
  'sender.changed': 'De afzender is {name}',
  'sender.outdated': {
    plural: 'count',
    one: '1 open concept heeft nog andere gegevens van deze afzender.',
    other: '{count:number} open concepten hebben nog andere gegevens van deze afzender.',
  },
  'sender.outdated.update': {
    plural: 'count',
    one: '1 concept bijwerken',
    other: '{count:number} concepten bijwerken',
  },
  'sender.updated': {
    plural: 'count',
    one: 'Afzender bijgewerkt in 1 concept',
    other: 'Afzender bijgewerkt in {count:number} concepten',
  },
  'sender.update-undone': {
    plural: 'count',
    one: 'Ongedaan gemaakt, behalve in 1 concept dat sindsdien is gewijzigd',
    other: 'Ongedaan gemaakt, behalve in {count:number} concepten die sindsdien zijn gewijzigd',
  },
  'sender.differs': 'In de instellingen staan andere gegevens van deze afzender.',
  'sender.differs.update': 'Dit document bijwerken',
  'sender.filter': 'Afzender',
  'sender.filter.all': 'Alle afzenders',
  'palette.new-invoice-from': 'Nieuwe factuur van {name}',
  'palette.change-sender': 'Afzender wijzigen in {name}',
  'sender.keywords': 'van bedrijf verkoper onderneming naam profiel wisselen',
} satisfies Translation<typeof english.sendersTexts>
