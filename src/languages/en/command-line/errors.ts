import type { InnerMessage, Write } from '../../grammar/entry.ts'

/** A finding as one line. */
export interface IssueLine {
  path: string
  severity: 'error' | 'warning' | 'info'
  message: InnerMessage
}

/** `invoice.json: items[1].quantity: Enter a quantity.` */
function issueLine(file: string, { path, severity, message }: IssueLine, write: Write): string {
  const place = path === '' ? '' : `${path}: `
  return `${file}: ${severity === 'error' ? '' : `${severity}: `}${place}${write(message)}`
}

/** Errors of the command line itself. */
export const commandLineErrorTexts = {
  'cli.issues': ({ file, issues }: { file: string; issues: IssueLine[] }, write: Write): string =>
    issues.map(issue => issueLine(file, issue, write)).join('\n'),
  'cli.file_problem': '{file}: {problem:message}',
  'cli.file_fault': '{file}: {system:@file_fault}',
  'cli.no_folder': '{file}: there is no folder {folder}.',
  'cli.file_unreadable': '{file} cannot be read.',
  'cli.not_utf8': 'The file is not UTF-8 text. Save it as UTF-8.',
  'cli.file_too_large': 'The file is larger than {kind:@file_kind} can be ({mebibytes} MiB).',
  'cli.body_too_large': 'Use at most 1 MiB, without the logo and the attachments.',
  'cli.same_file': '{file}: this is the invoice itself. Name another file for the PDF with --out.',
  'cli.stdout_twice': 'Use --json with --out FILE: stdout holds one thing.',
  'cli.stdin_twice': 'Stdin holds one thing: the invoice or the key.',
  'cli.stdout_answer': 'Stdout holds the answer of the service: use --out FILE.',
  'cli.not_confirmed': 'Nothing was sent.',
  'cli.data_exists':
    'There are invoices on this computer already. Run again with --replace to import all the same.',

  'cli.unknown_template': 'There is no template "{name}". Use {usable:or}.',
  'cli.own_template':
    'This template is your own. It is sent to the service with the first invoice that uses it, if the key may do that.',

  'cli.no_key': 'There is no key. Give the key with {variable} or --key-stdin, or keep one with "keys set".',
  'cli.no_key_because': '{problem:message} Give the key with {variable} or --key-stdin.',
  // the desktop app can keep a key until it quits; a command that ends at once cannot
  'cli.keychain_missing': 'No password store was found on this computer.',
  'cli.keychain_empty': 'The keyring of this computer was removed or never set up.',
  'cli.keychain_locked': 'The keyring of this computer is locked. Unlock it and try again.',
  'cli.keychain_failed': 'The password store of this computer refused access.',
  'cli.keychain_timeout': 'The password store does not answer. It may be waiting for you to unlock it.',

  'cli.no_data': 'There is no data in {folder}. BILLWRIGHT_DATA_DIR names another folder.',
  'cli.data_damaged': 'The data file is damaged. Start the app to recover it.',
  'cli.period_invalid': 'Give two dates such as 2026-01-31, the first one not after the last.',
  'cli.import_refused':
    '{new:digits} new, {changed:digits} changed, {same:digits} same, {wrong:digits} wrong. Nothing was imported.',

  'cli.mark.one_file': 'A file belongs to one document. Mark the others without --file.',
  'cli.mark.not_confirmed': 'Nothing was marked.',
  'cli.mark.drafts': {
    plural: 'count',
    one: 'There are {count:digits} drafts with the number {number}.',
    other: 'There are {count:digits} drafts with the number {number}.',
    0: 'There is no draft {number}.',
  },
  'cli.mark.other_file': '{file} is the e-invoice {number}.',
  'cli.no_sender': 'There is no sender {name}.',
  'cli.not_issued': 'No invoice {number} was issued.',
  'cli.not_submitted': 'The document is {state}.',
  'cli.no_pdf': 'The PDF did not arrive.',

  // by the code of the operating system
  '@file_fault': {
    ENOENT: 'there is no such file.',
    EISDIR: 'this is a folder, not a file.',
    ENOTDIR: 'a part of this path is not a folder.',
    EACCES: 'you may not read or write this.',
    EPERM: 'you may not read or write this.',
    EROFS: 'this disk is read-only.',
    ENOSPC: 'the disk is full.',
    ENAMETOOLONG: 'this name is too long.',
    '': 'the system answered with an error.',
    other: 'the system answered {value}.',
  },
  '@file_kind': {
    invoice: 'an invoice',
    template: 'a template',
    table: 'a table',
    einvoice: 'an e-invoice',
  },
} as const
