import { eInvoiceTerm } from './einvoice-terms.ts'
import type { InnerMessage, TextOf } from './english-format.ts'

export interface ImportCounts {
  new: number
  changed: number
  same: number
  wrong: number
}

export interface DocumentCounts {
  added: number
  replaced: number
  removed: number
  unchanged: number
  kept: number
}

const documentCounts = ({ added, replaced, removed, unchanged, kept }: DocumentCounts): string =>
  `Documents: ${added} new, ${replaced} replaced, ${removed} removed, ${unchanged + kept} unchanged.`

/** `3 new, 1 changed, 0 same, 0 wrong.` */
export const importCounts = (counts: ImportCounts): string =>
  `${counts.new} new, ${counts.changed} changed, ${counts.same} same, ${counts.wrong} wrong.`

const comparisons = {
  same: ' It matches the preview.',
  different: ' It differs from the preview:',
  unknown: '',
} as const

const unreadable = {
  encrypted: 'it is locked with a password.',
  damaged: 'it is damaged.',
  too_much: 'it has far more in it than the preview.',
  no_text: 'there is no text in it.',
} as const

const headings = {
  number: 'NUMBER',
  customer: 'CUSTOMER',
  issued: 'ISSUED',
  due: 'DUE',
  amount: 'AMOUNT',
  outstanding: 'OUTSTANDING',
  status: 'STATUS',
} as const

/** By document status. */
const statuses = {
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
} as const

const scheduleStates = { paused: 'paused', ended: 'ended' } as const

const sums = {
  net: 'net',
  gross: 'gross',
  paid: 'paid',
  outstanding: 'outstanding',
  overdue: 'overdue',
} as const

