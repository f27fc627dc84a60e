import { namedCodes } from './code-list.ts'

/** Means of payment (UNTDID 4461). The names are our own short forms of the official ones. */
export const paymentMeansNames = namedCodes(`
  58 SEPA credit transfer
  30 Credit transfer
  59 SEPA direct debit
  49 Direct debit
  10 Cash
  48 Bank card
  54 Credit card
  55 Debit card
  57 Standing agreement
  20 Cheque
  42 Payment to a bank account
  50 Postal giro
  56 Bank giro
  93 Reference giro
  68 Online payment service
  97 Clearing between partners
  1 Not defined
  31 Debit transfer
  9 National or regional clearing
  45 Home banking, referenced credit transfer
  47 Home banking, debit transfer
  46 Interbank debit transfer
  52 Urgent commercial payment
  53 Urgent treasury payment
  51 France: CFONB remote payment
  21 Banker’s draft
  22 Certified banker’s draft
  23 Bank cheque
  25 Certified cheque
  26 Local cheque
  91 Banker’s draft, not transferable
  92 Local cheque, not transferable
  24 Bill of exchange awaiting acceptance
  44 Accepted bill of exchange
  70 Bill drawn by the creditor on the debtor
  74 Bill drawn by the creditor on a bank
  75 Bill drawn by the creditor, endorsed by another bank
  76 Bill drawn by the creditor on a bank, endorsed by a third party
  77 Bill drawn by the creditor on a third party
  78 Bill drawn by the creditor on a third party, accepted and endorsed by a bank
  60 Promissory note
  61 Promissory note signed by the debtor
  62 Promissory note endorsed by a bank
  63 Promissory note endorsed by a third party
  64 Promissory note signed by a bank
  65 Promissory note signed by a bank, endorsed by another bank
  66 Promissory note signed by a third party
  67 Promissory note signed by a third party, endorsed by a bank
  69 Transfer advice
  94 Urgent giro
  95 Free format giro
  96 Requested method was not used
  98 Japan: electronically recorded monetary claim
  2 ACH credit
  3 ACH debit
  4 ACH demand debit reversal
  5 ACH demand credit reversal
  6 ACH demand credit
  7 ACH demand debit
  8 Hold
  11 ACH savings credit reversal
  12 ACH savings debit reversal
  13 ACH savings credit
  14 ACH savings debit
  15 Book entry credit
  16 Book entry debit
  17 ACH demand CCD credit
  18 ACH demand CCD debit
  19 ACH demand CTP credit
  27 ACH demand CTP debit
  28 ACH demand CTX credit
  29 ACH demand CTX debit
  32 ACH demand CCD+ credit
  33 ACH demand CCD+ debit
  34 ACH prearranged payment (PPD)
  35 ACH savings CCD credit
  36 ACH savings CCD debit
  37 ACH savings CTP credit
  38 ACH savings CTP debit
  39 ACH savings CTX credit
  40 ACH savings CTX debit
  41 ACH savings CCD+ credit
  43 ACH savings CCD+ debit
  ZZZ As agreed
`)
