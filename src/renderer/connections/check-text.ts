import type { CheckAnswer } from '#contract/desktop-api.ts'
import { say } from '../i18n/translate.ts'

export const checkWords = (check: CheckAnswer): string =>
  check.ok ? say(check.idempotent ? 'connection.ok.idempotent' : 'connection.ok') : check.problem.message
