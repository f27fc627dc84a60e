import type * as english from '../../en/page/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the data as a whole: state, backups, import and export. */
export const dataTexts = {
  'settings.data': 'Dane',
  'data.about': 'Wszystko, co piszesz, jest przechowywane na tym komputerze i nigdzie indziej.',
  'data.folder': 'Dane są w folderze {folder}',
  'data.backup': 'Ostatnia kopia zapasowa: {time}. Powstaje jedna dziennie, a dziesięć jest przechowywanych.',
  'data.no-backup':
    'Nie ma jeszcze kopii zapasowej. Powstaje jedna dziennie, a dziesięć jest przechowywanych.',
  'data.storage': 'Gdzie są dane',
  'data.backups': 'Kopie zapasowe',
  'data.export.title': 'Eksport',
  'data.import.section': 'Import',
  'data.import.about': 'Eksport z tego lub innego komputera zastępuje wszystko, co tu jest.',
  'data.open-file.title': 'Plik faktury',
  'data.open-file.about': 'Pojedyncza faktura w formacie JSON staje się nowym szkicem.',
  'data.deleted.title': 'Usunięte dokumenty',
  'data.deleted.about': 'Można je przywrócić przez 30 dni.',
  'data.diagnostics.title': 'Diagnostyka',
  'data.export': 'Eksportuj wszystko…',
  'data.export.about':
    'Faktury, faktury korygujące, oferty, historia, PDF z wszystkich folderów, szablony i ustawienia w jednym pliku. Kluczy w nim nie ma.',
  'data.exported': 'Wyeksportowano do {path}',
  'data.exported.missing': {
    plural: 'count',
    one: 'W eksporcie brakuje PDF {count:number} dokumentu, bo jego pliku nie ma lub został zmieniony: {numbers}. Podłącz jego dysk albo pobierz go ponownie, a potem wyeksportuj jeszcze raz.',
    few: 'W eksporcie brakuje PDF {count:number} dokumentów, bo ich plików nie ma lub zostały zmienione: {numbers}. Podłącz ich dysk albo pobierz je ponownie, a potem wyeksportuj jeszcze raz.',
    many: 'W eksporcie brakuje PDF {count:number} dokumentów, bo ich plików nie ma lub zostały zmienione: {numbers}. Podłącz ich dysk albo pobierz je ponownie, a potem wyeksportuj jeszcze raz.',
    other:
      'W eksporcie brakuje PDF {count:number} dokumentu, bo ich plików nie ma lub zostały zmienione: {numbers}. Podłącz ich dysk albo pobierz je ponownie, a potem wyeksportuj jeszcze raz.',
  },
  'data.import': 'Importuj…',
  'data.import.title': 'Zastąpić wszystko tym plikiem?',
  'data.import.text':
    'Dokumenty i ustawienia z „{name}” zastąpią te, które tu są. To, co przesłano stąd z kluczem produkcyjnym, pozostanie, aby nic nie zostało zafakturowane dwukrotnie. Najpierw zachowywana jest kopia wszystkiego, co tu teraz jest, więc import można cofnąć jednym krokiem.',
  'data.replace.counts.file': 'Dokumenty tutaj: {here:number}. W pliku, który sprawdzono: {count:number}.',
  'data.replace.counts.copy':
    'Dokumenty tutaj: {here:number}. W kopii zapasowej, którą sprawdzono: {count:number}.',
  'data.replace.changes': 'Co stanie się z dokumentami',
  'data.replace.added': {
    plural: 'count',
    one: '{count:number} dokument jest tu nowy',
    few: '{count:number} dokumenty są tu nowe',
    many: '{count:number} dokumentów jest tu nowych',
    other: '{count:number} dokumentu jest tu nowe',
  },
  'data.replace.replaced': {
    plural: 'count',
    one: '{count:number} dokument zostanie zastąpiony inną wersją',
    few: '{count:number} dokumenty zostaną zastąpione innymi wersjami',
    many: '{count:number} dokumentów zostanie zastąpionych innymi wersjami',
    other: '{count:number} dokumentu zostanie zastąpione innymi wersjami',
  },
  'data.replace.removed': {
    plural: 'count',
    one: '{count:number} dokument, który jest tylko tutaj, zostanie usunięty',
    few: '{count:number} dokumenty, które są tylko tutaj, zostaną usunięte',
    many: '{count:number} dokumentów, które są tylko tutaj, zostanie usuniętych',
    other: '{count:number} dokumentu, które są tylko tutaj, zostanie usunięte',
  },
  'data.replace.unchanged': {
    plural: 'count',
    one: '{count:number} dokument jest taki sam',
    few: '{count:number} dokumenty są takie same',
    many: '{count:number} dokumentów jest takich samych',
    other: '{count:number} dokumentu jest takie samo',
  },
  'data.replace.kept': {
    plural: 'count',
    one: '{count:number} dokument pozostanie bez zmian, bo przesłano go lub mógł zostać przesłany z kluczem produkcyjnym',
    few: '{count:number} dokumenty pozostaną bez zmian, bo przesłano je lub mogły zostać przesłane z kluczem produkcyjnym',
    many: '{count:number} dokumentów pozostanie bez zmian, bo przesłano je lub mogły zostać przesłane z kluczem produkcyjnym',
    other:
      '{count:number} dokumentu pozostanie bez zmian, bo przesłano je lub mogły zostać przesłane z kluczem produkcyjnym',
  },
  'data.replace.keys': 'Te połączenia ponownie potrzebują klucza: {names}.',
  'data.changes.added': 'nowe: {count:number}',
  'data.changes.replaced': 'zastąpione: {count:number}',
  'data.changes.removed': 'usunięte: {count:number}',
  'data.changes.unchanged': 'bez zmian: {count:number}',
  'data.restore': 'Przywróć…',
  'data.restore.title': 'Przywrócić dane ({time})?',
  'data.restore.text':
    'Dokumenty, klienci, produkty, harmonogramy i ustawienia staną się takie jak wtedy. To, co przesłano z kluczem produkcyjnym, pozostanie zapisane z numerem i płatnościami, więc nic nie zostanie zafakturowane dwukrotnie. Połączenia i ich klucze pozostaną. Najpierw zachowywana jest kopia wszystkiego, co tu teraz jest, więc można to cofnąć jednym krokiem.',
  'data.restore.checking': 'Sprawdzanie kopii zapasowej ({time})…',
  'data.restore.refused': 'Tej kopii zapasowej nie można przywrócić',
  'data.restore.yes': 'Przywróć',
  'data.restoring': 'Przywracanie…',
  'data.restored': 'Przywrócono: {changes}.',
  'copies.title': 'Przywróć kopię zapasową',
  'copies.about':
    'Codziennie powstaje jedna kopia zapasowa, a dziesięć jest przechowywanych. Zachowywane jest też to, co zastąpił import lub przywracanie. Przed każdą zmianą widać, co zostanie zmienione.',
  'copies.daily': 'Codzienna kopia zapasowa',
  'copies.update': 'Przed aktualizacją',
  'copies.replaced': 'Przed importem lub przywróceniem',
  'copies.documents': {
    plural: 'count',
    one: '{count:number} dokument',
    few: '{count:number} dokumenty',
    many: '{count:number} dokumentów',
    other: '{count:number} dokumentu',
  },
  'copies.unreadable': 'nie można odczytać',
  'copies.restore-time': 'Przywróć kopię zapasową ({time})…',
  'data.import.trust':
    'Importuj tylko zaufany plik. Oczekujące w nim dokumenty nie zostaną przesłane; przy każdym podano, co zrobić.',
  'data.import.checking': 'Sprawdzanie pliku {name}…',
  'data.import.refused': 'Nie można zaimportować pliku {name}',
  'data.import.yes': 'Zastąp wszystko',
  'data.importing': 'Importowanie…',
  'data.exporting': 'Eksportowanie wszystkiego…',
  'data.exporting.progress': 'Wyeksportowana część',
  'data.export.cancelled': 'Anulowano eksport. Nie zapisano żadnego pliku.',
  'data.imported': 'Zaimportowano: {changes}.',
  'data.imported.kept': 'Zaimportowano. To, co było tu wcześniej, zachowano w {path}',
  'data.imported.no-pdf-folder':
    'Nowe PDF są zapisywane w folderze danych: zaimportowane ustawienia podają {folder}, gdzie na tym komputerze nie można zapisywać plików.',
  'data.imported.no-template':
    'Nowe dokumenty używają szablonu {used}: zaimportowane ustawienia podają {template}, którego nie ma na tym komputerze.',
  'data.imported.same': 'Niczego nie zastąpiono: dane są takie same.',
  'data.diagnostics': 'Eksportuj diagnostykę…',
  'data.diagnostics.about':
    'Gdy coś nie działa: wersje, ustawienia i ostatnie komunikaty programu jako tekst do przeczytania i wysłania. Nie ma w nim kluczy, nazw ani dokumentów.',
  'data.diagnostics.exported': 'Zapisano w {path}. Przeczytaj przed wysłaniem.',
  'data.open-file': 'Otwórz plik faktury…',
  'data.elsewhere': 'Zapisz gdzie indziej…',
  'data.saved-elsewhere': 'Zapisano w {path}. Polecenie „Otwórz plik faktury…” wczytuje ją z powrotem.',
  'data.newer':
    'Te dane zapisała nowsza wersja programu Billwright. Można je czytać, drukować i eksportować; aby je zmienić, zainstaluj nowszą wersję.',
  'data.read-only.disk-full':
    'Dysk jest pełny, więc dane otwarto tylko do odczytu. Nic, co teraz napiszesz, nie zostanie zachowane, i niczego nie można przesłać. Zwolnij miejsce na dysku i spróbuj ponownie.',
  'data.read-only.write-protected':
    'Folder danych jest chroniony przed zapisem, więc dane otwarto tylko do odczytu. Nic, co teraz napiszesz, nie zostanie zachowane, i niczego nie można przesłać. Zezwól na zapis w folderze i spróbuj ponownie.',
  'data.read-only.still.disk-full': 'Dysk jest nadal pełny. Dane można tylko czytać.',
  'data.read-only.still.write-protected':
    'Folder danych jest nadal chroniony przed zapisem. Dane można tylko czytać.',
  'data.read-only.submit':
    'Niczego nie przesłano. Dane można teraz tylko czytać, więc nie dałoby się zapisać przesłania.',
  'data.writable': 'Dane można znów zapisywać.',
  'data.log-missing':
    'Poprzednio Billwright zamknął się nieoczekiwanie, a plik z ostatnimi zmianami jest uszkodzony lub go brakuje. Ostatnie zmiany mogły przepaść: sprawdź, co napisano na końcu. To, co wysłano z kluczem produkcyjnym, jest zapisane w osobnym dzienniku.',
  'data.outdated':
    'Plik danych jest starszy niż dziennik wysłanych dokumentów, więc może brakować późniejszych zmian. To, co wysłano z kluczem produkcyjnym, przywrócono z dziennika.',
  'data.folder-outdated':
    'Ten folder danych jest starszy niż to, co przesłano na tym komputerze, jak po przywróceniu z systemowej kopii zapasowej. Nie ma w nim tego, co od tego czasu napisano i wysłano. Nic, co oczekuje, nie zostanie wysłane samo, a za dokumenty, które wyglądają na niewysłane, mogła zostać naliczona opłata: sprawdź je na swoim koncie przed przesłaniem.',
  'data.folder-moved':
    'Ten folder danych skopiowano albo pochodzi z innego komputera lub konta użytkownika. Nic, co w nim oczekuje, nie zostanie wysłane samo: potwierdź każdy dokument raz. Jeśli pochodzi z kopii zapasowej, za dokumenty, które wyglądają na niewysłane, mogła od tego czasu zostać naliczona opłata.',
  'data.state-unwritable':
    'Billwright nie może odnotować na tym komputerze, co przesyła, bo nie da się zapisywać w jego folderze stanu. Można przesyłać, ale to, co przy zamknięciu programu Billwright jeszcze oczekuje, nie zostanie wysłane samo przy następnym uruchomieniu.',
  'data.journal-rewritten':
    'Dziennik dokumentów wysłanych z kluczem produkcyjnym był uszkodzony lub go brakowało. Utworzono go ponownie z dokumentów; nic nie przepadło.',
  'data.damage-found':
    'Plik danych jest miejscami uszkodzony. Odzyskaj go teraz albo zamknij i ponownie otwórz Billwright: zaproponowana zostanie najnowsza sprawna kopia zapasowa, a to, co napisano później, zostanie odczytane z uszkodzonego pliku.',
  'data.examined': 'Sprawdzono plik danych: można odczytać każdą jego stronę.',
  'data.recover.now': 'Odzyskaj teraz…',
  'data.submissions-missing':
    'Nie udało się odczytać wszystkiego, co wysłano przed uszkodzeniem. Za dokumenty, które wyglądają na niewysłane, mogła zostać naliczona opłata: sprawdź je na swoim koncie przed przesłaniem.',
  'data.drafts-missing': {
    plural: 'count',
    one: 'Nie udało się odczytać ostatnich zmian {count:number} dokumentu z uszkodzonego lub zaimportowanego pliku. Uszkodzony plik jest przechowywany w folderze danych.',
    few: 'Nie udało się odczytać ostatnich zmian {count:number} dokumentów z uszkodzonego lub zaimportowanego pliku. Uszkodzony plik jest przechowywany w folderze danych.',
    many: 'Nie udało się odczytać ostatnich zmian {count:number} dokumentów z uszkodzonego lub zaimportowanego pliku. Uszkodzony plik jest przechowywany w folderze danych.',
    other:
      'Nie udało się odczytać ostatnich zmian {count:number} dokumentu z uszkodzonego lub zaimportowanego pliku. Uszkodzony plik jest przechowywany w folderze danych.',
  },
  'data.drafts-uncounted':
    'Nie udało się odczytać wszystkiego z uszkodzonego lub zaimportowanego pliku. Uszkodzony plik jest przechowywany w folderze danych.',
  'data.backup-failed': 'Nie udało się zapisać dzisiejszej kopii zapasowej. Sprawdź wolne miejsce na dysku.',
  'data.damaged.title': 'Plik danych jest uszkodzony',
  'data.damaged.text':
    'Nie można go bezpiecznie odczytać. Niezależnie od wyboru pozostanie bez zmian w folderze danych, a to, co napisano i wysłano, zostanie z niego odczytane, o ile się da.',
  'data.missing.title': 'Brakuje pliku danych',
  'data.missing.text':
    'W folderze danych są kopie zapasowe, ale samego pliku danych nie ma, a z nim tego, co napisano i wysłano od najnowszej kopii.',

  'data.recover.backup': {
    plural: 'count',
    one: 'Najnowsza sprawna kopia zapasowa ({time}) zawiera {count:number} dokument.',
    few: 'Najnowsza sprawna kopia zapasowa ({time}) zawiera {count:number} dokumenty.',
    many: 'Najnowsza sprawna kopia zapasowa ({time}) zawiera {count:number} dokumentów.',
    other: 'Najnowsza sprawna kopia zapasowa ({time}) zawiera {count:number} dokumentu.',
  },
  'data.recover.none': 'Nie ma kopii zapasowej, którą można odczytać.',
  'data.recover.import': 'Importuj plik eksportu…',
  'data.recover.use': 'Użyj kopii zapasowej',
  'data.recover.nothing': 'Zacznij od zera',
  'data.recovering':
    'Odczytywanie z uszkodzonego pliku tego, co napisano i wysłano. Okno można zamknąć: nic nie przepadnie, a pytanie pojawi się ponownie.',
  'data.recovering.progress': 'Sprawdzone dokumenty',
  'data.recovered': 'Odzyskano dane.',
  'command.deleted': 'Usunięte dokumenty…',
  'command.versions': 'Wcześniejsze wersje…',
  'deleted.title': 'Usunięte dokumenty',
  'deleted.about':
    'Usunięte w ciągu ostatnich 30 dni. Później dokument, którego nigdy nie przesłano, jest usuwany na stałe.',
  'deleted.none': 'W ciągu ostatnich 30 dni niczego nie usunięto.',
  'deleted.at': 'Usunięto {time}, można przywrócić do {until}',
  'deleted.restore': 'Przywróć',
  'deleted.restore-number': {
    select: 'number',
    '': 'Przywróć dokument bez numeru',
    other: 'Przywróć {number}',
  },
  'versions.title': 'Wcześniejsze wersje',
  'versions.about':
    'Dokument w stanie sprzed każdej przerwy. Użycie wersji można cofnąć jak każdy inny krok.',
  'versions.none': 'Nie ma jeszcze wcześniejszej wersji. Jest zachowywana przy każdym powrocie po przerwie.',
  'versions.lines': {
    plural: 'count',
    one: '{count:number} pozycja',
    few: '{count:number} pozycje',
    many: '{count:number} pozycji',
    other: '{count:number} pozycji',
  },
  'versions.use': 'Użyj',
  'versions.use-time': 'Użyj wersji ({time})',
  'versions.used': 'Wcześniejsza wersja jest na ekranie.',
  // while a file is dragged over the window
  'drop.e-invoice': 'Upuść, aby otworzyć e-fakturę',
  'drop.invoice-file': 'Upuść, aby utworzyć szkic z tego pliku faktury',
  'drop.export': 'Upuść, aby zobaczyć, co zastąpiłby import tego pliku',
  'drop.customers': 'Upuść, aby sprawdzić tę tabelę klientów. Nic jeszcze nie jest importowane.',
  'drop.items': 'Upuść, aby sprawdzić tę tabelę produktów. Nic jeszcze nie jest importowane.',
  'drop.unnamed': 'Upuść e-fakturę, plik faktury, tabelę CSV lub eksport z programu Billwright',
  'drop.several': 'Upuszczaj po jednym pliku. Kilka plików można upuścić na załączniki faktury.',
  'drop.image': 'Obraz można upuścić tylko na logo wystawcy lub na załączniki faktury.',
  'drop.other':
    'Nie można otworzyć pliku tego rodzaju. Można otworzyć e-faktury (XML, PDF), pliki faktur (JSON), tabele (CSV) i eksporty z programu Billwright.',
  'drop.dialog': 'Najpierw odpowiedz na otwarte pytanie, potem upuść plik.',
  'drop.read-only':
    'Dane można teraz tylko czytać, więc niczego nie można zaimportować. E-faktury można otwierać.',
  'command.export-data': 'Eksportuj wszystko…',
  'command.import-data': 'Importuj wszystko z pliku…',
  'command.restore-backup': 'Przywróć kopię zapasową…',
  'command.undo-import': 'Cofnij ostatni import lub przywrócenie',
  'command.open-file': 'Otwórz plik faktury…',
  'command.export-diagnostics': 'Eksportuj diagnostykę…',
} as const satisfies Translation<typeof english.dataTexts>
