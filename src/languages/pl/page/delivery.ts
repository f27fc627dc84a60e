import type * as english from '../../en/page/delivery.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the receipt, the delivered PDF, its file and its e-mail. */
export const deliveryTexts = {
  'receipt.region': 'Potwierdzenie',
  'receipt.title': 'Utworzono {kind:@kind.accusative} {number}',
  'receipt.title.test': 'Utworzono na próbę {kind:@kind.accusative} {number}',
  'receipt.test': 'Utworzono na próbę {kind:@kind.accusative} z oznaczeniem TEST. Nie naliczono opłaty.',
  'receipt.test.unchanged': 'Testowy PDF: {time}, od tego czasu bez zmian.',
  'receipt.test.changed': 'Testowy PDF: {time}, od tego czasu wprowadzono zmiany.',
  'receipt.test.marked': 'Ma oznaczenie TEST. Nie naliczono opłaty.',
  'receipt.test.free': 'Nie naliczono opłaty.',
  'receipt.job': 'Zadanie',
  'receipt.time': 'Czas',
  'receipt.mode': 'Tryb',
  'receipt.link': 'Link',
  'receipt.file': 'Plik',
  'receipt.mode.live': 'Produkcja · naliczono opłatę',
  'receipt.mode.test': 'Test · bez opłaty',
  'receipt.copy': 'Kopiuj link',
  'receipt.copied': 'Skopiowano link',
  'receipt.open': 'Otwórz link',
  'receipt.open-pdf': 'Otwórz PDF',
  'receipt.folder': 'Pokaż w folderze',
  'receipt.save': 'Zapisz PDF…',
  'receipt.saved': 'Zapisano jako {path}',
  'receipt.email': 'E-mail…',
  'receipt.emailed': 'Szkic wiadomości z załączonym PDF jest otwarty w programie pocztowym.',
  'receipt.emailed.no-address':
    'Szkic wiadomości jest otwarty w programie pocztowym. Dodaj adres klienta.',
  'receipt.emailed.link':
    'Otwarto wiadomość, ale nie udało się załączyć PDF. Załącz plik, który jest widoczny w swoim folderze.',
  'receipt.emailed.nothing': 'Nic się nie otworzyło?',
  'receipt.matches': 'Zgodny z podglądem',
  'receipt.differs': 'Różni się od podglądu. Obejrzyj go przed wysłaniem dalej.',
  'receipt.fetching': 'Pobieranie PDF…',
  'receipt.kept': 'PDF jest zapisany na tym komputerze.',
  'receipt.fetch-again': 'Pobierz ponownie',
  'receipt.fetched': 'Ponownie pobrano PDF.',
  'receipt.folder-problem.missing': 'Folder na PDF nie istnieje, więc ten PDF jest w folderze danych: {path}',
  'receipt.folder-problem.not_writable':
    'W folderze na PDF nie można zapisywać, więc ten PDF jest w folderze danych: {path}',
  'receipt.folder-choose': 'Wybierz inny folder…',

  'unknown.test':
    'Wysłano na próbę {number} ({time}), ale usługa tego nie potwierdziła. Nie naliczono opłaty: można pisać dalej i przesłać ponownie.',

  'delivered.tabs': 'Co jest widoczne',
  'delivered.tab': 'Dostarczony PDF',
  'delivered.tab.preview': 'Podgląd',
  'delivered.loading': 'Otwieranie PDF…',
  'delivered.not-shown': 'Tego PDF nie można tu pokazać. Otwórz go w przeglądarce plików PDF.',
  'delivered.label': 'Dostarczony PDF {kind:@kind.genitive} {number}',

  'pdfs.save-all': 'Zapisz wszystkie PDF…',
  'pdfs.saved': {
    plural: 'count',
    one: 'Zapisano {count:number} plik PDF w folderze {folder}',
    few: 'Zapisano {count:number} pliki PDF w folderze {folder}',
    many: 'Zapisano {count:number} plików PDF w folderze {folder}',
    other: 'Zapisano {count:number} pliku PDF w folderze {folder}',
  },
  'pdfs.missing': {
    plural: 'count',
    one: '{count:number} dokument nie ma PDF na tym komputerze: {numbers}',
    few: '{count:number} dokumenty nie mają PDF na tym komputerze: {numbers}',
    many: '{count:number} dokumentów nie ma PDF na tym komputerze: {numbers}',
    other: '{count:number} dokumentu nie ma PDF na tym komputerze: {numbers}',
  },

  'settings.pdf': 'PDF i e-mail',
  'settings.pdf.name': 'Nazwa plików PDF',
  'settings.pdf.name.hint': 'Wstawiane są wartości: {placeholders}. Przykład: {example}',
  'settings.pdf.name.wrong': 'Podaj nazwę, na przykład {example}.',
  'settings.pdf.folder': 'Folder na PDF faktur z kluczem produkcyjnym',
  'settings.pdf.folder.data': 'W folderze danych: {folder}',
  'settings.pdf.folder.choose': 'Wybierz folder…',
  'settings.pdf.folder.reset': 'Użyj folderu danych',
  'settings.pdf.folder.about':
    'Wcześniejsze PDF pozostają tam, gdzie są. Testowe PDF są zawsze w folderze danych.',
  'settings.email': 'E-mail z fakturą',
  'settings.email.language': 'Język faktury',
  'settings.email.subject': 'Temat',
  'settings.email.body': 'Treść',
  'settings.email.hint': 'Wstawiane są wartości: {placeholders}. Wiersz bez wartości jest pomijany.',
  'settings.email.reset': 'Użyj domyślnej treści',
} as const satisfies Translation<typeof english.deliveryTexts>
