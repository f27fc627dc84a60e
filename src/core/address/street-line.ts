/** Words in street names, as the end of a word or a word of its own. */
const streetWords = new RegExp(
  [
    String.raw`(?:stra(?:ß|ss)e|str\.?|weg|gasse|platz|allee|ring|damm|ufer|chaussee|straat|laan|gracht|plein|kade|dreef|vej|gade|stræde|allé|torv|veien|vei|gata|gate|plass|väg|vägen|gatan|torget|katu|tie|kuja|utca|útja?|krt\.?)(?![\p{L}])`,
    String.raw`(?<!\p{L})(?:street|road|rd|avenue|ave|av|lane|ln|drive|dr|court|boulevard|blvd|bd|square|sq|terrace|crescent|close|way|highway|hwy|parkway|rue|place|chemin|quai|impasse|allée|route|via|viale|piazza|corso|largo|vicolo|calle|c\/|plaza|avda|avenida|paseo|carrer|rua|travessa|praça|estrada|ul|ulica|aleja|al|os|pl|plac|nám|náměstí|třída|ulice|bul|str|strada|calea|οδός|λεωφόρος|улица|ул|проспект|пр|вулиця|вул|jalan|jl|sokak|sok|cad|caddesi|cd|ulitsa|شارع|רחוב)(?![\p{L}])`,
    String.raw`(?<=\s)st\.?(?=$|,)`,
  ].join('|'),
  'iu',
)

/** Lines that are not the street: persons, departments, buildings, floors, post boxes. */
const besideStreet = new RegExp(
  [
    String.raw`^(?:c\/o|z\.?\s?hd|attn|att|à l['’]attention|att\.?n|t\.?a\.?v|abteilung|abt|dept|department|div|division|service|direction|servicio|ufficio|reparto|afd|afdeling|avd|avdelning|avdeling|odd|oddział|dział|osasto|tmima|τμήμα)(?![\p{L}])`,
    String.raw`^(?:suite|ste|apt|apartment|unit|flat|floor|fl|level|lvl|room|rm|building|bldg|block|tower|wing|gate|dock|bay|house|haus|hof|hinterhaus|aufgang|stiege|tür|top|og|etage|stock|gebäude|halle|tor|bâtiment|bât|bat|bâtiments|escalier|esc|étage|appartement|appt|résidence|boîte|bte|bus|interno|int|scala|piano|palazzina|edificio|edif|escalera|piso|puerta|bloco|andar|sala|lokal|lok|m|klatka|piętro|byt|patro|lgh|vån|th|tv|krs|rappu|box)\.?\s+(?:\p{Nd}|\p{L}(?!\p{L}))`,
    String.raw`^(?:p\.?\s?o\.?\s?box|post\s?box|postfach|postbus|postboks|box|boîte postale|bp|b\.p\.|cs|casella postale|c\.p\.|apartado|apdo|caixa postal|skr\.?|skrytka|p\.?o\.?)\.?\s*\p{Nd}`,
    String.raw`^\p{Nd}+\s?(?:st|nd|rd|th|er|e|ème|\.)?\s?(?:floor|fl|etage|stock|og|étage|piano|piso|andar|sal|patro|piętro|kat|em|emelet)(?![\p{L}])`,
    String.raw`@|^(?:tel|fax|phone|mobile)[\s.:]*[+(\p{Nd}]`,
  ].join('|'),
  'iu',
)

/** A street without a number: `Church Lane`. */
export const endsInStreetWord = (line: string): boolean =>
  /\s(?:street|road|avenue|lane|drive|close|crescent|terrace|highway|boulevard)$/iu.test(line)

export const hasStreetWord = (line: string): boolean => streetWords.test(line)

export const isBesideStreet = (line: string): boolean => besideStreet.test(line)

const weightOf = (line: string): number =>
  (/\p{Nd}/u.test(line) ? 2 : 0) + (hasStreetWord(line) ? 2 : 0) - (isBesideStreet(line) ? 5 : 0)

/** Index of the line that is most likely the street, by its words and a house number; -1 without lines. */
export function streetIndex(lines: readonly string[]): number {
  if (lines.length < 2) return lines.length - 1
  const weights = lines.map(weightOf)
  return weights.indexOf(Math.max(...weights))
}
