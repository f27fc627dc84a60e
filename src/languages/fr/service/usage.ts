import type { usageTexts as english } from '../../en/service/usage.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const usageTexts = {
  'usage_page.billed_in_year': '{year:digits} – PDF facturés : {billed:number}',
  'usage_page.by_month':
    'PDF réels par mois (UTC), tels qu’ils figurent au registre. Les PDF de test sont gratuits et ne sont pas comptés.',
  'usage_page.none_in_year': 'Rien n’a été facturé en {year:digits}.',
  'usage_page.months_of': 'PDF réels de {year:digits}',
  'usage_page.month': 'Mois',
  'usage_page.billed': 'Facturés',
  'usage_page.ledger': 'Registre',
  'usage_page.years': 'Années',
  'usage_page.chart':
    '{month:capital:yearMonth} – réels : {live:number}, de test : {test:number} ; {busiest:message}',
  'usage_page.busiest': '{count:number} le jour le plus chargé',
  'usage_page.as_table': 'En tableau',
  'usage_page.days_of': 'PDF par jour en {month:yearMonth}',
  'usage_page.day': 'Jour',
  'usage_page.of_day': '{day} – réels : {live:number}, de test : {test:number}',
  'usage_page.none_in_month': 'Rien n’a été créé en {month:yearMonth}.',
  'usage_page.month_name': '{month:capital:yearMonth}',
  'usage_page.billed_in': 'PDF facturés en {month:yearMonth}',
  'usage_page.billed_by_key': 'PDF facturés en {month:yearMonth} par clé et modèle',
  'usage_page.credited': 'Remboursés',
  'usage_page.csv_by_key': 'CSV par clé et modèle',
  'usage_page.repeated':
    'Facturées de nouveau sans Idempotency-Key : {invoices}. S’il s’agissait des mêmes factures, envoyez un Idempotency-Key, qui facture chacune une seule fois.',
  'usage_page.repeated_more':
    'Facturées de nouveau sans Idempotency-Key : {invoices} et d’autres. S’il s’agissait des mêmes factures, envoyez un Idempotency-Key, qui facture chacune une seule fois.',
  'usage_page.credits': 'Remboursements',
  'usage_page.credits_in': 'Remboursements en {month:yearMonth}',
  'usage_page.given': 'Accordé',
  'usage_page.invoice': 'Facture',
  'usage_page.reason': 'Motif',

  'plan.title': 'Offre : {name}',
  'plan.used': {
    plural: 'billed',
    one: '{billed:number} PDF réel ce mois-ci, sans limite mensuelle.',
    other: '{billed:number} PDF réels ce mois-ci, sans limite mensuelle.',
  },
  'plan.used_of': {
    plural: 'cap',
    one: '{billed:number} sur {cap:number} PDF réel ce mois-ci.',
    other: '{billed:number} sur {cap:number} PDF réels ce mois-ci.',
  },
  'plan.stored': 'Stockage : {live} de PDF réels et {test} de PDF de test.',
  'plan.stored_templates': 'Stockage : {live} de PDF réels, {test} de PDF de test et {templates} de modèles.',
  'plan.kept.forever_forever': 'Les PDF réels et de test sont conservés jusqu’à leur suppression.',
  'plan.kept.forever_days':
    'Les PDF réels sont conservés jusqu’à leur suppression, les PDF de test pendant {test}.',
  'plan.kept.days_forever':
    'Les PDF réels sont conservés pendant {live}, les PDF de test jusqu’à leur suppression.',
  'plan.kept.days_days': 'Les PDF réels sont conservés pendant {live}, les PDF de test pendant {test}.',
  'plan.reached':
    'La limite mensuelle est atteinte : les PDF réels sont refusés jusqu’au mois suivant (UTC). L’exploitant du service peut la relever.',
  'plan.made': {
    plural: 'billed',
    one: '{billed:number} PDF réel a été créé ce mois-ci.',
    other: '{billed:number} PDF réels ont été créés ce mois-ci.',
  },
  'plan.refused_above': 'Au-delà de {cap:number}, ils sont refusés.',
  'plan.also_allows': 'L’offre permet aussi : {limits}.',
  'plan.requests_a_minute': {
    plural: 'requests',
    one: '{requests:number} requête par minute',
    other: '{requests:number} requêtes par minute',
  },
  'plan.rendered_at_once': {
    plural: 'renders',
    one: '{renders:number} facture créée à la fois',
    other: '{renders:number} factures créées à la fois',
  },
  'plan.bytes_of_pdfs': '{stored} de PDF',
} satisfies Translation<typeof english>
