import { importCounts } from './command-line-results.ts'
import { alternatives, type InnerMessage, type TextOf } from './english-format.ts'

/** A finding as one line. */
export interface IssueLine {
  path: string
  severity: 'error' | 'warning' | 'info'
  message: InnerMessage
}

/** `invoice.json: items[1].quantity: Enter a quantity.` */
function issueLine(file: string, { path, severity, message }: IssueLine, textOf: TextOf): string {
  const place = path === '' ? '' : `${path}: `
  return `${file}: ${severity === 'error' ? '' : `${severity}: `}${place}${textOf(message)}`
}

/** By the code of the operating system. */
const fileFaults: Record<string, string> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'this is a folder, not a file.',
  ENOTDIR: 'a part of this path is not a folder.',
  EACCES: 'you may not read or write this.',
  EPERM: 'you may not read or write this.',
  EROFS: 'this disk is read-only.',
  ENOSPC: 'the disk is full.',
  ENAMETOOLONG: 'this name is too long.',
}

const fileKinds = {
  invoice: 'an invoice',
  template: 'a template',
  table: 'a table',
  einvoice: 'an e-invoice',
} as const

const giveKey = (variable: string): string => `Give the key with ${variable} or --key-stdin`

/** Errors of the command line itself. */
export const commandLineInEnglish = {
  'cli.issues': ({ file, issues }: { file: string; issues: IssueLine[] }, textOf: TextOf): string =>
    issues.map(issue => issueLine(file, issue, textOf)).join('\n'),
  'cli.file_problem': ({ file, problem }: { file: string; problem: InnerMessage }, textOf: TextOf): string =>
    `${file}: ${textOf(problem)}`,
  'cli.file_fault': ({ file, system }: { file: string; system: string }): string =>
    `${file}: ${fileFaults[system] ?? `the system answered ${system || 'with an error'}.`}`,
  'cli.no_folder': ({ file, folder }: { file: string; folder: string }): string =>
    `${file}: there is no folder ${folder}.`,
  'cli.file_unreadable': ({ file }: { file: string }): string => `${file} cannot be read.`,
  'cli.not_utf8': 'The file is not UTF-8 text. Save it as UTF-8.',
  'cli.file_too_large': ({ kind, mebibytes }: { kind: keyof typeof fileKinds; mebibytes: string }): string =>
    `The file is larger than ${fileKinds[kind]} can be (${mebibytes} MiB).`,
  'cli.body_too_large': 'Use at most 1 MiB, without the logo and the attachments.',
  'cli.same_file': ({ file }: { file: string }): string =>
    `${file}: this is the invoice itself. Name another file for the PDF with --out.`,
  'cli.stdout_twice': 'Use --json with --out FILE: stdout holds one thing.',
  'cli.stdin_twice': 'Stdin holds one thing: the invoice or the key.',
  'cli.stdout_answer': 'Stdout holds the answer of the service: use --out FILE.',
  'cli.not_confirmed': 'Nothing was sent.',
  'cli.data_exists':
    'There are invoices on this computer already. Run again with --replace to import all the same.',

  'cli.unknown_template': ({ name, usable }: { name: string; usable: string[] }): string =>
    `There is no template "${name}". Use ${alternatives(usable)}.`,
  'cli.own_template':
    'This template is your own. It is sent to the service with the first invoice that uses it, if the key may do that.',

  'cli.no_key': ({ variable }: { variable: string }): string =>
    `There is no key. ${giveKey(variable)}, or keep one with "keys set".`,
  'cli.no_key_because': (
    { problem, variable }: { problem: InnerMessage; variable: string },
    textOf: TextOf,
  ): string => `${textOf(problem)} ${giveKey(variable)}.`,
  // the desktop app can keep a key until it quits; a command that ends at once cannot
  'cli.keychain_missing': 'No password store was found on this computer.',
  'cli.keychain_empty': 'The keyring of this computer was removed or never set up.',
  'cli.keychain_locked': 'The keyring of this computer is locked. Unlock it and try again.',
  'cli.keychain_failed': 'The password store of this computer refused.',
  'cli.keychain_timeout': 'The password store does not answer. It may be waiting for you to unlock it.',

  'cli.data_damaged': 'The data file is damaged. Start the app to recover it.',
  'cli.period_invalid': 'Give two dates such as 2026-01-31, the first one not after the last.',
  'cli.import_refused': (counts: { new: number; changed: number; same: number; wrong: number }): string =>
    `${importCounts(counts)} Nothing was imported.`,

  'cli.mark.one_file': 'A file belongs to one document. Mark the others without --file.',
  'cli.mark.not_confirmed': 'Nothing was marked.',
  'cli.mark.drafts': ({ number, count }: { number: string; count: number }): string =>
    count === 0 ? `There is no draft ${number}.` : `There are ${count} drafts with the number ${number}.`,
  'cli.mark.other_file': ({ file, number }: { file: string; number: string }): string =>
    `${file} is the e-invoice ${number}.`,
  'cli.no_sender': ({ name }: { name: string }): string => `There is no sender ${name}.`,
  'cli.not_issued': ({ number }: { number: string }): string => `No invoice ${number} was issued.`,
  'cli.not_submitted': ({ state }: { state: string }): string => `The document is ${state}.`,
  'cli.no_pdf': 'The PDF did not arrive.',
} as const
