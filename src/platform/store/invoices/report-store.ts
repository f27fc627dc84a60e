import type { BalanceGroup, BuyerGroup, ReportGroup, ReportStore } from '#app/ports/reports.ts'
import type { InvoiceSums } from '#core/draft/invoice-columns.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { toUnits } from '#core/money/minor-units.ts'
import { contains, type Period } from '#core/report/period.ts'
import { type ReportAmounts, type ReportDocument, reportDigits } from '#core/report/report-rows.ts'
import { type Settlement, settledAmount, settlementsOf } from '#core/report/settlements.ts'
import { type Row, type Sql, textOf, textOrNull } from '../sqlite/sql.ts'
import { settlementsIn } from './payment-row.ts'

/** Condition of the indexes below; quotes never have these phases. */
const isIssued = `deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited')`

/**
 * The only tax rate, '' without tax; NULL for several rates, and for amounts whose sum could exceed 64 bits. An indexed
 * expression, like the amounts in minor units.
 */
const onlyRate = `CASE WHEN length(sums ->> '$.gross') > 13 OR length(sums ->> '$.net') > 13 THEN NULL
      ELSE CASE json_array_length(sums, '$.taxes') WHEN 0 THEN '' WHEN 1 THEN sums ->> '$.taxes[0].rate' END END`
/** Whether the amounts of a document with several rates are small enough to be summed. */
const isSummable = `length(sums ->> '$.gross') <= 13 AND length(sums ->> '$.net') <= 13`
const unitsOf = (amount: string) => `CAST(replace(${amount}, '.', '') AS INTEGER)`
const netUnits = unitsOf(`sums ->> '$.net'`)
const grossUnits = unitsOf(`sums ->> '$.gross'`)

/** NULL if the amount is too large. */
const smallGross = `CASE WHEN ${isSummable} THEN ${grossUnits} END`
/** The buyer of a document without a customer. */
const buyerKey = 'CASE WHEN customer_id IS NULL THEN customer_key END'

/** NULL if an amount is too large. */
const paidUnits = `CASE WHEN max(length(payable), length(paid), length(credited)) > 13 THEN NULL
      ELSE CAST(replace(paid, '.', '') AS INTEGER) END`
const openUnits = `CASE WHEN type <> 'invoice' THEN 0
      ELSE CAST(replace(payable, '.', '') AS INTEGER) - CAST(replace(paid, '.', '') AS INTEGER)
        - CAST(replace(credited, '.', '') AS INTEGER) END`
/** 0 for amounts that are too large to be summed. */
const smallOpenUnits = `CASE WHEN ${paidUnits} IS NULL THEN 0 ELSE max(${openUnits}, 0) END`
const isOverdue = `(deadline <> '' AND deadline < :today)`

/** SQL: whether the issue date counts as the date of a settlement, because of a deposit or a total of 0. */
export const isSettledByIssue = `(sums ->> '$.prepaid' IS NOT NULL OR CAST(payable AS REAL) = 0)`

/** SQL condition of the scope, with its values. */
function scopeOf(sender: string | undefined): { andOfSender: string; values: { sender?: string } } {
  return sender === undefined
    ? { andOfSender: '', values: {} }
    : { andOfSender: 'AND sender = :sender', values: { sender } }
}

const amountColumns = 'type, issue_date, currency, sums'
const documentColumns = `invoices.id, invoice_number, customer, ${amountColumns}`
const period = 'BETWEEN :from AND :to'

