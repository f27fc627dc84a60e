import { isolated } from './locale.ts'
import { t } from './translate.ts'

/** "Line 2: Enter a quantity." */
export const labelled = (label: string, text: string): string => t('join.label', { label, text })

/** Joins sentences; falsy ones are left out. */
export const sentences = (...texts: readonly (string | false | null | undefined)[]): string =>
  texts
    .filter(text => typeof text === 'string' && text !== '')
    .reduce<string>(
      (text, next) => (text === '' ? `${next}` : t('join.sentences', { text, next: `${next}` })),
      '',
    )

/** "Undo (Ctrl Z)" */
export const withBracket = (text: string, more: string): string => t('join.bracket', { text, more })

/** Joins facts about one thing; empty ones are left out. */
export const formatFacts = (texts: readonly (string | undefined)[]): string =>
  texts.flatMap(text => (text ? [isolated(text)] : [])).join(t('join.facts'))
