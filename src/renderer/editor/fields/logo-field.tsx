import { useRef, useState } from 'react'
import { limits } from '#core/limits.ts'
import { Button } from '../../controls/button.tsx'
import { Icon } from '../../controls/icon.tsx'
import { FieldFrame } from '../../controls/text-field.tsx'
import { t } from '../../i18n/translate.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { rememberDefault } from '../../state/remember-default.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import styles from './details.module.css'

const acceptedTypes = ['image/png', 'image/jpeg']

/** Accepts a dropped or chosen file; type and size are checked before it is read. */
export function LogoField() {
  const app = useApp()
  const readOnly = useReadOnly()
  const logo = useOpenInvoice(invoice => invoice.doc.draft.logo) ?? ''
  const issue = useOpenInvoice(invoice => messageAt(invoice, 'logo'))
  const [problem, setProblem] = useState<string>()
  const [isDragOver, setDragOver] = useState(false)
  const file = useRef<HTMLInputElement>(null)

  const write = (value: string) =>
    app.openInvoices.edit({
      label: 'edit.logo',
      coalesceKey: null,
      recipe: ({ draft }) => {
        if (value === '') delete draft.logo
        else draft.logo = value
      },
    })
  const readFile = async (picked: File | undefined) => {
    if (!picked || readOnly) return
    if (!acceptedTypes.includes(picked.type)) return setProblem(t('more.logo.wrong-kind'))
    if (picked.size > limits.logoBytes) return setProblem(t('more.logo.too-large'))
    setProblem(undefined)
    const url = await toDataUrl(picked)
    write(url)
    void rememberDefault(app, 'logo', url)
  }
  const message = problem === undefined ? issue : ({ severity: 'error', message: problem } as const)

  return (
    <FieldFrame label={t('more.logo')} path="logo" message={message}>
      {({ id, describedBy }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button does the same
        <div
          className={styles.drop}
          data-over={isDragOver || undefined}
          onDragOver={event => {
            if (readOnly || !event.dataTransfer.types.includes('Files')) return
            event.preventDefault()
            setDragOver(true)
          }}
          onDragLeave={() => setDragOver(false)}
          onDrop={event => {
            event.preventDefault()
            setDragOver(false)
            void readFile(event.dataTransfer.files[0])
          }}
        >
          {logo.startsWith('data:image/') ? (
            <img className={styles.logo} src={logo} alt={t('more.logo.alt')} />
          ) : (
            <Icon icon="image-up" size={20} />
          )}
          {logo === '' && <span>{t('more.logo.drop')}</span>}
          <input
            ref={file}
            className={styles.file}
            type="file"
            accept={acceptedTypes.join(',')}
            onChange={event => void readFile(event.target.files?.[0])}
          />
          {!readOnly && (
            <>
              <Button
                id={id}
                size="small"
                aria-label={t(logo === '' ? 'more.logo.choose.label' : 'more.logo.replace.label')}
                aria-describedby={describedBy}
                onClick={() => file.current?.click()}
              >
                {t(logo === '' ? 'more.logo.choose' : 'more.logo.replace')}
              </Button>
              {logo !== '' && (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => {
                    write('')
                    void rememberDefault(app, 'logo', '')
                  }}
                >
                  {t('more.logo.remove')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

const toDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
