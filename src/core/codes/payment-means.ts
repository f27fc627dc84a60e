import { readCodes } from './code-list.ts'

/**
 * Means of payment (UNTDID 4461): code, country (ISO 3166-1 alpha-2), names of the texts that languages have for it, if
 * they are not its code, and a proper name.
 */
export const paymentMeans = readCodes(
  `
  58
  30
  59
  49
  10
  48
  54
  55
  57
  20
  42
  50
  56
  93
  68
  97
  1
  31
  9
  45
  47
  46
  52
  53
  51 FR
  21
  22
  23
  25
  26
  91
  92
  24
  44
  70
  74
  75
  76
  77
  78
  60
  61
  62
  63
  64
  65
  66
  67
  69
  94
  95
  96
  98 JP
  2 US credit ACH
  3 US debit ACH
  4 US debit-reversal+demand ACH
  5 US credit-reversal+demand ACH
  6 US credit+demand ACH
  7 US debit+demand ACH
  8
  11 US credit-reversal+savings ACH
  12 US debit-reversal+savings ACH
  13 US credit+savings ACH
  14 US debit+savings ACH
  15
  16
  17 US credit+demand ACH CCD
  18 US debit+demand ACH CCD
  19 US credit+demand ACH CTP
  27 US debit+demand ACH CTP
  28 US credit+demand ACH CTX
  29 US debit+demand ACH CTX
  32 US credit+demand ACH CCD+
  33 US debit+demand ACH CCD+
  34 US - ACH PPD
  35 US credit+savings ACH CCD
  36 US debit+savings ACH CCD
  37 US credit+savings ACH CTP
  38 US debit+savings ACH CTP
  39 US credit+savings ACH CTX
  40 US debit+savings ACH CTX
  41 US credit+savings ACH CCD+
  43 US debit+savings ACH CCD+
  ZZZ
`,
  (code, country = '', texts = code, ...proper) => ({
    code,
    country,
    texts: texts.split('+').filter(Boolean),
    proper: proper.join(' '),
  }),
)
