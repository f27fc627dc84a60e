import { mentionCodes } from '#core/france/mentions.ts'
import type { EInvoice } from '../../model/einvoice.ts'
import type { Syntax } from '../../model/formats.ts'
import type { Rule } from '../rule.ts'
import { bySyntax } from './by-syntax.ts'

/** Values of the note BAR: treatment of the invoice by the network. */
const treatments = ['B2B', 'B2BINT', 'B2C', 'B2CINT', 'OUTOFSCOPE', 'ARCHIVEONLY']

/** Joins all notes as in UBL, where the official rules search codes between number signs. */
const joined = ({ notes = [] }: EInvoice): string =>
  notes.map(({ subject, text = '' }) => (subject ? `#${subject}#${text}` : text)).join('')

/**
 * Returns the texts of a subject code (BT-21). UBL has no element for the code, so a text ends at the next
 * code.
 */
export function textsUnder(invoice: EInvoice, code: string, syntax: Syntax): string[] {
  if (syntax === 'cii')
    return (invoice.notes ?? []).filter(({ subject }) => subject === code).map(({ text = '' }) => text)
  const [, ...texts] = joined(invoice).split(`#${code}#`)
  return texts.map(text => text.split('#', 1)[0] ?? '')
}

/** Whether a note states this value for a code. */
export const states = (invoice: EInvoice, code: string, value: string, syntax: Syntax): boolean => {
  const texts = textsUnder(invoice, code, syntax)
  return syntax === 'ubl' ? texts[0] === value : texts.includes(value)
}

const numbers = { PMT: 1, PMD: 2, AAB: 3, TXD: 4 }

const presence: Rule[] = mentionCodes.flatMap(code =>
  bySyntax(
    { ubl: `BR-FR-05_BT-22-${numbers[code]}`, cii: `BR-FR-05_BT-22_${code}` },
    'BT-22',
    (invoice, syntax) =>
      textsUnder(invoice, code, syntax).length > 0
        ? []
        : [{ path: 'notes', message: { code: 'einvoice.fr_mention', params: { code } } }],
  ),
)

const uniqueness: Rule[] = ([...mentionCodes, 'TXD'] as const).flatMap(code =>
  bySyntax(
    { ubl: `BR-FR-06_BT-21-${numbers[code]}`, cii: `BR-FR-06_BT-21_${code}` },
    'BT-21',
    (invoice, syntax) =>
      textsUnder(invoice, code, syntax).length < 2
        ? []
        : [{ path: 'notes', message: { code: 'einvoice.fr_mention_twice', params: { code } } }],
  ),
)

const treatment = { path: 'notes', message: { code: 'einvoice.fr_treatment' } } as const

/** Notes with subject codes. */
export const frenchNoteRules: Rule[] = [
  ...presence,
  ...uniqueness,
  ...bySyntax('BR-FR-20_BT-21', 'BT-21', (invoice, syntax) => {
    const texts = textsUnder(invoice, 'BAR', syntax)
    const read = syntax === 'ubl' ? texts.slice(0, 1).filter(text => text !== '') : texts
    return read.every(text => treatments.includes(text)) ? [] : [treatment]
  }),
  ...bySyntax({ ubl: 'BR-FR-30_BT-21', cii: 'BR-FR-31_BT-21' }, 'BT-21', (invoice, syntax) =>
    textsUnder(invoice, 'BAR', syntax).filter(text => treatments.includes(text)).length < 2
      ? []
      : [treatment],
  ),
]
