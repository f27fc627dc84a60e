import { useRef } from 'react'
import { SuggestionList } from '../../controls/suggestion-list.tsx'
import { useSuggestions } from '../../controls/use-suggestions.ts'
import { t } from '../../i18n/translate.ts'
import { chooseItem, type ItemOption, itemOptions } from '../../record-actions/item-options.ts'
import { useApp } from '../../state/use-app.ts'
import styles from './line-items.module.css'

interface DescriptionCellProps {
  rowKey: string
  value: string
  attributes: { readOnly: boolean; [name: string]: unknown }
  write: (value: string) => void
  endEdit: () => void
}

/**
 * Description of a line, with suggestions of items and of earlier lines of the customer while it is typed. It has
 * several lines, so it is a text box with a list rather than a combobox.
 */
export function DescriptionCell({ rowKey, value, attributes, write, endEdit }: DescriptionCellProps) {
  const app = useApp()
  const field = useRef<HTMLTextAreaElement>(null)
  const suggestions = useSuggestions<ItemOption>({
    field,
    load: text => itemOptions(app, text),
    onChoose: option => {
      chooseItem(app, rowKey, option)
      app.view.set({ cellToFocus: { rowKey, field: 'quantity' } })
    },
  })
  return (
    <>
      <textarea
        {...attributes}
        {...(attributes.readOnly ? {} : suggestions.attributes)}
        ref={field}
        dir="auto"
        rows={1}
        className={styles.cell}
        value={value}
        placeholder={t('lines.placeholder')}
        spellCheck
        onChange={event => {
          const text = event.target.value
          write(text)
          // a further line is a detail of this invoice
          if (text.includes('\n')) suggestions.close()
          else suggestions.ask(text)
        }}
        onKeyDown={event => suggestions.onKeyDown(event)}
        onBlur={() => {
          suggestions.close()
          endEdit()
        }}
      />
      <SuggestionList suggestions={suggestions} field={field} label={t('item.suggestions')}>
        {({ line, detail, price }) => ({
          title: line.description.split('\n', 1)[0] ?? '',
          detail,
          amount: price,
        })}
      </SuggestionList>
    </>
  )
}
