/** The stored data, files and links on this computer. */
export const dataTexts = {
  'operation.unknown': 'There is no such operation.',
  'invoice.version_gone': 'This version is no longer kept.',
  'invoice.empty_file': 'The file is empty, so nothing was opened. Choose another file.',
  'invoice.other_file': 'This file is no invoice.',
  'sender.last': 'At least one sender is needed.',
  'sender.too_many': 'There can be at most {max:digits} senders.',
  'invoice.too_large': 'This document is too large to keep.',

  'store.disk_full': 'The disk is full. Nothing was saved.',
  'store.read_only': 'The data folder is read-only. Nothing was saved.',
  'store.in_use': 'Another program is using the data file. Nothing was saved.',
  'store.disk_error': 'The disk reports an error. Nothing was saved.',
  'store.damaged': 'The data file is damaged. It was not changed.',
  'store.no_access': 'The data folder cannot be opened. Check its permissions.',
  'store.no_folder': 'The data folder cannot be created at this path.',
  'store.not_a_folder': 'There is a file at the path of the data folder.',
  'store.unusable': 'The data file cannot be used right now. Nothing was saved.',
  'store.full_unreadable':
    'The disk is full, and your data cannot be read without some free space. Nothing is lost. Free some disk space and start Billwright again.',
  'store.read_only_unreadable':
    'The data folder is read-only, and the folder for temporary files has no room to read your data. Nothing is lost. Make the data folder writable, or free space in the other one, and start Billwright again.',
  'store.not_copied': 'Your data could not be copied before the update. Nothing was changed.',
  'store.no_backup': 'There is no backup that can be read.',
  'store.copy_gone': 'This copy of your data is not in the data folder any more. Nothing was changed.',
  'store.copy_damaged': 'This copy of your data is damaged. Nothing was changed. Choose another one.',
  'store.recovery_stopped': 'The recovery was stopped. Your data is unchanged.',
  'data.submissions_open':
    'A submission is not finished, so nothing was changed. First wait for it, withdraw it, or say whether the document exists.',
  'import.nothing_received':
    'No file was received, so nothing was imported. Your data is unchanged. Choose the file again.',
  'import.empty_file':
    'The file is empty, so nothing was imported. Your data is unchanged. Choose a file that Billwright exported.',

  'file.no_folder': 'There is no folder {folder}. Create it, or choose another one.',
  'file.folder_not_writable': 'Files cannot be written in {folder}. Choose another folder.',
  'file.disk_full': 'The disk is full.',
  'file.no_program': 'Nothing was opened: the program {command} is missing on this computer, or it failed.',
  'file.no_mail_program':
    'No mail program opened, so no e-mail was written. Save the PDF and attach it to an e-mail yourself.',
  'link.refused': 'This link cannot be opened.',
} as const
