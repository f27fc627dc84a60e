/** Findings before a submission, the question of a live submission, and submitting without a question. */
export const checksTexts = {
  'checks.none': 'Ready to send',
  'checks.count': {
    plural: 'count',
    one: '{count:number} thing to check',
    other: '{count:number} things to check',
  },
  'checks.hints-only': { plural: 'count', one: '{count:number} hint', other: '{count:number} hints' },
  'checks.title': 'Before you submit',
  'checks.all-right': 'Nothing to check. This {kind:@kind} is ready to send.',
  'checks.errors': 'Fix before submitting',
  'checks.warnings': 'To check',
  'checks.hints': 'Hints',
  'checks.more': { plural: 'count', one: 'and {count:number} more', other: 'and {count:number} more' },

  // the question of a live submission
  'live.checking': 'Checking what is sent…',
  'live.from': 'From',
  'live.no-sender': 'No sender named',
  'live.due': 'Due',
  'live.no-due': 'No due date',
  'live.findings': {
    plural: 'count',
    one: '{count:number} thing to check',
    other: '{count:number} things to check',
  },
  'live.remember': 'Don’t ask again for this connection',
  'live.remember.countdown': {
    plural: 'count',
    one: 'Invoices with nothing to check are sent after {count:number} second, and your account is charged. You can cancel until then.',
    other:
      'Invoices with nothing to check are sent after {count:number} seconds, and your account is charged. You can cancel until then.',
  },
  'live.remember.at-once': 'Invoices with nothing to check are sent at once, and your account is charged.',

  // submitting without a question
  'countdown.title': 'Submitting {kind:@kind} {number}',
  'countdown.text':
    '{kind:capital:@kind} {number} for {amount} to {customer} is submitted with your live key.',
  'countdown.seconds': { plural: 'count', one: '{count:number} second', other: '{count:number} seconds' },
  'countdown.left': 'Sending in {count:number} s',
  'countdown.announced': {
    plural: 'count',
    one: '{kind:capital:@kind} {number} for {amount} is submitted with your live key in {count:number} second. Press Escape to cancel.',
    other:
      '{kind:capital:@kind} {number} for {amount} is submitted with your live key in {count:number} seconds. Press Escape to cancel.',
  },
  'countdown.cancelled': '{kind:capital:@kind} {number} was not submitted. Nothing was billed.',
  'consent.given':
    'Since {day}, invoices with nothing to check are sent live without a question, and your account is charged.',
  'consent.withdraw': 'Ask before every live submission',
  'consent.withdrawn': 'Each live submission is asked about again',
  'consent.countdown': 'Wait before sending automatically',
  'consent.countdown.none': 'None',
} as const