/** Reads the sums of 100,000 invoices from indexes. */
export function createReportStore(sql: Sql): ReportStore {
  /** Documents with a settlement in the period, each with all of its settlements. */
  function withSettlements<Document extends ReportAmounts>(
    period: Period,
    rows: readonly Row[],
    documentOf: (row: Row, payments: readonly Settlement[]) => Document,
  ): Document[] {
    const payments = sql.rows(
      `SELECT invoice_id, paid_on, amount FROM payments INDEXED BY payments_by_date
         WHERE removed_at IS NULL AND invoice_id IN (SELECT value FROM json_each(:ids))
         ORDER BY paid_on, created_at, rowid`,
      { ids: JSON.stringify(rows.map(({ id }) => id)) },
    )
    const byInvoice = Map.groupBy(payments, payment => textOf(payment, 'invoice_id'))
    const credits = creditsOf(rows)
    return withSums(rows)
      .map(row => {
        const [id, currency] = [textOf(row, 'id'), textOf(row, 'currency')]
        const document = documentOf(row, settlementsIn(byInvoice.get(id) ?? [], currency))
        const own = credits.get(id)?.filter(credit => credit.currency === currency) ?? []
        return own.length === 0 ? document : { ...document, credits: own }
      })
      .filter(({ settlements }) => settlements.some(({ date }) => contains(period, date)))
  }

  /** Issued credit notes by the id of their invoice. */
  function creditsOf(rows: readonly Row[]): Map<string, ReportAmounts[]> {
    const credits = sql.rows(
      `SELECT credits_id, ${amountColumns} FROM invoices
         WHERE credits_id IN (SELECT value FROM json_each(:ids)) AND type = 'credit_note' AND ${isIssued}`,
      { ids: JSON.stringify(rows.map(({ id }) => id)) },
    )
    const byInvoice = Map.groupBy(withSums(credits), credit => textOf(credit, 'credits_id'))
    return new Map([...byInvoice].map(([id, all]) => [id, all.map(credit => amountsOf(credit))]))
  }

  return {
    documents({ from, to, sender }, basis) {
      const { andOfSender, values } = scopeOf(sender)
      return basis === 'issued'
        ? withSums(
            sql.rows(
              `SELECT ${documentColumns} FROM invoices WHERE ${isIssued} AND issue_date ${period} ${andOfSender}
                 ORDER BY issue_date, search_id`,
              { from, to, ...values },
            ),
          ).map(row => documentOf(row))
        : withSettlements(
            { from, to },
            sql.rows(
              `SELECT ${documentColumns} FROM invoices WHERE ${isIssued} AND settled_on <> ''
                 AND (id IN (SELECT invoice_id FROM payments WHERE removed_at IS NULL AND paid_on ${period})
                   OR issue_date ${period}) ${andOfSender}
                 ORDER BY issue_date, search_id`,
              { from, to, ...values },
            ),
            documentOf,
          )
    },

    sums({ from, to, sender }, basis) {
      const { andOfSender, values } = scopeOf(sender)
      const inPeriod = { from, to, ...values }
      const [date, index, condition] =
        basis === 'issued'
          ? ['issue_date', 'invoices_by_rate', isIssued]
          : ['settled_on', 'invoices_by_settlement', `settled_on <> '' AND ${isIssued}`]
      const groups = sql.rows(
        `SELECT currency, type, ${onlyRate} AS rate, ${date} AS date,
             CAST(sum(${netUnits}) AS TEXT) AS net, CAST(sum(${grossUnits}) AS TEXT) AS gross
           FROM invoices INDEXED BY ${index}
           WHERE ${condition} AND ${date} ${period} AND ${onlyRate} IS NOT NULL ${andOfSender}
           GROUP BY currency, type, ${onlyRate}, ${date}`,
        inPeriod,
      )
      const several = `FROM invoices INDEXED BY invoices_with_several_rates`
      const severalIn = `WHERE ${isIssued} AND ${onlyRate} IS NULL AND ${date} ${period} ${andOfSender}`
      const groupsByRate = sql.rows(
        `SELECT currency, invoices.type AS type, value ->> 'rate' AS rate, ${date} AS date,
             CAST(sum(${unitsOf(`value ->> 'net'`)}) AS TEXT) AS net,
             CAST(sum(${unitsOf(`value ->> 'net'`)} + ${unitsOf(`value ->> 'tax'`)}) AS TEXT) AS gross
           ${several}, json_each(sums, '$.taxes') ${severalIn} AND ${isSummable}
           GROUP BY currency, invoices.type, value ->> 'rate', ${date}`,
        inPeriod,
      )
      const large = sql.rows(
        `SELECT ${amountColumns}, settled_on ${several} ${severalIn} AND (${isSummable}) IS NOT TRUE`,
        inPeriod,
      )
      const inParts = `SELECT id, ${amountColumns} FROM invoices INDEXED BY invoices_paid_in_parts
        WHERE ${isIssued} AND settled_on = 'parts' ${andOfSender}`
      return {
        groups: [...groups, ...groupsByRate].map(groupOf),
        rest:
          basis === 'issued'
            ? withSums(large).map(row => amountsOf(row))
            : [
                ...withSums(large).map(settledAmountsOf),
                ...withSettlements({ from, to }, sql.rows(inParts, values), amountsOf),
              ],
      }
    },

    balances({ from, to, sender }, today, basis) {
      const { andOfSender, values } = scopeOf(sender)
      // For payments, paid amounts count on their own dates. A refund of more than was overpaid is outstanding again.
      const isCounted =
        basis === 'paid'
          ? `${isIssued} AND (phase NOT IN ('paid', 'credited') OR ${openUnits} > 0)`
          : isIssued
      const groups = sql.rows(
        `SELECT currency, issue_date AS date, sum(${paidUnits} IS NULL) AS large_count,
             CAST(sum(coalesce(${paidUnits}, 0)) AS TEXT) AS paid,
             CAST(sum(${smallOpenUnits}) AS TEXT) AS outstanding,
             CAST(sum(CASE WHEN ${isOverdue} THEN ${smallOpenUnits} ELSE 0 END) AS TEXT) AS overdue
           FROM invoices INDEXED BY invoices_by_balance
           WHERE ${isCounted} AND issue_date ${period} ${andOfSender}
           GROUP BY currency, issue_date`,
        { from, to, today, ...values },
      )
      // A second pass over the index, needed only for data with large amounts.
      const large = groups.every(({ large_count }) => large_count === 0)
        ? []
        : sql.rows(
            `SELECT currency, issue_date AS date, type, payable, paid, credited, ${isOverdue} AS is_overdue
               FROM invoices INDEXED BY invoices_by_balance
               WHERE ${isCounted} AND issue_date ${period} AND ${paidUnits} IS NULL ${andOfSender}`,
            { from, to, today, ...values },
          )
      return [...groups.map(balanceOf), ...large.map(largeBalanceOf)]
    },

    openItems(sender) {
      const { andOfSender, values } = scopeOf(sender)
      const source = `FROM invoices INDEXED BY invoices_by_buyer_sums WHERE ${isIssued} ${andOfSender}`
      const groups = sql.rows(
        `SELECT customer_id, currency, deadline, count(*) AS invoices, CAST(sum(${openUnits}) AS TEXT) AS outstanding
           ${source} AND ${paidUnits} IS NOT NULL AND ${openUnits} > 0 GROUP BY currency, customer_id, deadline`,
        values,
      )
      const large = sql.rows(
        `SELECT customer_id, currency, deadline, 1 AS invoices, replace(outstanding, '.', '') AS outstanding
           FROM invoices WHERE rowid IN (SELECT rowid ${source} AND ${paidUnits} IS NULL) AND is_owed = 1`,
        values,
      )
      return [...groups, ...large].map(row => ({
        customerId: textOrNull(row, 'customer_id'),
        currency: textOf(row, 'currency'),
        outstanding: BigInt(textOf(row, 'outstanding')),
        invoices: Number(row.invoices),
        deadline: textOf(row, 'deadline'),
      }))
    },

    buyers({ from, to, sender }, limit) {
      const { andOfSender, values } = scopeOf(sender)
      const inPeriod = { from, to, ...values }
      const source = `FROM invoices INDEXED BY invoices_by_buyer_sums
        WHERE ${isIssued} AND issue_date ${period} ${andOfSender}`
      const isLarge = `(${smallGross} IS NULL OR ${paidUnits} IS NULL)`
      // The caller adds up several groups and large amounts, for which it needs all groups.
      const large = sql.rows(
        `SELECT customer_id, customer_key AS key, customer AS name, currency, replace(sums ->> '$.gross', '.', '') AS gross,
             CASE WHEN is_owed = 1 THEN replace(outstanding, '.', '') ELSE '0' END AS outstanding, type
           FROM invoices WHERE rowid IN (SELECT rowid ${source} AND ${isLarge}) AND sums IS NOT NULL`,
        inPeriod,
      )
      const groups = sql.rows(
        `SELECT * FROM (
           SELECT customer_id, coalesce(key, '') AS key, name, currency, CAST(gross AS TEXT) AS gross, CAST(outstanding AS TEXT) AS outstanding,
               row_number() OVER (PARTITION BY currency ORDER BY gross DESC, name) AS place
             FROM (
               SELECT customer_id, ${buyerKey} AS key, max(customer) AS name, currency,
                   sum(CASE type WHEN 'credit_note' THEN -${smallGross} ELSE ${smallGross} END) AS gross,
                   sum(${smallOpenUnits}) AS outstanding
                 ${source} AND NOT ${isLarge} GROUP BY currency, customer_id, ${buyerKey}))
           WHERE place <= :limit`,
        { ...inPeriod, limit: large.length === 0 ? limit : Number.MAX_SAFE_INTEGER },
      )
      return [...groups.map(buyerOf), ...large.map(buyerOf)]
    },

    ofCustomer: (customerId, { from, to }) =>
      withSums(
        sql.rows(
          `SELECT ${documentColumns}, paid FROM invoices
             WHERE customer_id = :customerId AND ${isIssued} AND issue_date ${period}
             ORDER BY issue_date, search_id`,
          { customerId, from, to },
        ),
      ).map(row => ({ document: documentOf(row), paid: textOf(row, 'paid') as Decimal })),
  }
}

