import type * as english from '../../en/page/numbers.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of missing invoice numbers. */
export const numbersTexts = {
  'command.number-gaps': 'Ontbrekende nummers…',
  'gaps.title': 'Ontbrekende nummers',
  'gaps.about':
    'Bij een live-indiening wordt het nummer definitief gebruikt. Voor deze nummers is er geen bevestigd document.',
  'gaps.nothing':
    'Er is nog geen nummer gebruikt. Een nummer wordt gebruikt zodra je met een live-sleutel indient.',
  'gaps.none': 'Geen ontbrekende nummers.',
  'gaps.series': {
    plural: 'count',
    one: '{first} tot en met {last}: {count:number} live-document',
    other: '{first} tot en met {last}: {count:number} live-documenten',
  },
  'gaps.number': 'Nummer',
  'gaps.why': 'Reden',
  'gaps.customer': 'Klant',
  'gaps.taken': 'Gebruikt',
  'gaps.range': '{first} tot en met {last} ({count:number})',
  'gaps.reason.unused': 'Geen document hier heeft dit nummer.',
  'gaps.reason.draft': 'Een document dat niet is ingediend, heeft dit nummer.',
  'gaps.reason.test': 'Het document is alleen met een testsleutel ingediend.',
  'gaps.reason.deleted': 'Het document is verwijderd voordat het is ingediend.',
  'gaps.reason.refused': 'De dienst heeft het document geweigerd.',
  'gaps.reason.withdrawn': 'Het document is ingetrokken voordat het is verzonden.',
  'gaps.reason.not_created': 'Het document is opgezocht en niet gevonden.',
  'gaps.reason.under_way': 'Het document wordt nog verzonden.',
  'gaps.reason.unknown': 'Niet bevestigd: het document kan bestaan.',
  'gaps.current-number': 'Het document heeft nu nummer {number}.',
  'gaps.cut': 'Er zijn er meer. De eerste worden getoond.',
  'gaps.copy': 'Kopiëren',
  'gaps.copied': 'De lijst is gekopieerd.',
  'gaps.save': 'Als tabel opslaan…',
  'gaps.saved': 'Opgeslagen in {path}',
  'gaps.close': 'Sluiten',
} satisfies Translation<typeof english.numbersTexts>
