import type { dataTexts as english } from '../../en/messages/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** The stored data, files and links on this computer. */
export const dataTexts = {
  'operation.unknown': 'Questa operazione non esiste.',
  'invoice.version_gone': 'Questa versione non è più conservata.',
  'invoice.empty_file': 'Il file è vuoto, perciò non è stato aperto nulla. Scegli un altro file.',
  'invoice.other_file': 'Questo file non è una fattura.',
  'sender.last': 'Serve almeno un mittente.',
  'sender.too_many': 'I mittenti possono essere al massimo {max:digits}.',
  'invoice.too_large': 'Questo documento è troppo grande per essere salvato.',

  'store.disk_full': 'Il disco è pieno. Non è stato salvato nulla.',
  'store.read_only': 'La cartella dati è in sola lettura. Non è stato salvato nulla.',
  'store.in_use': 'Un altro programma sta usando il file dei dati. Non è stato salvato nulla.',
  'store.disk_error': 'Il disco segnala un errore. Non è stato salvato nulla.',
  'store.damaged': 'Il file dei dati è danneggiato. Non è stato modificato.',
  'store.no_access': 'Impossibile aprire la cartella dati. Controllane i permessi.',
  'store.no_folder': 'Impossibile creare la cartella dati in questo percorso.',
  'store.not_a_folder': 'Nel percorso della cartella dati c’è un file.',
  'store.unusable': 'Ora il file dei dati non può essere usato. Non è stato salvato nulla.',
  'store.full_unreadable':
    'Il disco è pieno, e senza un po’ di spazio libero i dati non si possono leggere. Non è andato perso nulla. Libera spazio sul disco e avvia di nuovo Billwright.',
  'store.read_only_unreadable':
    'La cartella dati è in sola lettura, e la cartella dei file temporanei non ha spazio per leggere i dati. Non è andato perso nulla. Rendi scrivibile la cartella dati, o libera spazio nell’altra, e avvia di nuovo Billwright.',
  'store.not_copied':
    'Non è stato possibile copiare i dati prima dell’aggiornamento. Nulla è stato modificato.',
  'store.no_backup': 'Non c’è nessun backup leggibile.',
  'store.copy_gone': 'Questa copia dei dati non è più nella cartella dati. Nulla è stato modificato.',
  'store.copy_damaged': 'Questa copia dei dati è danneggiata. Nulla è stato modificato. Scegline un’altra.',
  'store.recovery_stopped': 'Il recupero è stato interrotto. I dati sono invariati.',
  'data.submissions_open':
    'Una trasmissione non è conclusa, perciò non è stato modificato nulla. Prima attendi la fine, ritirala o indica se il documento esiste.',
  'import.nothing_received':
    'Non è arrivato nessun file, perciò non è stato importato nulla. I dati sono invariati. Scegli di nuovo il file.',
  'import.empty_file':
    'Il file è vuoto, perciò non è stato importato nulla. I dati sono invariati. Scegli un file esportato da Billwright.',

  'file.no_folder': 'La cartella {folder} non esiste. Creala o scegline un’altra.',
  'file.folder_not_writable':
    'Nella cartella {folder} non si possono scrivere file. Scegli un’altra cartella.',
  'file.disk_full': 'Il disco è pieno.',
  'file.no_program':
    'Non è stato aperto nulla: il programma {command} manca su questo computer o ha dato un errore.',
  'file.no_mail_program':
    'Non si è aperto nessun programma di posta, perciò non è stata scritta nessuna e-mail. Salva il PDF e allegalo tu a un’e-mail.',
  'link.refused': 'Questo link non può essere aperto.',
} as const satisfies Translation<typeof english>