/** Results of commands of the command line. */
export const commandLineResultsInEnglish = {
  'cli.added': ({ subject, number }: { subject: string; number: string }): string =>
    `${subject}: ${number} was added as a draft.`,
  'cli.paid': ({
    number,
    paid,
    payable,
    outstanding,
    currency,
  }: {
    number: string
    paid: string
    payable: string
    outstanding: string
    currency: string
  }): string => `${number}: paid ${paid} ${currency} of ${payable}, outstanding ${outstanding}.`,
  'cli.marked': ({ number }: { number: string }): string =>
    `${number} is marked as issued. Only a credit note corrects it now.`,
  'cli.mark.document': ({
    number,
    customer,
    total,
  }: {
    number: string
    customer: string
    total: string
  }): string => `${number}${customer === '' ? '' : `, ${customer}`}: ${total}`,
  'cli.mark.confirm': 'This uses the numbers and locks the documents for good. [y/N] ',
  'cli.imported': importCounts,
  'cli.import_checked': (counts: ImportCounts): string => `${importCounts(counts)} Nothing was imported.`,
  'cli.column_ignored': ({ file, column }: { file: string; column: string }): string =>
    `${file}: the column ${column} is not imported.`,
  'cli.records_exported': ({ kind, file }: { kind: 'customers' | 'items'; file: string }): string =>
    `All ${kind} are in ${file}.`,
  'cli.data_exported': ({ file, isComplete }: { file: string; isComplete: boolean }): string =>
    `${isComplete ? 'Everything is' : 'Everything but these PDFs is'} in ${file}. Keys are not in it.`,
  'cli.data_same': ({ file }: { file: string }): string =>
    `Nothing was replaced: the data here is the same as in ${file}.`,
  'cli.data_imported': ({ kept }: { kept: string }): string =>
    `Everything was imported. What was here before is kept in ${kept}.`,
  'cli.data_restored': ({ kept }: { kept: string }): string =>
    `The backup was restored. What was here before is kept in ${kept}.`,
  'cli.data_changes': ({ wayBack, ...changes }: DocumentCounts & { wayBack: string }): string =>
    `${documentCounts(changes)} \`data restore ${wayBack} --replace\` undoes it.`,
  'cli.restore_checked': (changes: DocumentCounts): string =>
    `${documentCounts(changes)} Nothing was changed. Add --replace to restore it.`,
  'cli.submissions_missing':
    'Not all that was sent could be read from the damaged data. Invoices that look as if they were not sent may have been billed: look them up in your account before you submit them.',
  'cli.invoices_unread': 'Not all that was written last could be read from the damaged or imported data.',
  'cli.diagnostics_written': ({ file }: { file: string }): string =>
    `Written to ${file}. Read it before you send it.`,
  'cli.key_kept': ({ store, kind }: { store: string; kind: 'live' | 'test' }): string =>
    `Kept in ${store}: ${kind === 'live' ? 'a live key. Submissions are billed.' : 'a test key. It is free.'}`,
  'cli.connect_page': ({ page, code }: { page: string; code: string }): string =>
    `Open ${page}, sign in, and confirm this code there: ${code}`,
  'cli.no_stored_key': ({ store }: { store: string }): string => `No key in ${store}.`,
  'cli.not_a_stored_key': ({ store }: { store: string }): string =>
    `What is kept in ${store} is not a key. Set it again.`,
  'cli.key_removed': ({ store }: { store: string }): string => `There is no key in ${store} any more.`,
  'cli.rendered': ({ file, pages }: { file: string; pages: number }): string =>
    `Wrote ${file}: ${pages} ${pages === 1 ? 'page' : 'pages'}, marked TEST.`,
  'cli.einvoice.exported': ({ file, format }: { file: string; format: string }): string =>
    `Wrote ${file} as ${format}; it passed the checks of this format.`,
  'cli.einvoice.omitted': ({ path, text }: { path: string; text: string }): string =>
    `Not taken over: ${path}: ${text}`,
  'cli.einvoice.difference': ({
    term,
    stated,
    computed,
  }: {
    term: string
    stated: string
    computed: string
  }): string =>
    `The file says ${stated} for ${eInvoiceTerm(term)}; its lines, charges and taxes give ${computed}.`,
  'cli.einvoice.imported': ({ file }: { file: string }): string => `Wrote ${file}.`,
  'cli.not_sent': ({ fields }: { fields: string[] }): string =>
    `Not sent, because only documented fields are: ${fields.join(', ')}.`,
  'cli.pdf_saved': ({
    file,
    bytes,
    comparison,
  }: {
    file: string
    bytes: number
    comparison: keyof typeof comparisons
  }): string => `Wrote ${file}: ${bytes} bytes.${comparisons[comparison]}`,
  'cli.pdf_folder_missing': ({ folder }: { folder: string }): string =>
    `New PDFs are kept in the data folder: the imported settings name ${folder}, where files cannot be written on this computer.`,
  'cli.template_unknown': ({ template, used }: { template: string; used: string }): string =>
    `New documents use the template ${used}: the imported settings name ${template}, which is not on this computer.`,
  'cli.pdf_not_saved': ({ reason }: { reason: InnerMessage }, textOf: TextOf): string =>
    `The document was made, but not saved: ${textOf(reason)}`,

  'cli.difference.pages': ({ found, expected }: { found: number; expected: number }): string =>
    `It has ${found} pages instead of ${expected}.`,
  'cli.difference.mark_missing': 'The TEST mark is missing.',
  'cli.difference.mark_unexpected': 'It is marked TEST, although it was submitted live.',
  'cli.difference.text': ({
    page,
    found,
    expected,
  }: {
    page: number
    found: string
    expected: string
  }): string => `Page ${page} says “${found}” instead of “${expected}”.`,
  'cli.difference.value_missing': ({ value }: { value: string }): string => `“${value}” was not found in it.`,
  'cli.difference.einvoice_missing': 'The e-invoice that was asked for is not attached to it.',
  'cli.difference.einvoice_unexpected': 'It carries an e-invoice, which a test must not: do not pass it on.',
  'cli.difference.einvoice_attached': ({ name }: { name: string }): string =>
    `It carries the e-invoice ${name}.`,
  'cli.difference.script': 'It contains a script, which it does not need: open it with care.',
  'cli.difference.same_text': 'The pages and their text were compared, not their appearance.',
  'cli.difference.same_values':
    'Another program made it: number, customer, lines and amount were looked for and found.',
  'cli.difference.unreadable': ({ reason }: { reason: keyof typeof unreadable }): string =>
    `It could not be compared: ${unreadable[reason]}`,
  'cli.difference.no_preview': 'It could not be compared: no preview of it could be made.',

  'cli.submit.question': ({ number }: { number: string }): string => `Submit ${number} with your live key?`,
  'cli.submit.to': ({ customer }: { customer: string | null }): string =>
    `  To     ${customer ?? '(no customer)'}`,
  'cli.submit.total': ({ total, lines }: { total: string; lines: number }): string =>
    `  Total  ${total}, ${lines} ${lines === 1 ? 'line' : 'lines'}`,
  'cli.submit.confirm': 'This creates a final PDF without the TEST mark and charges your account. [y/N] ',
  'cli.submit.template': ({ template }: { template: string }): string =>
    `Template on the service: ${template}`,
  'cli.submit.idempotency_key': ({ key }: { key: string }): string => `Idempotency-Key: ${key}`,
  'cli.submit.busy': ({ mayBeBilled }: { mayBeBilled: boolean }): string =>
    `The service is busy. ${mayBeBilled ? 'The document may exist and may have been billed.' : 'Nothing was billed.'}`,
  'cli.submit.retry': ({ seconds }: { seconds: number }): string => `Try again in ${seconds} s.`,
  'cli.submit.ask_again': ({ key }: { key: string }): string =>
    `To ask again without a second document, repeat with --idempotency-key ${key}\nif the service honours it; if you cannot tell, look in your account first.`,
  'cli.submit.answered': ({ status, requestId }: { status: number; requestId: string | null }): string =>
    `The service answered ${status}${requestId === null ? '' : `, request ${requestId}`}.`,
  'cli.submit.request': ({ requestId }: { requestId: string }): string => `Its request id is ${requestId}.`,

  'cli.job.written': ({
    number,
    lines,
    payable,
  }: {
    number: string
    lines: number
    payable: string
  }): string => `Invoice ${number} written: ${lines} lines, ${payable}, saved on this computer.`,
  'cli.job.rendered': ({ pages }: { pages: number }): string =>
    `Preview rendered, ${pages} ${pages === 1 ? 'page' : 'pages'}, marked TEST.`,
  'cli.job.submitted': ({ mode, jobId }: { mode: string; jobId: string }): string =>
    `Submitted to the practice service with its own ${mode} key: not billed. Job ${jobId}.`,
  'cli.job.downloaded': ({ bytes }: { bytes: number }): string =>
    `PDF downloaded and checked: ${bytes} bytes.`,
  'cli.job.same': 'It matches the preview.',
  'cli.job.different': 'It does NOT match the preview.',

  'cli.table.heading': ({ column }: { column: keyof typeof headings }): string => headings[column],
  'cli.table.status': ({ status, days }: { status: keyof typeof statuses; days: number | null }): string =>
    days === null ? statuses[status] : `${statuses[status]} (${days} ${days === 1 ? 'day' : 'days'})`,
  'cli.table.schedule_state': ({ state }: { state: keyof typeof scheduleStates }): string =>
    scheduleStates[state],
  'cli.table.period': ({ from, to }: { from: string; to: string }): string => `${from} to ${to}`,
  'cli.table.nothing_issued': 'nothing issued',
  'cli.table.sum': ({ sum, amount }: { sum: keyof typeof sums; amount: string }): string =>
    `${sums[sum]} ${amount}`,
  'cli.table.tax': ({ rate, amount }: { rate: string; amount: string }): string => `tax ${rate}% ${amount}`,
} as const
