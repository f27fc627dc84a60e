/** Findings before a submission, the question of a live submission, and submitting without a question. */
export const checksInEnglish = {
  'checks.none': 'Ready to send',
  'checks.count': { one: '{count} thing to check', other: '{count} things to check' },
  'checks.hints-only': { one: '{count} hint', other: '{count} hints' },
  'checks.title': 'Before you submit',
  'checks.all-right': 'Nothing to check. This {kind} is ready to send.',
  'checks.errors': 'Fix before submitting',
  'checks.warnings': 'To check',
  'checks.hints': 'Hints',
  'checks.more': { one: 'and {count} more', other: 'and {count} more' },

  // the question of a live submission
  'live.checking': 'Checking what is sent…',
  'live.from': 'From',
  'live.no-sender': 'No sender named',
  'live.due': 'Due',
  'live.no-due': 'No due date',
  'live.findings': { one: '{count} thing to check', other: '{count} things to check' },
  'live.remember': 'Don’t ask again for this connection',
  'live.remember.countdown': {
    one: 'Invoices with nothing to check are sent after {count} second. You can cancel.',
    other: 'Invoices with nothing to check are sent after {count} seconds. You can cancel.',
  },
  'live.remember.at-once': 'Invoices with nothing to check are sent at once.',

  // submitting without a question
  'countdown.title': 'Submitting {kind} {number}',
  'countdown.text': '{Kind} {number} for {amount} to {customer} is submitted with your live key.',
  'countdown.seconds': { one: '{count} second', other: '{count} seconds' },
  'countdown.left': 'Sending in {count} s',
  'countdown.announced': {
    one: '{Kind} {number} for {amount} is submitted with your live key in {count} second. Press Escape to cancel.',
    other:
      '{Kind} {number} for {amount} is submitted with your live key in {count} seconds. Press Escape to cancel.',
  },
  'countdown.cancelled': '{Kind} {number} was not submitted. Nothing was billed.',
  'consent.given': 'Since {day}, invoices with nothing to check are sent live without a question.',
  'consent.withdraw': 'Ask before every live submission',
  'consent.withdrawn': 'Each live submission is asked about again',
  'consent.countdown': 'Wait before sending automatically',
  'consent.countdown.none': 'None',
} as const
