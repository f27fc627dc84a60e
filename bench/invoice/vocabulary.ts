/**
 * Enough words that every invoice contains new ones for a renderer with a word cache: 150 simple ones, 10,000
 * compounds of two parts and 200,000 of three parts.
 */
const plain =
  `and the of for with in on to from by per as new old second third final spare extra large small medium
  left right upper lower inner outer front rear white black grey green blue red yellow brown silver golden matt
  glossy raw coated painted printed folded bound packed sealed tested certified repaired replaced fitted delivered
  collected stored returned checked cleaned sanded primed varnished assembled wired labelled numbered copied scanned
  drawn measured planned revised approved signed urgent weekly monthly annual daily hourly night weekend travel
  expenses mileage parking freight customs insurance storage rental deposit surcharge allowance sample pattern proof
  draft sketch concept layout report survey audit training workshop meeting support service maintenance inspection
  calibration installation removal disposal recycling consultancy translation editing photography illustration
  lettering retouching programming hosting migration backup licence subscription update release café façade naïve
  Müller Größe déjà señor crème Zürich København Łódź`.split(/\s+/)

const firsts =
  `alder amber apple arch ash attic back band bank bark barn base bath bay beam beech bell bench birch
  board boat bog bolt bone book bow box brass brick bridge broom brush cable camp candle cane card cask cedar chain
  chalk cherry china clay cliff cloth coal coast cobalt copper cord cork corn cotton court crane cross crown deck
  desk dock door drain drift drum dune dust earth elm end farm felt fence fern field fire flag flax flint flood
  floor foam forge frost garden gate glass gold grain grass gravel hail hall`.split(/\s+/)

const seconds =
  `arm bar bead bed bin blade block bolt bracket brim brush bucket button cap case catch chest clamp
  clip cloth coil comb cover crate cup cut dial dish disc dowel drawer edge eye face fill fitting flap fork form
  frame girder grate grid grip groove guard handle hatch head hinge holder hook hoop house insert jacket jaw joint
  key knob ladder lamp latch lever lid line link lining liner lock loop mat mesh mount mould nail neck net nut pad
  pan panel peg pin pipe plate plug pole post press rack rail ring rivet rod roller rope screen shelf sheet
  sleeve`.split(/\s+/)

const kinds =
  `air by cross double down end fore half high low mid off on out over side twin under up well`.split(' ')

/**
 * Half of the words are simple; a fifth are rare even after a thousand invoices.
 * @param below returns an integer from 0 up to, but not including, its argument
 */
export function drawWord(below: (limit: number) => number): string {
  const chance = below(10)
  const draw = (words: readonly string[]) => words[below(words.length)] ?? ''
  if (chance < 5) return draw(plain)
  return `${chance < 7 ? draw(kinds) : ''}${draw(firsts)}${draw(seconds)}`
}
