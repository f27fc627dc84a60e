import type { AddressReading } from './address-reading.ts'

const hasOwnScript = /[\p{Script=Han}\p{Script=Hangul}]/u

/** Region and city at the beginning of a line, largest unit first, mostly without spaces. */
const localities: Readonly<Record<string, RegExp>> = {
  CN: /^(?<region>.{2,8}?(?:省|自治区))?[\s,，]*(?<city>.{1,8}?(?:市|自治州|盟|县))[\s,，]*(?<rest>.*)$/u,
  JP: /^(?<region>北海道|東京都|京都府|大阪府|.{2,3}県)?[\s,、]*(?<city>.{1,7}?[市区町村]市?)[\s,、]*(?<rest>.*)$/u,
  KR: /^(?<region>\S+(?:특별시|광역시|특별자치시|특별자치도|도))?[\s,]*(?<city>\S+?(?:시|군|구)(?=[\s,]|$))[\s,]*(?<rest>.*)$/u,
  TW: /^(?<region>臺灣省|台灣省)?[\s,，]*(?<city>.{2,3}?[市縣])[\s,，]*(?<rest>.*)$/u,
}

/** A postcode at the beginning or end of a line. */
const postcode = new RegExp(
  [
    String.raw`^[〒〶]?\s*(?<first>\p{Nd}{3}[-－‐ー]?\p{Nd}{4}|\p{Nd}{5,6}|\p{Nd}{3})(?![-－‐ー]?\p{Nd})[\s,，、]*(?<after>.*)$`,
    String.raw`^(?:(?<before>.*?[^-－‐ー\p{Nd}])[\s,，、]*[(（]?)?(?<last>\p{Nd}{3}-\p{Nd}{4}|\p{Nd}{5,6})[)）]?$`,
  ].join('|'),
  'u',
)

/** Reads an address in Han or Hangul; `undefined` for another country or script. */
export function readEastAsian(lines: readonly string[], country: string): AddressReading | undefined {
  const locality = localities[country]
  if (locality === undefined || !lines.some(line => hasOwnScript.test(line))) return undefined
  const codeLine = lines.findIndex(line => postcode.test(line))
  const { first, after = '', before = '', last } = postcode.exec(lines[codeLine] ?? '')?.groups ?? {}
  const others = lines.flatMap((line, index) => {
    if (index !== codeLine) return [line]
    const beside = first === undefined ? before : after
    return beside === '' ? [] : [beside]
  })
  const cityLine = others.findIndex(line => locality.test(line))
  const found = locality.exec(others[cityLine] ?? '')?.groups
  if (found?.city === undefined) return { lines: [...lines] }
  const { city, region, rest = '' } = found
  const above = others[cityLine - 1]
  const isRegionAbove = region === undefined && above !== undefined && regionLine.test(above)
  return {
    lines: [
      ...others.slice(0, isRegionAbove ? cityLine - 1 : cityLine),
      ...(rest === '' ? [] : [rest]),
      ...others.slice(cityLine + 1),
    ],
    postcode: first ?? last,
    city,
    region: isRegionAbove ? above : region,
  }
}

/** A line that is only a prefecture or province. */
const regionLine = /^\S{1,9}(?:[都道府県省도]|自治区|특별시|광역시)$/u
