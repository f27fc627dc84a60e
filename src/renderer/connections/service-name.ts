import { practiceName } from '#contract/connections.ts'
import { t } from '../i18n/translate.ts'

/** Name of a connection; the name of the built-in service is translated. */
export const serviceName = (name: string): string => (name === practiceName ? t('connection.practice') : name)
