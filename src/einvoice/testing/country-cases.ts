import { existsSync, readFileSync } from 'node:fs'
import type { TestContext } from 'vitest'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import { checkEInvoice } from '../check-einvoice.ts'
import { eInvoiceOf } from '../invoice/einvoice-of-invoice.ts'
import { type FormatName, formats } from '../model/formats.ts'

/**
 * Invoices of many countries with the verdict of the official rules, one per line. They are not part of the
 * project; their README describes the fields.
 */
const file = new URL('../../../../shared/einvoice/country/cases.jsonl', import.meta.url)

export interface Verdict {
  verdict: 'accept' | 'refuse'
  /** ids of the rules that reject the document */
  fatal: string[]
  /** ids of the rules that are only warnings */
  warnings: string[]
}

export interface CountryCase {
  id: string
  /** ISO 3166-1 alpha-2 */
  country: string
  format: 'peppol' | 'ubl' | 'cii' | 'factur-x' | 'xrechnung-ubl' | 'xrechnung-cii'
  profile?: 'france'
  invoice: Record<string, unknown>
  expected: Verdict
  /** verdict of the release that is mandatory from 2027-02-24, if it differs */
  expectedFrom2027?: Verdict
  expectedWithMentions?: Verdict
  expectedWithMentionsB2B?: Verdict
  note: string
}

/** Skips the test with a reason if the cases are missing. */
export function needCountryCases({ skip, task }: Pick<TestContext, 'skip' | 'task'>): void {
  if (existsSync(file)) return
  task.meta.skipped = '../shared/einvoice/country is not on this computer'
  skip(task.meta.skipped)
}

/** Returns the ids of rules that an invoice of ours can break. */
export const breakableRules = (list: 'peppol' | 'france'): string[] =>
  (
    JSON.parse(readFileSync(new URL('rules.json', file), 'utf8')) as Record<
      typeof list,
      { id: string; class: string }[]
    >
  )[list]
    .filter(rule => rule.class === 'a')
    .map(({ id }) => id)

/**
 * Returns the cases whose id, country, format or profile is one of the words; all by default. Empty if the
 * file is missing.
 */
export function countryCases(words: readonly string[] = []): CountryCase[] {
  if (!existsSync(file)) return []
  const all = readFileSync(file, 'utf8').trim().split('\n')
  return all
    .map(line => JSON.parse(line) as CountryCase)
    .filter(
      ({ id, country, format, profile }) =>
        words.length === 0 || [id, country, format, profile ?? ''].some(name => words.includes(name)),
    )
}

const sorted = (ids: Iterable<string>) => [...new Set(ids)].sort()

/**
 * Returns the format of a case. A French profile in Peppol stays Peppol, whose business process the French
 * network rejects.
 */
const nameOf = ({ format, profile }: CountryCase): FormatName =>
  profile === 'france' && (format === 'ubl' || format === 'cii' || format === 'factur-x')
    ? `france-${format}`
    : format

/** Returns the verdict of our check on a date. @throws for an invoice that cannot be read */
export function verdictOf(of: CountryCase, today?: string): Verdict {
  const { invoice, profile } = of
  const name = nameOf(of)
  const read = readInvoice(JSON.stringify(invoice))
  if (!read.ok) throw new Error(read.issues.map(({ path, code }) => `${path} ${code}`).join(', '))
  const format = { ...formats[name], ...(profile && name === 'peppol' && { rules: profile }) }
  const findings = checkEInvoice(eInvoiceOf(read.invoice, name), format, today)
  const ids = (wanted: string) =>
    sorted(findings.filter(({ severity }) => severity === wanted).map(({ rule }) => rule))
  const fatal = ids('error')
  return { verdict: fatal.length > 0 ? 'refuse' : 'accept', fatal, warnings: ids('warning') }
}

/** Returns the official verdict; for a French case, that of the file with the notes added by the writer. */
export function expectedOf(of: CountryCase): Verdict {
  const { expected, expectedWithMentions = expected, expectedWithMentionsB2B = expected } = of
  const read = readInvoice(JSON.stringify(of.invoice))
  const { notes = [] } = read.ok ? eInvoiceOf(read.invoice, nameOf(of)) : {}
  const isDomestic = notes.some(({ subject, text }) => subject === 'BAR' && text === 'B2B')
  return isDomestic ? expectedWithMentionsB2B : expectedWithMentions
}

/** Returns the official verdict with sorted ids. */
export const officialVerdict = ({ verdict, fatal, warnings }: Verdict): Verdict => ({
  verdict,
  fatal: sorted(fatal),
  warnings: sorted(warnings),
})

/**
 * Returns the differences on one line, empty if there are none: `-` for ids reported only officially, `+` for
 * ids reported only by us.
 */
export function differenceOf(ours: Verdict, official: Verdict): string {
  const differences = (['fatal', 'warnings'] as const).flatMap(list => [
    ...official[list].filter(id => !ours[list].includes(id)).map(id => `-${list} ${id}`),
    ...ours[list].filter(id => !official[list].includes(id)).map(id => `+${list} ${id}`),
  ])
  return [...(ours.verdict === official.verdict ? [] : [`${ours.verdict}s`]), ...differences].join(', ')
}
