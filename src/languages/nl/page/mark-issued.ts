import type * as english from '../../en/page/mark-issued.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts about documents that left by other means than a service. */
export const markIssuedTexts = {
  'command.mark-issued': 'Als uitgereikt markeren…',
  'mark.title': {
    plural: 'count',
    one: '{kind:capital:@kind} als uitgereikt markeren',
    other: '{count:number} {kind:@kinds} als uitgereikt markeren',
  },
  'mark.none': 'Niets om als uitgereikt te markeren',
  'mark.about':
    'Voor een document dat op een andere manier dan via een dienst is verzonden. Het nummer is gebruikt, het document is vergrendeld en telt als uitgereikt, en kan alleen met een creditfactuur worden gecorrigeerd. Je kunt dit tien seconden lang ongedaan maken.',
  'mark.documents': 'Als uitgereikt gemarkeerd',
  'mark.means': 'Manier van verzenden',
  'mark.means.choose': 'Kies…',
  'mark.means.missing': 'Kies hoe het is verzonden.',
  'mark.means.e_invoice': 'E-factuurbestand, verzonden of geüpload',
  'mark.means.portal': 'In een portaal ingevoerd',
  'mark.means.other_program': 'Met een ander programma gemaakt en verzonden',
  'mark.means.paper': 'Op papier',
  'mark.means.other': 'Op een andere manier',
  'mark.reason': 'Notitie',
  'mark.reason.needed': 'Manier van verzenden, in een paar woorden',
  'mark.reason.hint': 'Zoals de naam van het portaal of een referentie. Wordt niet afgedrukt.',
  'mark.reason.missing': 'Geef in een paar woorden aan hoe het is verzonden.',
  'mark.date': 'Verzonden op',
  'mark.date.future': 'Het is al verzonden, dus de dag is {today} of eerder.',
  'mark.file': 'Bestand',
  'mark.file.option': '{name} ({time})',
  'mark.file.other': 'Ander bestand',
  'mark.file.hash': 'Bewaard als bewijs: SHA-256 {sha256}',
  'mark.file.none': 'Er is geen hier geëxporteerd bestand als bewijs bewaard.',
  'mark.file.outdated':
    'Dit document is gewijzigd nadat {name} is geëxporteerd; in dat bestand staat dus iets anders. Exporteer opnieuw, of herstel de versie die is verzonden.',
  'mark.files':
    'Als bewijs bewaard: de hash van het nieuwste geëxporteerde bestand van {count:number} van {all:number} documenten.',
  'mark.no-pdf':
    'Van een document dat je markeert, is er geen definitieve PDF: wat is verzonden, is het origineel. De PDF ervan kan alleen met de TEST-markering worden opgeslagen en afgedrukt.',
  'mark.confirm': 'Als uitgereikt markeren',
  'mark.left-out': {
    plural: 'count',
    one: '{count:number} document niet meegenomen',
    other: '{count:number} documenten niet meegenomen',
  },
  'mark.blocked.submitted': 'Al uitgereikt.',
  'mark.blocked.under_way': 'De laatste indiening is niet afgerond.',
  'mark.done': {
    plural: 'count',
    one: '{number} is als uitgereikt gemarkeerd',
    other: '{count:number} {kind:@kinds} zijn als uitgereikt gemarkeerd',
  },
  'mark.undone': {
    plural: 'count',
    one: '{kind:capital:@kind} is weer een concept',
    other: '{count:number} {kind:@kinds} zijn weer een concept',
  },
  'mark.note': 'Als uitgereikt gemarkeerd',
  'mark.receipt': '{kind:capital:@kind} {number} is als uitgereikt gemarkeerd',
  'mark.receipt.how': '{means}, op {date}.',
  'mark.receipt.pdf': 'Wat is verzonden, is het origineel; de PDF hier heeft de TEST-markering.',
  'mark.receipt.marked': 'Gemarkeerd',
  'mark.receipt.hash': 'SHA-256 van het bestand',
  'mark.offer.text':
    'Overheden en bedrijven zien dit bestand als de factuur. Is het eenmaal verzonden, dan mag het concept niet meer veranderen en niet nog een keer in rekening worden gebracht.',
  'mark.offer': 'Na het exporteren als uitgereikt markeren',
} satisfies Translation<typeof english.markIssuedTexts>
