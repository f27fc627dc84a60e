import { practiceName } from '#contract/connections.ts'
import { t } from '../i18n/translate.ts'

/** The name of a connection; that of the built-in service is in the language of the window. */
export const serviceName = (name: string): string => (name === practiceName ? t('connection.practice') : name)
