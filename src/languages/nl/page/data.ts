import type * as english from '../../en/page/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the data as a whole: state, backups, import and export. */
export const dataTexts = {
  'settings.data': 'Gegevens',
  'data.about': 'Alles wat je invoert, staat op deze computer en nergens anders.',
  'data.folder': 'Je gegevens staan in {folder}',
  'data.backup':
    'Laatste back-up: {time}. Er wordt er elke dag één gemaakt; de laatste tien blijven bewaard.',
  'data.no-backup': 'Nog geen back-up. Er wordt er elke dag één gemaakt; de laatste tien blijven bewaard.',
  'data.storage': 'Waar je gegevens staan',
  'data.backups': 'Back-ups',
  'data.export.title': 'Exporteren',
  'data.import.section': 'Importeren',
  'data.import.about':
    'Een export van deze of een andere computer komt in de plaats van alles wat hier staat.',
  'data.open-file.title': 'Factuurbestand',
  'data.open-file.about': 'Van één factuur als JSON wordt een nieuw concept gemaakt.',
  'data.deleted.title': 'Verwijderde documenten',
  'data.deleted.about': 'Ze kunnen 30 dagen lang worden hersteld.',
  'data.diagnostics.title': 'Diagnose',
  'data.export': 'Alles exporteren…',
  'data.export.about':
    'Facturen, creditfacturen, offertes, geschiedenis, PDF’s uit alle mappen, sjablonen en instellingen in één bestand. Sleutels zitten er niet in.',
  'data.exported': 'Geëxporteerd naar {path}',
  'data.exported.missing': {
    plural: 'count',
    one: 'De export bevat de PDF van {count:number} document niet, omdat het bestand ontbreekt of is gewijzigd: {numbers}. Sluit de schijf aan of download opnieuw, en exporteer dan nog een keer.',
    other:
      'De export bevat de PDF’s van {count:number} documenten niet, omdat de bestanden ontbreken of zijn gewijzigd: {numbers}. Sluit de schijf aan of download opnieuw, en exporteer dan nog een keer.',
  },
  'data.import': 'Importeren…',
  'data.import.title': 'Alles vervangen door dit bestand?',
  'data.import.text':
    'De documenten en instellingen uit ‘{name}’ komen in de plaats van die van hier. Wat hier met een live-sleutel is ingediend, blijft, zodat niets dubbel in rekening wordt gebracht. Alles wat hier nu staat, wordt eerst als kopie bewaard; je kunt het importeren dus in één stap ongedaan maken.',
  'data.replace.counts.file':
    'Documenten hier: {here:number}. In het gecontroleerde bestand: {count:number}.',
  'data.replace.counts.copy': 'Documenten hier: {here:number}. In de gecontroleerde back-up: {count:number}.',
  'data.replace.changes': 'Wat er met de documenten gebeurt',
  'data.replace.added': {
    plural: 'count',
    one: '{count:number} document is hier nieuw',
    other: '{count:number} documenten zijn hier nieuw',
  },
  'data.replace.replaced': {
    plural: 'count',
    one: '{count:number} document wordt vervangen door zijn andere versie',
    other: '{count:number} documenten worden vervangen door hun andere versie',
  },
  'data.replace.removed': {
    plural: 'count',
    one: '{count:number} document dat alleen hier staat, wordt verwijderd',
    other: '{count:number} documenten die alleen hier staan, worden verwijderd',
  },
  'data.replace.unchanged': {
    plural: 'count',
    one: '{count:number} document is hetzelfde',
    other: '{count:number} documenten zijn hetzelfde',
  },
  'data.replace.kept': {
    plural: 'count',
    one: '{count:number} document blijft zoals het is, omdat het (mogelijk) met een live-sleutel is ingediend',
    other:
      '{count:number} documenten blijven zoals ze zijn, omdat ze (mogelijk) met een live-sleutel zijn ingediend',
  },
  'data.replace.keys': 'Deze verbindingen hebben hun sleutel opnieuw nodig: {names}.',
  'data.changes.added': '{count:number} nieuw',
  'data.changes.replaced': '{count:number} vervangen',
  'data.changes.removed': '{count:number} verwijderd',
  'data.changes.unchanged': '{count:number} ongewijzigd',
  'data.restore': 'Herstellen…',
  'data.restore.title': 'De gegevens van {time} herstellen?',
  'data.restore.text':
    'Documenten, klanten, artikelen, schema’s en instellingen worden weer zoals ze toen waren. Wat met een live-sleutel is ingediend, blijft met nummer en betalingen vastgelegd, zodat niets dubbel in rekening kan worden gebracht. Verbindingen en hun sleutels blijven. Alles wat hier nu staat, wordt eerst als kopie bewaard; je kunt dit dus in één stap ongedaan maken.',
  'data.restore.checking': 'Back-up van {time} wordt gecontroleerd…',
  'data.restore.refused': 'Deze back-up kan niet worden hersteld',
  'data.restore.yes': 'Herstellen',
  'data.restoring': 'Bezig met herstellen…',
  'data.restored': 'Hersteld: {changes}.',
  'copies.title': 'Back-up herstellen',
  'copies.about':
    'Er wordt elke dag een back-up gemaakt; de laatste tien blijven bewaard. Wat door importeren of herstellen is vervangen, blijft ook bewaard. Voordat er iets verandert, zie je wat er zou veranderen.',
  'copies.daily': 'Dagelijkse back-up',
  'copies.update': 'Vóór een update',
  'copies.replaced': 'Vóór importeren of herstellen',
  'copies.documents': { plural: 'count', one: '{count:number} document', other: '{count:number} documenten' },
  'copies.unreadable': 'kan niet worden gelezen',
  'copies.restore-time': 'Back-up van {time} herstellen…',
  'data.import.trust':
    'Importeer alleen een bestand dat je vertrouwt. Indieningen die erin wachten, worden niet verzonden; bij elk staat wat je moet doen.',
  'data.import.checking': '{name} wordt gecontroleerd…',
  'data.import.refused': '{name} kan niet worden geïmporteerd',
  'data.import.yes': 'Alles vervangen',
  'data.importing': 'Bezig met importeren…',
  'data.exporting': 'Alles wordt geëxporteerd…',
  'data.exporting.progress': 'Deel dat is geëxporteerd',
  'data.export.cancelled': 'Het exporteren is geannuleerd. Er is geen bestand geschreven.',
  'data.imported': 'Geïmporteerd: {changes}.',
  'data.imported.kept': 'Geïmporteerd. Wat hier eerst stond, is bewaard in {path}',
  'data.imported.no-pdf-folder':
    'Nieuwe PDF’s worden in de gegevensmap bewaard: de geïmporteerde instellingen noemen {folder}, waar op deze computer geen bestanden kunnen worden geschreven.',
  'data.imported.no-template':
    'Nieuwe documenten gebruiken het sjabloon {used}: de geïmporteerde instellingen noemen {template}, dat niet op deze computer staat.',
  'data.imported.same': 'Er is niets vervangen: je gegevens zijn hetzelfde.',
  'data.diagnostics': 'Diagnose exporteren…',
  'data.diagnostics.about':
    'Voor als er iets misgaat: versies, instellingen en de laatste meldingen van het programma als tekst om te lezen en te versturen. Sleutels, namen en documenten staan er niet in.',
  'data.diagnostics.exported': 'Opgeslagen in {path}. Lees het voordat je het verstuurt.',
  'data.open-file': 'Factuurbestand openen…',
  'data.elsewhere': 'Elders opslaan…',
  'data.saved-elsewhere': 'Opgeslagen in {path}. Met ‘Factuurbestand openen…’ haal je het terug.',
  'data.newer':
    'Deze gegevens zijn door een nieuwere versie van Billwright geschreven. Je kunt ze lezen, afdrukken en exporteren; installeer de nieuwere versie om ze te wijzigen.',
  'data.read-only.disk-full':
    'De schijf is vol; daarom zijn je gegevens alleen-lezen geopend. Wat je nu invoert, wordt niet bewaard en er kan niets worden ingediend. Maak schijfruimte vrij en probeer het opnieuw.',
  'data.read-only.write-protected':
    'Je gegevensmap is tegen schrijven beveiligd; daarom zijn je gegevens alleen-lezen geopend. Wat je nu invoert, wordt niet bewaard en er kan niets worden ingediend. Maak de map beschrijfbaar en probeer het opnieuw.',
  'data.read-only.still.disk-full': 'De schijf is nog steeds vol. Je gegevens kunnen alleen worden gelezen.',
  'data.read-only.still.write-protected':
    'Je gegevensmap is nog steeds tegen schrijven beveiligd. Je gegevens kunnen alleen worden gelezen.',
  'data.read-only.submit':
    'Er is niets ingediend. Je gegevens kunnen nu alleen worden gelezen, dus de indiening kon niet worden vastgelegd.',
  'data.writable': 'Je gegevens kunnen weer worden geschreven.',
  'data.log-missing':
    'Billwright is de vorige keer onverwacht afgesloten, en het bestand met de laatste wijzigingen ontbreekt of is beschadigd. De laatste wijzigingen zijn mogelijk weg: controleer wat je het laatst hebt geschreven. Wat met een live-sleutel is verzonden, is vastgelegd in een eigen journaal.',
  'data.outdated':
    'Je gegevensbestand is ouder dan het journaal van wat is verzonden; wijzigingen van daarna kunnen dus ontbreken. Wat met een live-sleutel is verzonden, is uit het journaal hersteld.',
  'data.folder-outdated':
    'Deze gegevensmap is ouder dan wat op deze computer is ingediend, zoals nadat een systeemback-up is hersteld. Wat sindsdien is geschreven en verzonden, zit er niet in. Wat wacht, wordt niet automatisch verzonden, en documenten die niet verzonden lijken, kunnen in rekening zijn gebracht: zoek ze op in je account voordat je ze indient.',
  'data.folder-moved':
    'Deze gegevensmap is gekopieerd, of komt van een andere computer of gebruikersaccount. Wat erin wacht, wordt niet automatisch verzonden: bevestig elk document één keer. Als de map uit een back-up komt, kunnen documenten die niet verzonden lijken sindsdien in rekening zijn gebracht.',
  'data.state-unwritable':
    'Billwright kan op deze computer niet noteren wat het indient, omdat de statusmap niet kan worden geschreven. Je kunt indienen, maar wat nog wacht als Billwright sluit, wordt bij de volgende start niet automatisch verzonden.',
  'data.journal-rewritten':
    'Het journaal van wat met een live-sleutel is verzonden, was beschadigd of ontbrak. Het is opnieuw geschreven op basis van je documenten; er is niets verloren.',
  'data.damage-found':
    'Het gegevensbestand is op sommige plaatsen beschadigd. Herstel het nu, of sluit Billwright en open het opnieuw: je krijgt dan de nieuwste bruikbare back-up aangeboden, en wat sindsdien is geschreven, wordt uit het beschadigde bestand gelezen.',
  'data.examined': 'Het gegevensbestand is onderzocht: elke pagina ervan kan worden gelezen.',
  'data.recover.now': 'Nu herstellen…',
  'data.submissions-missing':
    'Niet alles wat vóór de beschadiging is verzonden, kon worden gelezen. Documenten die niet verzonden lijken, kunnen in rekening zijn gebracht: zoek ze op in je account voordat je ze indient.',
  'data.drafts-missing': {
    plural: 'count',
    one: 'Van {count:number} document kon wat het laatst is geschreven niet uit het beschadigde of geïmporteerde bestand worden gelezen. Een beschadigd bestand blijft bewaard in je gegevensmap.',
    other:
      'Van {count:number} documenten kon wat het laatst is geschreven niet uit het beschadigde of geïmporteerde bestand worden gelezen. Een beschadigd bestand blijft bewaard in je gegevensmap.',
  },
  'data.drafts-uncounted':
    'Niet alles kon uit het beschadigde of geïmporteerde bestand worden gelezen. Een beschadigd bestand blijft bewaard in je gegevensmap.',
  'data.backup-failed':
    'De back-up van vandaag kon niet worden geschreven. Controleer de vrije schijfruimte.',
  'data.damaged.title': 'Je gegevensbestand is beschadigd',
  'data.damaged.text':
    'Het kan niet veilig worden gelezen. Het wordt niet gewijzigd: wat je ook kiest, het blijft bewaard in je gegevensmap, en wat is geschreven en verzonden, wordt er zo veel mogelijk uit overgenomen.',
  'data.missing.title': 'Je gegevensbestand ontbreekt',
  'data.missing.text':
    'Er staan back-ups in je gegevensmap, maar het gegevensbestand zelf ontbreekt, en daarmee alles wat sinds de nieuwste back-up is geschreven en verzonden.',
  'data.recover.backup': {
    plural: 'count',
    one: 'De nieuwste bruikbare back-up is van {time} en bevat {count:number} document.',
    other: 'De nieuwste bruikbare back-up is van {time} en bevat {count:number} documenten.',
  },
  'data.recover.none': 'Er is geen back-up die kan worden gelezen.',
  'data.recover.import': 'Export importeren…',
  'data.recover.use': 'Back-up gebruiken',
  'data.recover.nothing': 'Zonder gegevens beginnen',
  'data.recovering':
    'Wat is geschreven en verzonden, wordt uit het beschadigde bestand gelezen. Je kunt het venster sluiten: er gaat niets verloren en je krijgt de vraag opnieuw.',
  'data.recovering.progress': 'Bekeken documenten',
  'data.recovered': 'Je gegevens zijn terug.',
  'command.deleted': 'Verwijderde documenten…',
  'command.versions': 'Eerdere versies…',
  'deleted.title': 'Verwijderde documenten',
  'deleted.about':
    'Verwijderd in de afgelopen 30 dagen. Daarna wordt een document dat nooit is ingediend definitief verwijderd.',
  'deleted.none': 'In de afgelopen 30 dagen is niets verwijderd.',
  'deleted.at': 'Verwijderd {time}, bewaard tot {until}',
  'deleted.restore': 'Herstellen',
  'deleted.restore-number': {
    select: 'number',
    '': 'Document zonder nummer herstellen',
    other: '{number} herstellen',
  },
  'versions.title': 'Eerdere versies',
  'versions.about':
    'Zo was het document vóór je pauzes. Een versie gebruiken kun je ongedaan maken, net als elke andere stap.',
  'versions.none': 'Er is nog geen eerdere versie. Er wordt er een bewaard als je na een pauze verdergaat.',
  'versions.lines': { plural: 'count', one: '{count:number} regel', other: '{count:number} regels' },
  'versions.use': 'Gebruiken',
  'versions.use-time': 'Versie van {time} gebruiken',
  'versions.used': 'De eerdere versie staat op het scherm.',
  'drop.e-invoice': 'Laat los om de e-factuur te openen',
  'drop.invoice-file': 'Laat los om van dit factuurbestand een concept te maken',
  'drop.export': 'Laat los om te zien wat het importeren van dit bestand zou vervangen',
  'drop.customers': 'Laat los om deze tabel met klanten te controleren. Er wordt nog niets geïmporteerd.',
  'drop.items': 'Laat los om deze tabel met artikelen te controleren. Er wordt nog niets geïmporteerd.',
  'drop.unnamed': 'Laat een e-factuur, een factuurbestand, een CSV-tabel of een export van Billwright los',
  'drop.several':
    'Laat één bestand tegelijk los. Meerdere bestanden kun je loslaten op de bijlagen van een factuur.',
  'drop.image':
    'Een afbeelding kun je alleen loslaten op het logo van de afzender of op de bijlagen van een factuur.',
  'drop.other':
    'Dit soort bestand kan niet worden geopend. E-facturen (XML, PDF), factuurbestanden (JSON), tabellen (CSV) en exports van Billwright wel.',
  'drop.dialog': 'Beantwoord eerst de open vraag en laat het bestand dan los.',
  'drop.read-only':
    'Je gegevens kunnen nu alleen worden gelezen, dus er kan niets worden geïmporteerd. E-facturen kunnen worden geopend.',
  'command.export-data': 'Alles exporteren…',
  'command.import-data': 'Alles importeren uit een bestand…',
  'command.restore-backup': 'Back-up herstellen…',
  'command.undo-import': 'Laatste import of herstel ongedaan maken',
  'command.open-file': 'Factuurbestand openen…',
  'command.export-diagnostics': 'Diagnose exporteren…',
} satisfies Translation<typeof english.dataTexts>
