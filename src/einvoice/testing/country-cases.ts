import { existsSync, readFileSync } from 'node:fs'
import type { TestContext } from 'vitest'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import { checkEInvoice } from '../check-einvoice.ts'
import { eInvoiceOf } from '../invoice/einvoice-of-invoice.ts'
import { type FormatName, formats } from '../model/formats.ts'

/**
 * Invoices of many countries with the verdict of the official rules, one a line. They are not part of the project; their
 * README says what the fields mean.
 */
const file = new URL('../../../../shared/einvoice/country/cases.jsonl', import.meta.url)

export interface Verdict {
  verdict: 'accept' | 'refuse'
  /** ids of the rules that refuse the document */
  fatal: string[]
  /** ids of the rules that only warn */
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
  /** where the release that is mandatory from 2027-02-24 says something else */
  expectedFrom2027?: Verdict
  expectedWithMentions?: Verdict
  expectedWithMentionsB2B?: Verdict
  note: string
}

/** Skips the test, with the reason, where the cases are missing. */
export function needCountryCases({ skip, task }: Pick<TestContext, 'skip' | 'task'>): void {
  if (existsSync(file)) return
  task.meta.skipped = '../shared/einvoice/country is not on this computer'
  skip(task.meta.skipped)
}

/** Ids of the rules of a list that an invoice of ours can break. */
export const breakableRules = (list: 'peppol' | 'france'): string[] =>
  (
    JSON.parse(readFileSync(new URL('rules.json', file), 'utf8')) as Record<
      typeof list,
      { id: string; class: string }[]
    >
  )[list]
    .filter(rule => rule.class === 'a')
    .map(({ id }) => id)

/** Cases whose id, country, format or profile is one of the words; all without words. Empty where the file is missing. */
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

/** The format that writes a case. Peppol has a business process of its own, which the French network refuses. */
const nameOf = ({ format, profile }: CountryCase): FormatName =>
  profile === 'france' && (format === 'ubl' || format === 'cii' || format === 'factur-x')
    ? `france-${format}`
    : format

/** What our own check says about a case on a day. @throws for an invoice that cannot be read */
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

/** The official verdict; of a French case, about the file with the notes that the writer adds. */
export function expectedOf(of: CountryCase): Verdict {
  const { expected, expectedWithMentions = expected, expectedWithMentionsB2B = expected } = of
  const read = readInvoice(JSON.stringify(of.invoice))
  const { notes = [] } = read.ok ? eInvoiceOf(read.invoice, nameOf(of)) : {}
  const isDomestic = notes.some(({ subject, text }) => subject === 'BAR' && text === 'B2B')
  return isDomestic ? expectedWithMentionsB2B : expectedWithMentions
}

/** The official verdict with sorted ids. */
export const officialVerdict = ({ verdict, fatal, warnings }: Verdict): Verdict => ({
  verdict,
  fatal: sorted(fatal),
  warnings: sorted(warnings),
})

/** In one line, empty where both agree: ids that only the official rules name with `-`, those that only we name with `+`. */
export function differenceOf(ours: Verdict, official: Verdict): string {
  const differences = (['fatal', 'warnings'] as const).flatMap(list => [
    ...official[list].filter(id => !ours[list].includes(id)).map(id => `-${list} ${id}`),
    ...ours[list].filter(id => !official[list].includes(id)).map(id => `+${list} ${id}`),
  ])
  return [...(ours.verdict === official.verdict ? [] : [`${ours.verdict}s`]), ...differences].join(', ')
}
