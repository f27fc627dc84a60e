/** Findings before a submission, the question of a live submission, and submitting without a question. */
export const checksInEnglish = {
  'checks.none': 'No findings',
  'checks.count': { one: '{count} finding', other: '{count} findings' },
  'checks.title': 'Before you submit',
  'checks.all-right': 'Nothing to look at. This {kind} has no findings.',
  'checks.errors': 'Fix before submitting',
  'checks.warnings': 'Findings',
  'checks.hints': 'Hints',
  'checks.more': { one: 'and {count} more', other: 'and {count} more' },

  // the question of a live submission
  'live.checking': 'Checking what is sent…',
  'live.from': 'From',
  'live.no-sender': 'No sender named',
  'live.due': 'Due',
  'live.no-due': 'No due date',
  'live.findings': { one: '{count} finding to look at', other: '{count} findings to look at' },
  'live.remember': 'Don’t ask again for this connection',
  'live.remember.countdown': {
    one: 'Documents without findings are then submitted after {count} second, in which you can cancel.',
    other: 'Documents without findings are then submitted after {count} seconds, in which you can cancel.',
  },
  'live.remember.at-once': 'Documents without findings are then submitted at once.',

  // submitting without a question
  'countdown.title': 'Submitting {kind} {number}',
  'countdown.text': '{Kind} {number} over {amount} to {customer} is submitted with your live key.',
  'countdown.seconds': { one: '{count} second', other: '{count} seconds' },
  'countdown.announced': {
    one: '{Kind} {number} over {amount} is submitted with your live key in {count} second. Press Escape to cancel.',
    other:
      '{Kind} {number} over {amount} is submitted with your live key in {count} seconds. Press Escape to cancel.',
  },
  'countdown.cancelled': '{Kind} {number} was not submitted. Nothing was billed.',
  'consent.given': 'Since {day}, documents without findings are submitted live without a question.',
  'consent.withdraw': 'Ask each time again',
  'consent.withdrawn': 'Each live submission is asked about again',
  'consent.countdown': 'Countdown of live submissions without a question',
  'consent.countdown.none': 'None',
} as const
