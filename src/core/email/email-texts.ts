import { defaultLocale } from '../defaults.ts'
import { documentLanguageOf, documentLanguages, parseLocale, scriptOf } from '../text/locale.ts'

export interface EmailText {
  subject: string
  body: string
}

/**
 * Placeholders of an e-mail text; `title` is the printed title, such as “Invoice”. A line is left out if its
 * placeholder has no value.
 */
export const emailPlaceholders = ['title', 'number', 'customer', 'date', 'due', 'total', 'sender'] as const

/** The document languages, plus Traditional Chinese and Brazilian Portuguese. */
export const emailLanguages = [...documentLanguages, 'zh-Hant', 'pt-BR'] as const

export type EmailLanguage = (typeof emailLanguages)[number]

/** Default text of the e-mail with a document of any kind, in the language of the document. */
const inLanguage = (greeting: string, attached: string, due: string, closing: string): EmailText => ({
  subject: '{title} {number} – {sender}',
  body: [greeting, '', attached, due, '', closing, '{sender}'].join('\n'),
})

export const defaultEmailTexts: Readonly<Record<EmailLanguage, EmailText>> = {
  en: inLanguage(
    'Hello,',
    'please find attached: {title} {number}, {total}.',
    'Due date: {due}.',
    'Kind regards',
  ),
  de: inLanguage(
    'Guten Tag,',
    'anbei erhalten Sie: {title} {number}, {total}.',
    'Fällig am {due}.',
    'Freundliche Grüße',
  ),
  fr: inLanguage(
    'Bonjour,',
    'veuillez trouver ci-joint : {title} {number}, {total}.',
    'Échéance : {due}.',
    'Cordialement',
  ),
  es: inLanguage(
    'Buenos días:',
    'Adjuntamos: {title} {number}, {total}.',
    'Vencimiento: {due}.',
    'Un cordial saludo',
  ),
  it: inLanguage(
    'Buongiorno,',
    'in allegato trova: {title} {number}, {total}.',
    'Scadenza: {due}.',
    'Cordiali saluti',
  ),
  nl: inLanguage(
    'Goedendag,',
    'bijgaand vindt u: {title} {number}, {total}.',
    'Vervaldatum: {due}.',
    'Met vriendelijke groet',
  ),
  pl: inLanguage(
    'Dzień dobry,',
    'w załączeniu przesyłamy: {title} {number}, {total}.',
    'Termin płatności: {due}.',
    'Z poważaniem',
  ),
  pt: inLanguage(
    'Exmos. Senhores,',
    'segue em anexo: {title} {number}, {total}.',
    'Vencimento: {due}.',
    'Com os melhores cumprimentos',
  ),
  'pt-BR': inLanguage(
    'Olá,',
    'segue em anexo: {title} {number}, {total}.',
    'Vencimento: {due}.',
    'Atenciosamente',
  ),
  ar: inLanguage(
    'مرحبًا،',
    'تجدون مرفقًا: {title} {number}، {total}.',
    'تاريخ الاستحقاق: {due}.',
    'مع أطيب التحيات',
  ),
  he: inLanguage('שלום,', 'מצורף: {title} {number}, {total}.', 'מועד התשלום: {due}.', 'בברכה'),
  ja: inLanguage(
    'お世話になっております。',
    '{title} {number}（{total}）をお送りいたします。',
    'お支払期限：{due}',
    'ご確認のほど、よろしくお願いいたします。',
  ),
  zh: inLanguage('您好：', '随信附上：{title} {number}，{total}。', '付款期限：{due}。', '此致'),
  'zh-Hant': inLanguage(
    '您好：',
    '附上{title} {number}，金額 {total}，請查收。',
    '付款期限：{due}。',
    '敬祝商祺',
  ),
}

/** The language of the e-mail for a document of this locale; English if there is no text for it. */
export function emailLanguageOf(locale: string): EmailLanguage {
  const language = documentLanguageOf(locale) ?? defaultLocale
  if (language === 'pt' && parseLocale(locale)?.region === 'BR') return 'pt-BR'
  return language === 'zh' && scriptOf(locale) === 'Hant' ? 'zh-Hant' : language
}

/** The text from the settings, else the default one. A text for `pt` also applies to Brazil. */
export const emailTextOf = (
  language: EmailLanguage,
  own: Partial<Record<EmailLanguage, EmailText>>,
): EmailText => own[language] ?? (language === 'pt-BR' ? own.pt : undefined) ?? defaultEmailTexts[language]
