import { minorUnits } from './currency.ts'

/** Symbols of currencies in upper case. A symbol of several currencies is listed for each of them. */
const marksByCode: Readonly<Record<string, string>> = {
  ARS: '$',
  AUD: '$ A$ AU$ $AU',
  AZN: '₼',
  BGN: 'ЛВ ЛВ.',
  BRL: 'R$',
  CAD: '$ C$ CA$ $CA',
  CHF: 'FR FR. SFR SFR.',
  CLP: '$',
  CNY: '¥ CN¥ 元',
  COP: '$',
  CRC: '₡',
  CZK: 'KČ',
  DKK: 'KR KR.',
  EUR: '€',
  GBP: '£ £GB',
  GEL: '₾',
  GHS: '₵',
  HKD: '$ HK$',
  HUF: 'FT',
  ILS: '₪',
  INR: '₹ RS RS.',
  ISK: 'KR KR.',
  JPY: '¥ JP¥ 円',
  KRW: '₩',
  KZT: '₸',
  LKR: 'RS RS.',
  MDL: 'LEI',
  MXN: '$ MX$',
  NGN: '₦',
  NOK: 'KR KR.',
  NPR: 'RS RS.',
  NZD: '$ NZ$',
  PHP: '₱',
  PKR: 'RS RS.',
  PLN: 'ZŁ',
  PYG: '₲',
  RON: 'LEI',
  RSD: 'ДИН ДИН.',
  RUB: '₽',
  SEK: 'KR KR.',
  SGD: '$ S$',
  THB: '฿',
  TRY: '₺',
  TWD: '$ NT$',
  UAH: '₴',
  USD: '$ US$ $US',
  UYU: '$',
  VND: '₫',
  ZAR: 'R',
}

const codesByMark = Map.groupBy(
  Object.entries(marksByCode).flatMap(([code, marks]) => marks.split(' ').map(mark => ({ code, mark }))),
  ({ mark }) => mark,
)

/** The currencies that a code or symbol beside a number can mean; `undefined` if it is neither. */
export function currenciesOfMark(mark: string): readonly string[] | undefined {
  const upper = mark.toUpperCase()
  if (minorUnits(upper) !== undefined) return [upper]
  return codesByMark.get(upper)?.map(({ code }) => code)
}
