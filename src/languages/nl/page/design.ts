import type * as english from '../../en/page/design.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the design: templates, colour, typeface, paper. */
export const designTexts = {
  'design.title': 'Opmaak',
  'design.more': 'Eigen kleur, papier en meer',
  'design.less': 'Minder van de opmaak tonen',
  'design.templates': 'Sjabloon',
  'design.template': '{title}: {description}',
  'design.custom': 'Je eigen sjabloon; gaat naar de dienst als je er de eerste keer mee indient',
  'design.broken': '{name} kan niet worden gebruikt. {mistake}',
  'design.no-picture': 'Geen afbeelding van {name}: {reason}',
  'design.color': 'Accentkleur',
  'design.by-template': 'Zoals sjabloon',
  'design.color.own': 'Eigen kleur {color}',
  'design.color.hex': 'Andere kleur, als #rrggbb',
  'design.color.hex.wrong': 'Schrijf een kleur als #rrggbb, zoals #1d3fbb.',
  'design.color.pale': 'Te licht voor tekst: op papier krijgt tekst een donkerder tint ervan.',
  'design.color.cobalt': 'Kobalt',
  'design.color.steel': 'Staal',
  'design.color.pine': 'Dennengroen',
  'design.color.ochre': 'Oker',
  'design.color.rust': 'Roest',
  'design.color.wine': 'Wijnrood',
  'design.color.plum': 'Pruim',
  'design.color.ink': 'Inkt',
  'design.typeface': 'Lettertype',
  'design.typeface.by-template': 'Standaard',
  'design.typeface.sans': 'Schreefloos',
  'design.typeface.serif': 'Met schreef',
  'design.paper': 'Papier',
  'design.custom-folder': 'Je eigen sjablonen worden gelezen uit {folder}',
} satisfies Translation<typeof english.designTexts>

/** Texts of the comparison between delivered PDF and preview. */
export const pdfDifferencesTexts = {
  'difference.pages': {
    plural: 'count',
    one: 'De PDF heeft {count:number} pagina in plaats van {expected:number}.',
    other: 'De PDF heeft {count:number} pagina’s in plaats van {expected:number}.',
  },
  'difference.more': {
    plural: 'count',
    one: 'Nog {count:number} verschil.',
    other: 'Nog {count:number} verschillen.',
  },
  'difference.mark_missing': 'De TEST-markering ontbreekt.',
  'difference.mark_unexpected': 'De PDF heeft de markering TEST, hoewel live is ingediend.',
  'difference.text': 'Op pagina {page:digits} staat ‘{found}’ in plaats van ‘{expected}’.',
  'difference.text.missing': 'Op pagina {page:digits} staat ‘{expected}’ niet.',
  'difference.text.added': 'Op pagina {page:digits} staat ook ‘{found}’.',
  'difference.value.invoice_number': 'Het factuurnummer {value} is er niet in gevonden.',
  'difference.value.customer': 'De klant {value} is er niet in gevonden.',
  'difference.value.line': 'De regel ‘{value}’ is er niet in gevonden.',
  'difference.value.payable': 'Het bedrag {value} is er niet in gevonden.',
  'difference.einvoice_missing': 'De gevraagde e-factuur is er niet bijgevoegd.',
  'difference.einvoice_unexpected':
    'Er zit een e-factuur in, wat bij een test niet mag: geef de PDF niet door.',
  'difference.einvoice_attached': 'De e-factuur {name} zit erin.',
  'difference.script': 'Er zit een script in, dat niet nodig is: open de PDF voorzichtig.',
  'difference.same_text': 'De pagina’s en hun tekst zijn vergeleken, niet hoe ze eruitzien.',
  'difference.same_values':
    'De PDF is door een ander programma gemaakt, dus de opmaak kan niet worden vergeleken. Nummer, klant, regels en bedrag staan erin.',
  'difference.encrypted': 'De PDF kon niet worden vergeleken: er staat een wachtwoord op.',
  'difference.damaged':
    'De PDF kon niet worden vergeleken: hij is beschadigd. Download hem opnieuw of open de link.',
  'difference.too_much':
    'De PDF kon niet worden vergeleken: het lezen kost te veel tijd of geheugen. Open hem voorzichtig.',
  'difference.no_text': 'De PDF kon niet worden vergeleken: er staat geen tekst in.',
  'difference.no_preview':
    'De PDF kon niet worden vergeleken: het voorbeeld kon niet worden gemaakt, misschien omdat het sjabloon ontbreekt.',
} satisfies Translation<typeof english.pdfDifferencesTexts>