const documentOf = (row: Row, payments?: readonly Settlement[]): ReportDocument => ({
  id: textOf(row, 'id'),
  invoice_number: textOf(row, 'invoice_number'),
  customer: textOf(row, 'customer'),
  ...amountsOf(row, payments),
})

/** Amounts of a document that is settled by a single settlement. */
function settledAmountsOf(row: Row): ReportAmounts {
  const amounts = amountsOf(row)
  return { ...amounts, settlements: [{ date: textOf(row, 'settled_on'), amount: settledAmount(amounts) }] }
}

function amountsOf(row: Row, payments: readonly Settlement[] = []): ReportAmounts {
  const document = {
    type: textOf(row, 'type') as ReportDocument['type'],
    issueDate: textOf(row, 'issue_date'),
    sums: JSON.parse(textOf(row, 'sums')) as InvoiceSums,
  }
  return {
    ...document,
    currency: textOf(row, 'currency'),
    settlements: settlementsOf({ ...document, payments }),
  }
}

function groupOf(row: Row): ReportGroup {
  const sign = textOf(row, 'type') === 'credit_note' ? -1n : 1n
  const [net, gross] = [sign * BigInt(textOf(row, 'net')), sign * BigInt(textOf(row, 'gross'))]
  return {
    ...placeOf(row),
    rate: (textOf(row, 'rate') || null) as Decimal | null,
    net,
    tax: gross - net,
  }
}

