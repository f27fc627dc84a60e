import { useId } from 'react'
import { setText } from '../state/document.ts'
import type { Page } from '../state/page.ts'
import { useCurrent, useDesk, usePage, useReadOnly } from '../state/use-page.ts'
import { say } from '../words.ts'
import styles from './preview.module.css'

export function pickTemplate(page: Page, name: string): void {
  page.documents.edit({ label: 'edit.template', burst: null, recipe: setText('template', name) })
}

/** Radio buttons that look like one control: arrows choose, and the page follows at once. */
export function TemplatePicker() {
  const page = usePage()
  const group = useId()
  const readOnly = useReadOnly()
  const templates = useDesk(desk => desk.templates)
  const chosen = useCurrent(document => document.doc.draft.template)
  return (
    <fieldset className={styles.templates} disabled={readOnly}>
      <legend className="visually-hidden">{say('preview.templates')}</legend>
      {templates.map(({ name, title, description }) => (
        <label key={name} className={styles.template} title={description}>
          <input
            type="radio"
            name={group}
            checked={name === chosen}
            onChange={() => pickTemplate(page, name)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  )
}
