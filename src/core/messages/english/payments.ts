/** Payments of invoices. */
export const paymentsInEnglish = {
  'payment.credit_note':
    'This credit note names an invoice. Record the refund as a negative payment of that invoice.',
  'payment.quote': 'A quote is not paid. Make an invoice from it.',
  'payment.zero': 'Enter an amount other than zero.',
  'payment.too_many_decimals': ({ currency, digits }: { currency: string; digits: number }): string =>
    digits === 0
      ? `Enter a whole amount in ${currency}.`
      : `Enter an amount in ${currency} with at most ${digits} decimals.`,
  'payment.nothing_owed': 'Nothing is left to pay.',
  'payment.change_gone': 'This change can no longer be undone.',
} as const