function buyerOf(row: Row): BuyerGroup {
  // type of a single document; sums already have their sign
  const sign = row.type === 'credit_note' ? -1n : 1n
  return {
    customerId: textOrNull(row, 'customer_id'),
    key: textOf(row, 'key'),
    name: textOf(row, 'name'),
    currency: textOf(row, 'currency'),
    gross: sign * BigInt(textOf(row, 'gross')),
    outstanding: BigInt(textOf(row, 'outstanding')),
  }
}

/** Drops rows of damaged drafts, whose sums are unknown. A condition in SQL would read each row. */
const withSums = (rows: readonly Row[]): Row[] => rows.filter(({ sums }) => sums !== null)

const placeOf = (row: Row) => ({ currency: textOf(row, 'currency'), date: textOf(row, 'date') })

function balanceOf(row: Row): BalanceGroup {
  const units = (column: string) => BigInt(textOf(row, column))
  return {
    ...placeOf(row),
    paid: units('paid'),
    outstanding: units('outstanding'),
    overdue: units('overdue'),
  }
}

function largeBalanceOf(row: Row): BalanceGroup {
  const place = placeOf(row)
  const units = (column: string) => toUnits(textOf(row, column) as Decimal, reportDigits(place.currency))
  const paid = units('paid')
  const open = textOf(row, 'type') === 'invoice' ? units('payable') - units('credited') - paid : 0n
  const outstanding = open > 0n ? open : 0n
  return { ...place, paid, outstanding, overdue: row.is_overdue === 1 ? outstanding : 0n }
}
