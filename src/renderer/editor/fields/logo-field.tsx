import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { limits } from '#core/limits.ts'
import { Button } from '../../controls/button.tsx'
import { Icon } from '../../controls/icon.tsx'
import { FieldFrame } from '../../controls/text-field.tsx'
import { say } from '../../i18n/translate.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useCurrent, usePage, useReadOnly } from '../../state/use-app.ts'
import styles from './details.module.css'

const kinds = ['image/png', 'image/jpeg']

/** Dropped or chosen; checked before it is read, so a film dropped by mistake costs nothing. */
export function LogoField() {
  const page = usePage()
  const readOnly = useReadOnly()
  const logo = useCurrent(document => document.doc.draft.logo) ?? ''
  const issue = useCurrent(document => messageAt(document, 'logo'))
  const [problem, setProblem] = useState<string>()
  const [isOver, setOver] = useState(false)
  const file = useRef<HTMLInputElement>(null)

  const write = (value: string) =>
    page.documents.edit({
      label: 'edit.logo',
      burst: null,
      recipe: ({ draft }) => {
        if (value === '') delete draft.logo
        else draft.logo = value
      },
    })
  const take = async (picked: File | undefined) => {
    if (!picked || readOnly) return
    if (!kinds.includes(picked.type)) return setProblem(say('more.logo.wrong-kind'))
    if (picked.size > limits.logoBytes) return setProblem(say('more.logo.too-large'))
    setProblem(undefined)
    write(await dataUrlOf(picked))
  }
  const message = problem === undefined ? issue : ({ severity: 'error', message: problem } as const)

  return (
    <FieldFrame label={say('more.logo')} path="logo" message={message}>
      {({ id, describedBy }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button does the same
        <div
          className={styles.drop}
          data-over={isOver || undefined}
          onDragOver={event => {
            if (readOnly || !event.dataTransfer.types.includes('Files')) return
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={event => {
            event.preventDefault()
            setOver(false)
            void take(event.dataTransfer.files[0])
          }}
        >
          {logo.startsWith('data:image/') ? (
            <img className={styles.logo} src={logo} alt={say('more.logo.alt')} />
          ) : (
            <Icon of={ImageUp} size={20} />
          )}
          {logo === '' && <span>{say('more.logo.drop')}</span>}
          <input
            ref={file}
            className={styles.file}
            type="file"
            accept={kinds.join(',')}
            onChange={event => void take(event.target.files?.[0])}
          />
          {!readOnly && (
            <>
              <Button
                id={id}
                size="small"
                aria-describedby={describedBy}
                onClick={() => file.current?.click()}
              >
                {say(logo === '' ? 'more.logo.choose' : 'more.logo.replace')}
              </Button>
              {logo !== '' && (
                <Button size="small" look="quiet" onClick={() => write('')}>
                  {say('more.logo.remove')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
