import type * as english from '../../en/messages/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** The stored data, files and links on this computer. */
export const dataTexts = {
  'operation.unknown': 'Nie ma takiej operacji.',
  'invoice.version_gone': 'Ta wersja nie jest już przechowywana.',
  'invoice.empty_file': 'Plik jest pusty, więc niczego nie otwarto. Wybierz inny plik.',
  'invoice.other_file': 'Ten plik nie jest fakturą.',
  'sender.last': 'Potrzebny jest co najmniej jeden wystawca.',
  'sender.too_many': 'Największa liczba wystawców to {max:digits}.',
  'invoice.too_large': 'Ten dokument jest za duży, aby go zachować.',

  'store.disk_full': 'Dysk jest pełny. Niczego nie zapisano.',
  'store.read_only': 'Folder danych jest tylko do odczytu. Niczego nie zapisano.',
  'store.in_use': 'Pliku danych używa inny program. Niczego nie zapisano.',
  'store.disk_error': 'Dysk zgłasza błąd. Niczego nie zapisano.',
  'store.damaged': 'Plik danych jest uszkodzony. Nie zmieniono go.',
  'store.no_access': 'Nie można otworzyć folderu danych. Sprawdź jego uprawnienia.',
  'store.no_folder': 'Nie można utworzyć folderu danych w tej ścieżce.',
  'store.not_a_folder': 'W ścieżce folderu danych jest plik.',
  'store.unusable': 'Pliku danych nie można teraz używać. Niczego nie zapisano.',
  'store.full_unreadable':
    'Dysk jest pełny, a bez wolnego miejsca nie można odczytać danych. Nic nie przepadło. Zwolnij miejsce na dysku i uruchom Billwright ponownie.',
  'store.read_only_unreadable':
    'Folder danych jest tylko do odczytu, a w folderze plików tymczasowych nie ma miejsca na odczytanie danych. Nic nie przepadło. Zezwól na zapis w folderze danych albo zwolnij miejsce w tym drugim i uruchom Billwright ponownie.',
  'store.not_copied': 'Nie udało się skopiować danych przed aktualizacją. Niczego nie zmieniono.',
  'store.no_backup': 'Nie ma kopii zapasowej, którą można odczytać.',
  'store.copy_gone': 'Tej kopii danych nie ma już w folderze danych. Niczego nie zmieniono.',
  'store.copy_damaged': 'Ta kopia danych jest uszkodzona. Niczego nie zmieniono. Wybierz inną.',
  'store.recovery_stopped': 'Zatrzymano odzyskiwanie. Dane się nie zmieniły.',
  'data.submissions_open':
    'Przesyłanie dokumentu nie jest zakończone, więc niczego nie zmieniono. Najpierw poczekaj, wycofaj dokument albo określ, czy istnieje.',
  'import.nothing_received':
    'Nie otrzymano pliku, więc niczego nie zaimportowano. Dane się nie zmieniły. Wybierz plik ponownie.',
  'import.empty_file':
    'Plik jest pusty, więc niczego nie zaimportowano. Dane się nie zmieniły. Wybierz plik wyeksportowany z programu Billwright.',

  'file.no_folder': 'Nie ma folderu {folder}. Utwórz go albo wybierz inny.',
  'file.folder_not_writable': 'W folderze {folder} nie można zapisywać plików. Wybierz inny folder.',
  'file.disk_full': 'Dysk jest pełny.',
  'file.no_program':
    'Niczego nie otwarto: na tym komputerze brakuje programu {command} albo program ten zakończył się błędem.',
  'file.no_mail_program':
    'Nie otworzył się żaden program pocztowy, więc nie powstała wiadomość. Zapisz PDF i samodzielnie załącz go do wiadomości.',
  'link.refused': 'Tego linku nie można otworzyć.',
} as const satisfies Translation<typeof english.dataTexts>
