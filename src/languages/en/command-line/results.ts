export interface DocumentCounts {
  added: number
  replaced: number
  removed: number
  unchanged: number
  kept: number
}

const documentCounts = ({ added, replaced, removed, unchanged, kept }: DocumentCounts): string =>
  `Documents: ${added} new, ${replaced} replaced, ${removed} removed, ${unchanged + kept} unchanged.`

/** Results of commands of the command line. */
export const resultTexts = {
  'cli.added': '{subject}: {number} was added as a draft.',
  'cli.paid': '{number}: paid {paid} {currency} of {payable}, outstanding {outstanding}.',
  'cli.marked': '{number} is marked as issued. Only a credit note corrects it now.',
  'cli.mark.document': {
    select: 'customer',
    '': '{number}: {total}',
    other: '{number}, {customer}: {total}',
  },
  'cli.mark.confirm': 'This uses the numbers and locks the documents for good. [y/N] ',
  'cli.imported': '{new:digits} new, {changed:digits} changed, {same:digits} same, {wrong:digits} wrong.',
  'cli.import_checked':
    '{new:digits} new, {changed:digits} changed, {same:digits} same, {wrong:digits} wrong. Nothing was imported.',
  'cli.column_ignored': '{file}: the column {column} is not imported.',
  'cli.records_exported': 'All {kind} are in {file}.',
  'cli.data_exported': {
    select: 'isComplete',
    true: 'Everything is in {file}. Keys are not in it.',
    false: 'Everything but these PDFs is in {file}. Keys are not in it.',
  },
  'cli.data_same': 'Nothing was replaced: the data here is the same as in {file}.',
  'cli.data_imported': 'Everything was imported. What was here before is kept in {kept}.',
  'cli.data_restored': 'The backup was restored. What was here before is kept in {kept}.',
  'cli.data_changes': ({ wayBack, ...changes }: DocumentCounts & { wayBack: string }): string =>
    `${documentCounts(changes)} \`data restore ${wayBack} --replace\` undoes it.`,
  'cli.restore_checked': (changes: DocumentCounts): string =>
    `${documentCounts(changes)} Nothing was changed. Add --replace to restore it.`,
  'cli.submissions_missing':
    'Not all that was sent could be read from the damaged data. Invoices that look as if they were not sent may have been billed: look them up in your account before you submit them.',
  'cli.invoices_unread': 'Not all that was written last could be read from the damaged or imported data.',
  'cli.diagnostics_written': 'Written to {file}. Read it before you send it.',
  'cli.key_kept': {
    select: 'kind',
    live: 'Kept in {store}: a live key. Submissions are billed.',
    test: 'Kept in {store}: a test key. It is free.',
  },
  'cli.connect_page': 'Open {page}, sign in, and confirm this code there: {code}',
  'cli.no_stored_key': 'No key in {store}.',
  'cli.not_a_stored_key': 'What is kept in {store} is not a key. Set it again.',
  'cli.key_removed': 'There is no key in {store} any more.',
  'cli.rendered': {
    plural: 'pages',
    one: 'Wrote {file}: {pages:digits} page, marked TEST.',
    other: 'Wrote {file}: {pages:digits} pages, marked TEST.',
  },
  'cli.einvoice.exported': 'Wrote {file} as {format}; it passed the checks of this format.',
  'cli.einvoice.omitted': 'Not taken over: {path}: {text}',
  'cli.einvoice.difference':
    'The file says {stated} for {term:@term}; its lines, charges and taxes give {computed}.',
  'cli.einvoice.imported': 'Wrote {file}.',
  'cli.not_sent':
    'Not sent, because this request has the required fields only: {fields:list}. The PDF does not contain them.',
  'cli.pdf_saved': {
    select: 'comparison',
    same: 'Wrote {file}: {bytes:digits} bytes. It matches the preview.',
    different: 'Wrote {file}: {bytes:digits} bytes. It differs from the preview:',
    unknown: 'Wrote {file}: {bytes:digits} bytes.',
  },
  'cli.pdf_folder_missing':
    'New PDFs are kept in the data folder: the imported settings name {folder}, where files cannot be written on this computer.',
  'cli.template_unknown':
    'New documents use the template {used}: the imported settings name {template}, which is not on this computer.',
  'cli.pdf_not_saved':
    'The document was created, and billed if the key is a live one, but its PDF was not saved: {reason:message}',

  'cli.difference.pages': 'It has {found:digits} pages instead of {expected:digits}.',
  'cli.difference.mark_missing': 'The TEST mark is missing.',
  'cli.difference.mark_unexpected': 'It is marked TEST, although it was submitted live.',
  'cli.difference.text': 'Page {page:digits} says “{found}” instead of “{expected}”.',
  'cli.difference.value_missing': '“{value}” was not found in it.',
  'cli.difference.einvoice_missing': 'The e-invoice that was asked for is not attached to it.',
  'cli.difference.einvoice_unexpected': 'It carries an e-invoice, which a test must not: do not pass it on.',
  'cli.difference.einvoice_attached': 'It carries the e-invoice {name}.',
  'cli.difference.script': 'It contains a script, which it does not need: open it with care.',
  'cli.difference.same_text': 'The pages and their text were compared, not their appearance.',
  'cli.difference.same_values':
    'Another program made it: number, customer, lines and amount were looked for and found.',
  'cli.difference.unreadable': {
    select: 'reason',
    encrypted: 'It could not be compared: it is locked with a password.',
    damaged: 'It could not be compared: it is damaged.',
    too_much: 'It could not be compared: it has far more in it than the preview.',
    no_text: 'It could not be compared: there is no text in it.',
  },
  'cli.difference.no_preview': 'It could not be compared: no preview of it could be made.',

  'cli.submit.question': 'Submit {number} with your live key?',
  'cli.submit.to': { select: 'customer', null: '  To     (no customer)', other: '  To     {customer}' },
  'cli.submit.total': {
    plural: 'lines',
    one: '  Total  {total}, {lines:digits} line',
    other: '  Total  {total}, {lines:digits} lines',
  },
  'cli.submit.confirm': 'This creates a final PDF without the TEST mark and charges your account. [y/N] ',
  'cli.submit.template': 'Template on the service: {template}',
  'cli.submit.idempotency_key': 'Idempotency-Key: {key}',
  'cli.submit.busy': {
    select: 'mayBeBilled',
    true: 'The service is busy. The document may exist and may have been billed.',
    false: 'The service is busy. Nothing was billed.',
  },
  'cli.submit.retry': 'Try again in {seconds:digits} s.',
  'cli.submit.ask_again':
    'To ask again without a second document, repeat with --idempotency-key {key}\nif the service honours it; if you cannot tell, look in your account first.',
  'cli.submit.answered': {
    select: 'requestId',
    null: 'The service answered {status:digits}.',
    other: 'The service answered {status:digits}, request {requestId}.',
  },
  'cli.submit.request': 'Its request id is {requestId}.',

  'cli.job.written': 'Invoice {number} written: {lines:digits} lines, {payable}, saved on this computer.',
  'cli.job.rendered': {
    plural: 'pages',
    one: 'Preview rendered, {pages:digits} page, marked TEST.',
    other: 'Preview rendered, {pages:digits} pages, marked TEST.',
  },
  'cli.job.submitted': 'Submitted to the practice service with its own {mode} key: not billed. Job {jobId}.',
  'cli.job.downloaded': 'PDF downloaded and checked: {bytes:digits} bytes.',
  'cli.job.same': 'It matches the preview.',
  'cli.job.different': 'It does NOT match the preview.',

  'cli.table.heading': {
    select: 'column',
    number: 'NUMBER',
    customer: 'CUSTOMER',
    issued: 'ISSUED',
    due: 'DUE',
    amount: 'AMOUNT',
    outstanding: 'OUTSTANDING',
    status: 'STATUS',
  },
  'cli.table.status': {
    select: 'days',
    null: '{status:@status}',
    other: {
      plural: 'days',
      one: '{status:@status} ({days:digits} day)',
      other: '{status:@status} ({days:digits} days)',
    },
  },
  'cli.table.schedule_state': { select: 'state', paused: 'paused', ended: 'ended' },
  'cli.table.period': '{from} to {to}',
  'cli.table.nothing_issued': 'nothing issued',
  'cli.table.sum': '{sum:@sum} {amount}',
  'cli.table.tax': 'tax {rate}% {amount}',

  // by document status
  '@status': {
    draft: 'draft',
    rejected: 'rejected',
    waiting: 'waiting',
    sending: 'sending',
    not_confirmed: 'not confirmed',
    test: 'test',
    open: 'open',
    expired: 'expired',
    accepted: 'accepted',
    invoiced: 'invoiced',
    overdue: 'overdue',
    partly_paid: 'partly paid',
    issued: 'issued',
    paid: 'paid',
    credited: 'credited',
  },
  '@sum': {
    net: 'net',
    gross: 'gross',
    paid: 'paid',
    outstanding: 'outstanding',
    overdue: 'overdue',
  },
} as const
