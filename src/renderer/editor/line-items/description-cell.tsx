import { useRef } from 'react'
import { isPriced, isUnpricedKind } from '#core/line-kind.ts'
import { SuggestionList } from '../../controls/suggestion-list.tsx'
import { useSuggestions } from '../../controls/use-suggestions.ts'
import { t } from '../../i18n/translate.ts'
import { chooseLineOption, type LineOption, lineOptions } from '../../record-actions/line-options.ts'
import { useApp } from '../../state/use-app.ts'
import { convertByPrefix } from './kind-actions.ts'
import styles from './line-items.module.css'

interface DescriptionCellProps {
  rowKey: string
  /** kind of the line; '' for an ordinary item */
  kind: string
  value: string
  attributes: { readOnly: boolean; [name: string]: unknown }
  write: (value: string) => void
  endEdit: () => void
}

/**
 * Description of a line, with suggestions from the catalogue and from the customer's earlier lines while typing.
 * Because it has several lines, it is a text box with a list instead of a combobox.
 */
export function DescriptionCell({ rowKey, kind, value, attributes, write, endEdit }: DescriptionCellProps) {
  const app = useApp()
  const field = useRef<HTMLTextAreaElement>(null)
  const suggestions = useSuggestions<LineOption>({
    field,
    load: text => lineOptions(app, text),
    onChoose: option => {
      chooseLineOption(app, rowKey, option)
      app.view.set({ cellToFocus: { rowKey, field: 'quantity' } })
    },
  })
  return (
    <>
      <textarea
        {...attributes}
        {...(attributes.readOnly || !isPriced({ kind }) ? {} : suggestions.attributes)}
        ref={field}
        dir="auto"
        rows={1}
        className={styles.cell}
        value={value}
        placeholder={t(isUnpricedKind(kind) ? `lines.placeholder.${kind}` : 'lines.placeholder')}
        spellCheck
        onChange={event => {
          const text = event.target.value
          const isTyped = text.startsWith(value) && text.length === value.length + 1
          write(text)
          if (isTyped && kind === '' && convertByPrefix(app, rowKey, text)) suggestions.close()
          // a second line is a detail of this invoice, so nothing is suggested
          else if (text.includes('\n') || isUnpricedKind(kind)) suggestions.close()
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
