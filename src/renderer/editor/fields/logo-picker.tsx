import { useState } from 'react'
import { limits } from '#core/limits.ts'
import { Button } from '../../controls/button.tsx'
import { Icon } from '../../controls/icon.tsx'
import { FieldFrame, type FieldMessage } from '../../controls/text-field.tsx'
import { t } from '../../i18n/translate.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { rememberDefault } from '../../state/save-settings.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import { FileDrop } from './file-drop.tsx'
import styles from './logo-picker.module.css'

const acceptedTypes = ['image/png', 'image/jpeg']

interface LogoPickerProps {
  path?: string
  /** data URL, '' for none */
  value: string
  message?: FieldMessage | undefined
  readOnly?: boolean
  onValue: (value: string) => void
}

/** Accepts a dropped or chosen file; its type and size are checked before it is read. */
export function LogoPicker({ path, value, message, readOnly = false, onValue }: LogoPickerProps) {
  const [problem, setProblem] = useState<string>()

  const readFile = async (picked: File | undefined) => {
    if (!picked || readOnly) return
    if (!acceptedTypes.includes(picked.type)) return setProblem(t('more.logo.wrong-kind'))
    if (picked.size > limits.logoBytes) return setProblem(t('more.logo.too-large'))
    setProblem(undefined)
    onValue(await toDataUrl(picked))
  }

  return (
    <FieldFrame
      label={t('more.logo')}
      path={path}
      message={problem === undefined ? message : { severity: 'error', message: problem }}
    >
      {({ id, describedBy }) => (
        <FileDrop
          accept={acceptedTypes.join(',')}
          readOnly={readOnly}
          onFiles={([file]) => void readFile(file)}
        >
          {choose => (
            <>
              {value.startsWith('data:image/') ? (
                <img className={styles.logo} src={value} alt={t('more.logo.alt')} />
              ) : (
                <Icon icon="image-up" size={20} />
              )}
              {value === '' && <span className={styles.hint}>{t('more.logo.drop')}</span>}
              {!readOnly && (
                <div className={styles.buttons}>
                  <Button
                    id={id}
                    size="small"
                    aria-label={t(value === '' ? 'more.logo.choose.label' : 'more.logo.replace.label')}
                    aria-describedby={describedBy}
                    onClick={choose}
                  >
                    {t(value === '' ? 'more.logo.choose' : 'more.logo.replace')}
                  </Button>
                  {value !== '' && (
                    <Button size="small" variant="quiet" onClick={() => onValue('')}>
                      {t('more.logo.remove')}
                    </Button>
                  )}
                </div>
              )}
            </>
          )}
        </FileDrop>
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

/** Logo of the invoice, which is also stored as the logo of new invoices. */
export function LogoField() {
  const app = useApp()
  const readOnly = useReadOnly()
  const logo = useOpenInvoice(invoice => invoice.doc.draft.logo) ?? ''
  const message = useOpenInvoice(invoice => messageAt(invoice, 'logo'))
  const write = (value: string) => {
    app.openInvoices.edit({
      label: 'logo',
      coalesceKey: null,
      recipe: ({ draft }) => {
        if (value === '') delete draft.logo
        else draft.logo = value
      },
    })
    void rememberDefault(app, 'logo', value)
  }
  return <LogoPicker path="logo" value={logo} message={message} readOnly={readOnly} onValue={write} />
}
