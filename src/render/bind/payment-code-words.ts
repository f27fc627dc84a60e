import { fillLabel } from './labels.ts'

interface Words {
  caption: string
  /** for those who cannot see the code */
  alt: string
}

/** What stands below a payment code, by language. */
const byLanguage: Readonly<Record<string, Words>> = {
  en: { caption: 'Scan to pay', alt: 'QR code that fills in a bank transfer of {amount} to {name}' },
  de: { caption: 'Zum Bezahlen scannen', alt: 'QR-Code für eine Überweisung von {amount} an {name}' },
  fr: { caption: 'Scanner pour payer', alt: 'Code QR pour un virement de {amount} à {name}' },
  es: { caption: 'Escanear para pagar', alt: 'Código QR para una transferencia de {amount} a {name}' },
  it: { caption: 'Scansiona per pagare', alt: 'Codice QR per un bonifico di {amount} a {name}' },
  nl: { caption: 'Scan om te betalen', alt: 'QR-code voor een overschrijving van {amount} aan {name}' },
  pl: { caption: 'Zeskanuj, aby zapłacić', alt: 'Kod QR do przelewu {amount} na rzecz: {name}' },
  pt: { caption: 'Digitalizar para pagar', alt: 'Código QR para uma transferência de {amount} para {name}' },
  ar: { caption: 'امسح للدفع', alt: 'رمز QR لتحويل {amount} إلى {name}' },
  he: { caption: 'סרקו לתשלום', alt: 'קוד QR להעברה של {amount} אל {name}' },
  ja: { caption: 'スキャンして支払う', alt: '{name}へ{amount}を振り込むためのQRコード' },
  zh: { caption: '扫码付款', alt: '向{name}转账{amount}的二维码' },
}

export function paymentCodeWords(language: string, amount: string, name: string): Words {
  const words = byLanguage[language] ?? byLanguage.en ?? { caption: '', alt: '' }
  return { ...words, alt: fillLabel(words.alt, { amount, name }) }
}
