import { useState } from 'react'
import { pdfNameOf, pdfNamePlaceholders } from '#core/draft/pdf-name.ts'
import {
  type EmailLanguage,
  emailLanguageOf,
  emailLanguages,
  emailPlaceholders,
  emailTextOf,
} from '#core/email/email-texts.ts'
import { Button } from '../controls/button.tsx'
import controls from '../controls/field.module.css'
import form from '../controls/form.module.css'
import { FieldFrame } from '../controls/text-field.tsx'
import { capitalised, formatList, languageName } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { saveSettings } from '../state/save-settings.ts'
import { useApp, useHost, useOpenInvoice } from '../state/use-app.ts'
import { choosePdfFolder } from '../submission/delivery-actions.ts'
import { SettingField } from './setting-field.tsx'
import styles from './settings.module.css'

const listOf = (placeholders: readonly string[]): string => formatList(placeholders.map(name => `{${name}}`))

/** File names and folder of delivered PDFs, and the e-mail that they are attached to. */
export function PdfSection() {
  const app = useApp()
  const settings = useHost(host => host.settings)
  const dataFolder = useHost(host => host.host?.dataFolder) ?? ''
  const draft = useOpenInvoice(invoice => invoice.doc.draft)
  if (!settings) return null
  const { pdfName, pdfFolder } = settings
  const example = {
    invoice_number: 'INV-2026-0001',
    buyer: { name: 'Northwind Traders' },
    issue_date: '2026-11-21',
  }
  return (
    <div className={form.form}>
      <SettingField
        label={t('settings.pdf.name')}
        hint={t('settings.pdf.name.hint', {
          placeholders: listOf(pdfNamePlaceholders),
          example: pdfNameOf(draft ?? example, pdfName, 'live'),
        })}
        value={pdfName}
        validate={text =>
          text.trim() === '' ? t('settings.pdf.name.wrong', { example: '{number} {customer}' }) : undefined
        }
        onCommit={name => saveSettings(app, { pdfName: name.slice(0, 120) })}
      />
      <section>
        <h4 className={styles.subtitle}>{t('settings.pdf.folder')}</h4>
        <p className={styles.path}>
          {pdfFolder === '' ? t('settings.pdf.folder.data', { folder: dataFolder }) : pdfFolder}
        </p>
        <div className={styles.buttons}>
          <Button size="small" onClick={() => void choosePdfFolder(app, 'chosen')}>
            {t('settings.pdf.folder.choose')}
          </Button>
          {pdfFolder !== '' && (
            <Button size="small" variant="quiet" onClick={() => void choosePdfFolder(app, 'data')}>
              {t('settings.pdf.folder.reset')}
            </Button>
          )}
        </div>
      </section>
      <p className={form.lead}>{t('settings.pdf.folder.about')}</p>
      <EmailTexts />
    </div>
  )
}

/** The e-mail text per document language; that of new invoices first. */
function EmailTexts() {
  const app = useApp()
  const settings = useHost(host => host.settings)
  const [language, setLanguage] = useState<EmailLanguage>(() => emailLanguageOf(settings?.locale ?? ''))
  if (!settings) return null
  const { emailTexts } = settings
  const text = emailTextOf(language, emailTexts)
  const write = (change: Partial<typeof text>) =>
    saveSettings(app, now => ({
      emailTexts: {
        ...now.emailTexts,
        [language]: { ...emailTextOf(language, now.emailTexts), ...change },
      },
    }))
  const { [language]: own, ...others } = emailTexts
  return (
    <>
      <h4 className={styles.subtitle}>{t('settings.email')}</h4>
      <FieldFrame label={t('settings.email.language')}>
        {({ id }) => (
          <select
            id={id}
            className={controls.control}
            value={language}
            onChange={event => setLanguage(event.target.value as EmailLanguage)}
          >
            {emailLanguages.map(each => (
              <option key={each} value={each}>
                {capitalised(languageName(each))}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <SettingField
        key={`${language} subject`}
        label={t('settings.email.subject')}
        value={text.subject}
        onCommit={subject => write({ subject: subject.slice(0, 300) })}
      />
      <BodyField key={`${language} body`} value={text.body} onCommit={body => write({ body })} />
      {own && (
        <div className={styles.buttons}>
          <Button size="small" variant="quiet" onClick={() => void saveSettings(app, { emailTexts: others })}>
            {t('settings.email.reset')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Saves on blur; Escape restores the saved text. */
function BodyField({ value, onCommit }: { value: string; onCommit(text: string): Promise<boolean> }) {
  const [typing, setTyping] = useState<string | null>(null)
  const hint = t('settings.email.hint', { placeholders: listOf(emailPlaceholders) })
  return (
    <FieldFrame label={t('settings.email.body')} hint={hint}>
      {({ id, describedBy }) => (
        <textarea
          id={id}
          aria-describedby={describedBy}
          className={controls.control}
          rows={8}
          dir="auto"
          placeholder=" "
          value={typing ?? value}
          onChange={event => setTyping(event.target.value)}
          onBlur={() => {
            if (typing === null || typing === value) return setTyping(null)
            void onCommit(typing).then(isSaved => isSaved && setTyping(null))
          }}
          onKeyDown={event => {
            if (event.key !== 'Escape' || typing === null) return
            event.stopPropagation()
            setTyping(null)
          }}
        />
      )}
    </FieldFrame>
  )
}
