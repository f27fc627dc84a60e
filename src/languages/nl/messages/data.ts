import type * as english from '../../en/messages/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** The stored data, files and links on this computer. */
export const dataTexts = {
  'operation.unknown': 'Deze bewerking bestaat niet.',
  'invoice.version_gone': 'Deze versie wordt niet meer bewaard.',
  'invoice.empty_file': 'Het bestand is leeg; daarom is er niets geopend. Kies een ander bestand.',
  'invoice.other_file': 'Dit bestand is geen factuur.',
  'sender.last': 'Er is ten minste één afzender nodig.',
  'sender.too_many': 'Er kunnen hoogstens {max:digits} afzenders zijn.',
  'invoice.too_large': 'Dit document is te groot om te bewaren.',
  'store.disk_full': 'De schijf is vol. Er is niets opgeslagen.',
  'store.read_only': 'De gegevensmap is alleen-lezen. Er is niets opgeslagen.',
  'store.in_use': 'Een ander programma gebruikt het gegevensbestand. Er is niets opgeslagen.',
  'store.disk_error': 'De schijf meldt een fout. Er is niets opgeslagen.',
  'store.damaged': 'Het gegevensbestand is beschadigd. Het is niet gewijzigd.',
  'store.no_access': 'De gegevensmap kan niet worden geopend. Controleer de rechten.',
  'store.no_folder': 'De gegevensmap kan op dit pad niet worden gemaakt.',
  'store.not_a_folder': 'Op het pad van de gegevensmap staat een bestand.',
  'store.unusable': 'Het gegevensbestand kan nu niet worden gebruikt. Er is niets opgeslagen.',
  'store.full_unreadable':
    'De schijf is vol, en je gegevens kunnen zonder vrije ruimte niet worden gelezen. Er is niets verloren. Maak schijfruimte vrij en start Billwright opnieuw.',
  'store.read_only_unreadable':
    'De gegevensmap is alleen-lezen, en in de map voor tijdelijke bestanden is geen plaats om je gegevens te lezen. Er is niets verloren. Maak de gegevensmap beschrijfbaar, of maak in de andere map ruimte vrij, en start Billwright opnieuw.',
  'store.not_copied': 'Je gegevens konden vóór de update niet worden gekopieerd. Er is niets gewijzigd.',
  'store.no_backup': 'Er is geen back-up die kan worden gelezen.',
  'store.copy_gone': 'Deze kopie van je gegevens staat niet meer in de gegevensmap. Er is niets gewijzigd.',
  'store.copy_damaged': 'Deze kopie van je gegevens is beschadigd. Er is niets gewijzigd. Kies een andere.',
  'store.recovery_stopped': 'Het herstellen is gestopt. Je gegevens zijn ongewijzigd.',
  'data.submissions_open':
    'Een indiening is niet afgerond; daarom is er niets gewijzigd. Wacht er eerst op, trek die in, of geef aan of het document bestaat.',
  'import.nothing_received':
    'Er is geen bestand ontvangen; daarom is er niets geïmporteerd. Je gegevens zijn ongewijzigd. Kies het bestand opnieuw.',
  'import.empty_file':
    'Het bestand is leeg; daarom is er niets geïmporteerd. Je gegevens zijn ongewijzigd. Kies een bestand dat Billwright heeft geëxporteerd.',
  'file.no_folder': 'De map {folder} bestaat niet. Maak die, of kies een andere.',
  'file.folder_not_writable': 'In {folder} kunnen geen bestanden worden geschreven. Kies een andere map.',
  'file.disk_full': 'De schijf is vol.',
  'file.no_program':
    'Er is niets geopend: het programma {command} ontbreekt op deze computer of gaf een fout.',
  'file.no_mail_program':
    'Er is geen mailprogramma geopend; daarom is er geen e-mail geschreven. Sla de PDF op en voeg hem zelf toe aan een e-mail.',
  'link.refused': 'Deze link kan niet worden geopend.',
} satisfies Translation<typeof english.dataTexts>
