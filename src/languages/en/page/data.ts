/** Texts of the data as a whole: state, backups, import and export. */
export const dataTexts = {
  'settings.data': 'Data',
  'data.about': 'Everything you write is kept on this computer and nowhere else.',
  'data.folder': 'Your data is in {folder}',
  'data.backup': 'Last backup: {time}. One is made each day, and ten are kept.',
  'data.no-backup': 'No backup yet. One is made each day, and ten are kept.',
  'data.storage': 'Where your data is',
  'data.backups': 'Backups',
  'data.export.title': 'Export',
  'data.import.section': 'Import',
  'data.import.about': 'An export of this or another computer takes the place of everything here.',
  'data.open-file.title': 'Invoice file',
  'data.open-file.about': 'A single invoice as JSON becomes a new draft.',
  'data.deleted.title': 'Deleted documents',
  'data.deleted.about': 'They can be restored for 30 days.',
  'data.diagnostics.title': 'Diagnostics',
  'data.export': 'Export everything…',
  'data.export.about':
    'Invoices, credit notes, quotes, history, PDFs of every folder, templates and settings in one file. Keys are not in it.',
  'data.exported': 'Exported to {path}',
  'data.exported.missing': {
    plural: 'count',
    one: 'The export is without the PDF of {count:number} document, because its file is missing or was changed: {numbers}. Connect its disk or download it again, then export again.',
    other:
      'The export is without the PDFs of {count:number} documents, because their files are missing or were changed: {numbers}. Connect their disk or download them again, then export again.',
  },
  'data.import': 'Import…',
  'data.import.title': 'Replace everything with this file?',
  'data.import.text':
    'The documents and settings of “{name}” take the place of those that are here. What was submitted here with a live key stays, so that nothing is billed twice. All that is here now is kept as a copy first, so one step undoes the import.',
  'data.replace.counts.file':
    'Documents here: {here:number}. In the file, which was checked: {count:number}.',
  'data.replace.counts.copy':
    'Documents here: {here:number}. In the backup, which was checked: {count:number}.',
  'data.replace.changes': 'What becomes of the documents',
  'data.replace.added': {
    plural: 'count',
    one: '{count:number} document is new here',
    other: '{count:number} documents are new here',
  },
  'data.replace.replaced': {
    plural: 'count',
    one: '{count:number} document is replaced by its other version',
    other: '{count:number} documents are replaced by their other versions',
  },
  'data.replace.removed': {
    plural: 'count',
    one: '{count:number} document that is only here is removed',
    other: '{count:number} documents that are only here are removed',
  },
  'data.replace.unchanged': {
    plural: 'count',
    one: '{count:number} document is the same',
    other: '{count:number} documents are the same',
  },
  'data.replace.kept': {
    plural: 'count',
    one: '{count:number} document stays as it is, because it was or may have been submitted with a live key',
    other:
      '{count:number} documents stay as they are, because they were or may have been submitted with a live key',
  },
  'data.replace.keys': 'These connections need their key again: {names}.',
  'data.changes.added': '{count:number} new',
  'data.changes.replaced': '{count:number} replaced',
  'data.changes.removed': '{count:number} removed',
  'data.changes.unchanged': '{count:number} unchanged',
  'data.restore': 'Restore…',
  'data.restore.title': 'Restore the data of {time}?',
  'data.restore.text':
    'Documents, customers, items, schedules and settings become what they were then. What was submitted with a live key stays recorded with its number and payments, so nothing can be billed twice. Connections and their keys stay. All that is here now is kept as a copy first, so one step undoes this.',
  'data.restore.checking': 'Checking the backup of {time}…',
  'data.restore.refused': 'This backup can’t be restored',
  'data.restore.yes': 'Restore',
  'data.restoring': 'Restoring…',
  'data.restored': 'Restored: {changes}.',
  'copies.title': 'Restore a backup',
  'copies.about':
    'One backup is made each day, and ten are kept. What an import or a restore replaced is kept too. Before anything is changed, you see what it would change.',
  'copies.daily': 'Daily backup',
  'copies.update': 'Before an update',
  'copies.replaced': 'Before an import or restore',
  'copies.documents': { plural: 'count', one: '{count:number} document', other: '{count:number} documents' },
  'copies.unreadable': 'can’t be read',
  'copies.restore-time': 'Restore the backup of {time}…',
  'data.import.trust':
    'Import only a file that you trust. Submissions that wait in it are not sent; each says what to do.',
  'data.import.checking': 'Checking {name}…',
  'data.import.refused': '{name} can’t be imported',
  'data.import.yes': 'Replace everything',
  'data.importing': 'Importing…',
  'data.exporting': 'Exporting everything…',
  'data.exporting.progress': 'Part that is exported',
  'data.export.cancelled': 'The export was cancelled. No file was written.',
  'data.imported': 'Imported: {changes}.',
  'data.imported.kept': 'Imported. What was here before is kept in {path}',
  'data.imported.no-pdf-folder':
    'New PDFs are kept in the data folder: the imported settings name {folder}, where files cannot be written on this computer.',
  'data.imported.no-template':
    'New documents use the template {used}: the imported settings name {template}, which is not on this computer.',
  'data.imported.same': 'Nothing was replaced: your data is the same.',
  'data.diagnostics': 'Export diagnostics…',
  'data.diagnostics.about':
    'When something goes wrong: versions, settings and the last messages of the program as a text to read and send. No keys, names or documents are in it.',
  'data.diagnostics.exported': 'Saved in {path}. Read it before you send it.',
  'data.open-file': 'Open invoice file…',
  'data.elsewhere': 'Save elsewhere…',
  'data.saved-elsewhere': 'Saved in {path}. “Open invoice file…” brings it back.',
  'data.newer':
    'A newer version of Billwright wrote this data. You can read, print and export it; to change it, install the newer version.',
  'data.read-only.disk-full':
    'The disk is full, so your data was opened for reading only. Nothing you write now is kept, and nothing can be submitted. Free some disk space, then try again.',
  'data.read-only.write-protected':
    'Your data folder is write-protected, so your data was opened for reading only. Nothing you write now is kept, and nothing can be submitted. Make the folder writable, then try again.',
  'data.read-only.still.disk-full': 'The disk is still full. Your data can only be read.',
  'data.read-only.still.write-protected':
    'Your data folder is still write-protected. Your data can only be read.',
  'data.read-only.submit':
    'Nothing was submitted. Your data can only be read now, so the submission could not be recorded.',
  'data.writable': 'Your data can be written again.',
  'data.log-missing':
    'Billwright closed unexpectedly last time, and the file with its last changes is missing or damaged. The last changes may be gone: check what you wrote last. What was sent with a live key is recorded in a journal of its own.',
  'data.outdated':
    'Your data file is older than the journal of what was sent, so changes made since then may be missing. What was sent with a live key was restored from the journal.',
  'data.folder-outdated':
    'This data folder is older than what was submitted on this computer, as after a restore from a system backup. What was written and sent since is not in it. Nothing that waits is sent by itself, and documents that look as if they were not sent may have been billed: look them up in your account before you submit them.',
  'data.folder-moved':
    'This data folder was copied, or comes from another computer or user account. Nothing that waits in it is sent by itself: confirm each once. If it comes from a backup, documents that look as if they were not sent may have been billed since.',
  'data.state-unwritable':
    'Billwright cannot note on this computer what it submits, because its state folder cannot be written. You can submit, but what still waits when Billwright closes is not sent by itself at the next start.',
  'data.journal-rewritten':
    'The journal of what was sent with a live key was damaged or missing. It was written again from your documents; nothing is lost.',
  'data.damage-found':
    'The data file is damaged in places. Recover it now, or close Billwright and open it again: the newest good backup is offered, and what was written since is read from the damaged file.',
  'data.examined': 'The data file was examined: every page of it can be read.',
  'data.recover.now': 'Recover now…',
  'data.submissions-missing':
    'Not all that was sent before the damage could be read. Documents that look as if they were not sent may have been billed: look them up in your account before you submit them.',
  'data.drafts-missing': {
    plural: 'count',
    one: 'Of {count:number} document, what was written last could not be read from the damaged or imported file. A damaged file is kept in your data folder.',
    other:
      'Of {count:number} documents, what was written last could not be read from the damaged or imported file. A damaged file is kept in your data folder.',
  },
  'data.drafts-uncounted':
    'Not everything could be read from the damaged or imported file. A damaged file is kept in your data folder.',
  'data.backup-failed': 'Today’s backup could not be written. Check free disk space.',
  'data.damaged.title': 'Your data file is damaged',
  'data.damaged.text':
    'It cannot be read safely. It is not changed: whatever you choose, it is kept in your data folder, and what was written and sent is taken from it as far as it can be read.',
  'data.missing.title': 'Your data file is missing',
  'data.missing.text':
    'There are backups in your data folder, but the data file itself is gone, and with it what was written and sent since the newest backup.',

  'data.recover.backup': {
    plural: 'count',
    one: 'The newest good backup is from {time} and has {count:number} document.',
    other: 'The newest good backup is from {time} and has {count:number} documents.',
  },
  'data.recover.none': 'There is no backup that can be read.',
  'data.recover.import': 'Import an export…',
  'data.recover.use': 'Use the backup',
  'data.recover.nothing': 'Start with nothing',
  'data.recovering':
    'Reading what was written and sent from the damaged file. You can close the window: nothing is lost, and you are asked again.',
  'data.recovering.progress': 'Documents that were looked at',
  'data.recovered': 'Your data is back.',
  'command.deleted': 'Deleted documents…',
  'command.versions': 'Earlier versions…',
  'deleted.title': 'Deleted documents',
  'deleted.about':
    'Deleted in the last 30 days. After that, a document that was never submitted is removed for good.',
  'deleted.none': 'Nothing was deleted in the last 30 days.',
  'deleted.at': 'Deleted {time}, kept until {until}',
  'deleted.restore': 'Restore',
  'deleted.restore-number': {
    select: 'number',
    '': 'Restore the document without a number',
    other: 'Restore {number}',
  },
  'versions.title': 'Earlier versions',
  'versions.about':
    'The document as it was each time you paused. Using a version can be undone like any other step.',
  'versions.none': 'There is no earlier version yet. One is kept whenever you come back after a pause.',
  'versions.lines': { plural: 'count', one: '{count:number} line', other: '{count:number} lines' },
  'versions.use': 'Use',
  'versions.use-time': 'Use the version of {time}',
  'versions.used': 'The earlier version is on the screen.',
  // while a file is dragged over the window
  'drop.e-invoice': 'Drop to open the e-invoice',
  'drop.invoice-file': 'Drop to make a draft of this invoice file',
  'drop.export': 'Drop to see what importing this file would replace',
  'drop.customers': 'Drop to check this table of customers. Nothing is imported yet.',
  'drop.items': 'Drop to check this table of items. Nothing is imported yet.',
  'drop.unnamed': 'Drop an e-invoice, an invoice file, a CSV table or an export of Billwright',
  'drop.several': 'Drop one file at a time. Several files can be dropped on the attachments of an invoice.',
  'drop.image':
    'A picture can only be dropped on the logo of the sender or on the attachments of an invoice.',
  'drop.other':
    'This kind of file can’t be opened. E-invoices (XML, PDF), invoice files (JSON), tables (CSV) and exports of Billwright can.',
  'drop.dialog': 'Answer the open question first, then drop the file.',
  'drop.read-only': 'Your data can only be read now, so nothing can be imported. E-invoices can be opened.',
  'command.export-data': 'Export everything…',
  'command.import-data': 'Import everything from a file…',
  'command.restore-backup': 'Restore a backup…',
  'command.undo-import': 'Undo the last import or restore',
  'command.open-file': 'Open invoice file…',
  'command.export-diagnostics': 'Export diagnostics…',
} as const
