// Compares our check with the official verdicts of invoices of many countries: `node scripts/country-cases.mjs [word...]`
// takes the cases whose id, country, format or profile is one of the words, and names the differences of each.

import {
  countryCases,
  differenceOf,
  expectedOf,
  officialVerdict,
  verdictOf,
} from '#einvoice/testing/country-cases.ts'

const words = process.argv.slice(2)
const agreement = new Map()
for (const each of countryCases(words)) {
  const counts = agreement.get(each.country) ?? { cases: 0, verdicts: 0, all: 0 }
  agreement.set(each.country, counts)
  const ours = verdictOf(each)
  const official = officialVerdict(expectedOf(each))
  const difference = differenceOf(ours, official)
  counts.cases += 1
  if (ours.verdict === official.verdict) counts.verdicts += 1
  if (difference === '') counts.all += 1
  else if (words.length > 0) console.log(`${each.id}: ${difference} (${each.note})`)
}
for (const [country, { cases, verdicts, all }] of [...agreement].sort())
  console.log(`${country}: ${cases} cases, ${verdicts} verdicts agree, ${all} with all ids`)
