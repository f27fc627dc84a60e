import { useRef } from 'react'
import { type CodeOption, codeOptions } from '../../controls/code-field.tsx'
import { SuggestionList } from '../../controls/suggestion-list.tsx'
import { useSuggestions } from '../../controls/use-suggestions.ts'
import { t } from '../../i18n/translate.ts'
import { units } from '../fields/code-lists.ts'
import styles from './line-items.module.css'

interface UnitCodeCellProps {
  value: string
  attributes: { readOnly: boolean; [name: string]: unknown }
  write: (value: string) => void
  endEdit: () => void
}

/** Unit code of a line, with suggestions by unit name while typing. */
export function UnitCodeCell({ value, attributes, write, endEdit }: UnitCodeCellProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const suggestions = useSuggestions<CodeOption>({
    field,
    load: async text => codeOptions(await units(), text),
    onChoose: ({ code }) => write(code),
  })
  return (
    <>
      <textarea
        {...attributes}
        {...(attributes.readOnly ? {} : suggestions.attributes)}
        ref={field}
        dir="auto"
        placeholder=" "
        rows={1}
        className={styles.cell}
        value={value}
        spellCheck={false}
        onChange={event => {
          write(event.target.value)
          suggestions.ask(event.target.value)
        }}
        onKeyDown={event => suggestions.onKeyDown(event)}
        onBlur={() => {
          suggestions.close()
          endEdit()
        }}
      />
      <SuggestionList suggestions={suggestions} field={field} label={t('lines.unit-code.list')}>
        {({ code, name }) => ({ title: name, amount: code })}
      </SuggestionList>
    </>
  )
}
