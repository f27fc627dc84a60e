import type { CheckAnswer } from '#contract/desktop-api.ts'
import { say } from '../words.ts'

export const checkWords = (check: CheckAnswer): string =>
  check.ok ? say(check.idempotent ? 'connection.ok.idempotent' : 'connection.ok') : check.problem.message
