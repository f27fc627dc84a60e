import type { Decimal } from '../money/decimal.ts'
import { unitsToDecimal } from '../money/minor-units.ts'
import { type RateAmounts, reportDigits } from './report-rows.ts'

/** Sums of one currency, with its decimals. */
export interface CurrencySums {
  currency: string
  net: Decimal
  /** by ascending rate; `null`: without tax */
  rates: { rate: Decimal | null; net: Decimal; tax: Decimal }[]
  tax: Decimal
  gross: Decimal
  paid: Decimal
  outstanding: Decimal
  /** part of `outstanding` */
  overdue: Decimal
}

/** Paid and outstanding amounts, in minor units. */
export interface Balance {
  paid: bigint
  outstanding: bigint
  overdue: bigint
}

interface Accumulated extends Balance {
  rates: Map<Decimal | null, { net: bigint; tax: bigint }>
}

/** Adds amounts per currency. */
export class ReportSums {
  readonly #byCurrency = new Map<string, Accumulated>()

  add(currency: string, { rate, net, tax }: RateAmounts): void {
    const { rates } = this.#of(currency)
    const sum = rates.get(rate) ?? { net: 0n, tax: 0n }
    rates.set(rate, { net: sum.net + net, tax: sum.tax + tax })
  }

  addBalance(currency: string, { paid, outstanding, overdue }: Balance): void {
    const sums = this.#of(currency)
    sums.paid += paid
    sums.outstanding += outstanding
    sums.overdue += overdue
  }

  #of(currency: string): Accumulated {
    const found = this.#byCurrency.get(currency)
    if (found) return found
    const sums = { rates: new Map(), paid: 0n, outstanding: 0n, overdue: 0n }
    this.#byCurrency.set(currency, sums)
    return sums
  }

  /** by currency code */
  result(): CurrencySums[] {
    return [...this.#byCurrency]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, sums]) => resultOf(currency, sums))
  }
}

function resultOf(currency: string, { rates, paid, outstanding, overdue }: Accumulated): CurrencySums {
  const decimal = (units: bigint) => unitsToDecimal(units, reportDigits(currency))
  const all = [...rates]
  const net = all.reduce((sum, [, amounts]) => sum + amounts.net, 0n)
  const tax = all.reduce((sum, [, amounts]) => sum + amounts.tax, 0n)
  return {
    currency,
    net: decimal(net),
    rates: all
      .sort(([a], [b]) => Number(a ?? -1) - Number(b ?? -1))
      .map(([rate, amounts]) => ({ rate, net: decimal(amounts.net), tax: decimal(amounts.tax) })),
    tax: decimal(tax),
    gross: decimal(net + tax),
    paid: decimal(paid),
    outstanding: decimal(outstanding),
    overdue: decimal(overdue),
  }
}
