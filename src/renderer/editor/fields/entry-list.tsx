import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Draft } from '#core/draft/draft.ts'
import { fieldsAt } from '#core/fields/find-field.ts'
import { Button, IconButton } from '../../controls/button.tsx'
import { classNames } from '../../controls/class-names.ts'
import { Icon } from '../../controls/icon.tsx'
import { t } from '../../i18n/translate.ts'
import { focusField } from '../../state/focus-field.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import styles from './details.module.css'

const texts = {
  charges: {
    title: 'charges.title',
    entry: 'charges.entry',
    add: 'charges.add',
    remove: 'charges.remove',
    added: 'charge-added',
    removed: 'charge-removed',
  },
  preceding_invoices: {
    title: 'preceding.list',
    entry: 'preceding.entry',
    add: 'preceding.add',
    remove: 'preceding.remove',
    added: 'preceding-added',
    removed: 'preceding-removed',
  },
} as const

type ListName = keyof typeof texts

interface EntryListProps {
  name: ListName
  max: number
  newEntry: (draft: Draft) => object
  /** renders the fields of the entry at a path, such as `charges[0]` */
  children: (path: `${ListName}[${number}]`) => ReactNode
}

/** Entries of a list of the open invoice, with buttons to add and remove entries. */
export function EntryList({ name, max, newEntry, children }: EntryListProps) {
  const app = useApp()
  const readOnly = useReadOnly()
  const count = useOpenInvoice(({ doc }) => doc.draft[name]?.length) ?? 0
  const own = texts[name]
  const [firstField = ''] = Object.keys(fieldsAt([name]))
  if (readOnly && count === 0) return null

  const edit = (label: (typeof own)['added' | 'removed'], change: (draft: Draft) => void) =>
    flushSync(() => app.openInvoices.edit({ label, coalesceKey: null, recipe: ({ draft }) => change(draft) }))
  const add = () => {
    edit(own.added, draft => {
      Reflect.set(draft, name, [...(draft[name] ?? []), newEntry(draft)])
    })
    focusField(app, `${name}[${count}].${firstField}`)
  }
  const remove = (index: number) => {
    edit(own.removed, draft => {
      const rest = draft[name]?.filter((_, at) => at !== index) ?? []
      if (rest.length > 0) Reflect.set(draft, name, rest)
      else delete draft[name]
    })
    focusField(app, index > 0 ? `${name}[${index - 1}].${firstField}` : name)
  }

  return (
    <fieldset className={styles.group} data-path={name}>
      <legend>{t(own.title)}</legend>
      {Array.from({ length: count }, (_, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields show the draft at this position
          key={index}
          aria-label={t(own.entry, { number: index + 1 })}
          className={classNames(styles.group, styles.charge)}
          data-path={`${name}[${index}]`}
        >
          {children(`${name}[${index}]`)}
          {!readOnly && (
            <IconButton
              label={t(own.remove, { number: index + 1 })}
              className={styles.remove}
              onClick={() => remove(index)}
            >
              <Icon icon="trash" size={14} />
            </IconButton>
          )}
        </fieldset>
      ))}
      {!readOnly && count < max && (
        <Button variant="link" size="small" onClick={add}>
          <Icon icon="plus" size={14} />
          {t(own.add)}
        </Button>
      )}
    </fieldset>
  )
}
