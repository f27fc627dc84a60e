/**
 * Names of common units in the document languages, by code of UN/ECE Recommendation 20. A name belongs to one
 * code; the field `unit_code` can state any other code.
 */
const unitNames: Readonly<Record<string, string>> = {
  HUR: 'h|hr|hrs|hour|hours|std|std.|stunde|stunden|heure|heures|hora|horas|ora|ore|uur|uren|godz|godz.|godzina|godziny|godzin|ساعة|ساعات|שעה|שעות|時間|小时|小時',
  DAY: 'day|days|tag|tage|jour|jours|día|días|dia|dias|giorno|giorni|dag|dagen|dzień|dni|يوم|أيام|יום|ימים|日|天',
  WEE: 'week|weeks|woche|wochen|semaine|semaines|semana|semanas|settimana|settimane|weken|tydzień|tygodnie|أسبوع|أسابيع|שבוע|שבועות|週|週間|周',
  MON: 'month|months|monat|monate|mois|mes|meses|mese|mesi|maand|maanden|miesiąc|miesiące|mês|شهر|أشهر|חודש|חודשים|月|ヶ月|か月|个月|個月',
  ANN: 'year|years|yr|jahr|jahre|an|ans|année|année(s)|año|años|anno|anni|jaar|jaren|rok|lata|ano|anos|سنة|سنوات|שנה|שנים|年|年間',
  MIN: 'min|minute|minutes|minuten|minuto|minutos|minuti|minuut|minuta|minuty|دقيقة|دقائق|דקה|דקות|分|分鐘|分钟',
  H87: "pc|pc.|pcs|pcs.|piece|pieces|stk|stk.|stück|pièce|pièces|pza|pieza|piezas|pz|pz.|pezzo|pezzi|st|stuk|stuks|szt|szt.|sztuka|sztuki|peça|peças|قطعة|قطع|יחידה|יחידות|יח'|個|本|台|件|个",
  KGM: 'kg|kilogram|kilograms|kilogramm|kilo|kilos|كجم|كغ|ק"ג|公斤|千克',
  GRM: 'g|gram|grams|gramm|gramme|grammes|gramo|gramos|grammo|grammi|غرام|גרם|グラム|克',
  TNE: 't|tonne|tonnes|tonnen|tonelada|toneladas|tonnellata|ton|tona|طن|טון|トン|吨|噸',
  LTR: 'l|liter|litre|liters|litres|litro|litros|litri|litr|لتر|ליטר|リットル|升|公升',
  MTR: 'm|metre|metres|meter|meters|mètre|mètres|metro|metros|metri|metr|متر|מטר|メートル|米|公尺',
  CMT: 'cm|centimetre|centimetres|centimeter|centimeters|zentimeter|سم|ס"מ|センチ|厘米|公分',
  KMT: 'km|kilometre|kilometres|kilometer|kilometers|kilomètre|kilomètres|kilómetro|kilómetros|chilometro|chilometri|كم|ק"מ|キロ|公里|千米',
  MTK: 'm2|m²|sqm|qm|quadratmeter|平方米|平方公尺|㎡',
  MTQ: 'm3|m³|cbm|kubikmeter|立方米|立方公尺|㎥',
  KWH: 'kwh|kilowattstunde|kilowattstunden|kilowatt hour|kilowatt hours',
  SET: 'set|sets|satz|sätze|jeu|juego|zestaw|セット|套|組',
  XPK: 'package|packages|paket|pakete|packung|colis|paquete|pacco|pak|paczka|pacote|パック|包',
  XBX: 'box|boxes|karton|kartons|boîte|caja|scatola|doos|pudełko|caixa|箱|盒',
  E48: 'service|services|leistung|prestation|servicio|servizio|dienst|usługa|serviço',
  LS: 'lump sum|flat rate|pauschal|pauschale|psch|psch.|forfait|suma global|forfettario|ryczałt|一式|总价',
  P1: '%|percent|prozent|pour cent|por ciento|per cento|procent',
}

const codes: ReadonlyMap<string, string> = new Map(
  Object.entries(unitNames).flatMap(([code, list]) => list.split('|').map(word => [word, code] as const)),
)

/** Returns the shortest usual name of a code; `undefined` for a code without one. */
export const unitOfCode = (code: string | undefined): string | undefined =>
  unitNames[code ?? '']?.split('|')[0]

/** "One", for a unit without a code of its own. */
const one = 'C62'

/** Returns the code of a printed unit. */
export const codeOfUnit = (unit: string | undefined): string =>
  codes.get((unit ?? '').trim().normalize('NFC').toLowerCase()) ?? one
