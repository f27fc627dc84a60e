import type { Settings } from '#contract/settings.ts'

export const practice = {
  id: 'practice',
  name: 'Practice service',
  baseUrl: null,
  requestFields: 'full',
  practice: true,
  key: null,
  keyOfOtherAddress: false,
  waiting: 0,
  liveConsent: null,
} as const

export const initialSettings: Settings = {
  theme: 'system',
  seller: {},
  currency: 'EUR',
  template: 'minimal',
  accentColor: '',
  typeface: '',
  paper: '',
  dueDays: 14,
  quoteDays: 30,
  numberPatterns: {
    invoice: 'INV-{YYYY}-{####}',
    credit_note: 'CN-{YYYY}-{####}',
    quote: 'Q-{YYYY}-{####}',
  },
  countdownSeconds: 5,
  logo: '',
  locale: '',
  taxRate: '',
  paymentTerms: '',
  taxNote: '',
  notes: '',
  columns: [],
  panes: null,
  recentlyUsed: [],
  declinedCustomers: [],
  pdfName: '{number} {customer}',
  pdfFolder: '',
  emailTexts: {},
}
