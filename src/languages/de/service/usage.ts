import type { usageTexts as english } from '../../en/service/usage.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const usageTexts = {
  'usage_page.billed_in_year': '{year:digits}: {billed:number} berechnet',
  'usage_page.by_month':
    'Live-PDFs nach Monaten in UTC, wie sie im Abrechnungsjournal stehen. Test-PDFs sind kostenlos und nicht mitgezählt.',
  'usage_page.none_in_year': '{year:digits} wurde nichts berechnet.',
  'usage_page.months_of': 'Live-PDFs {year:digits}',
  'usage_page.month': 'Monat',
  'usage_page.billed': 'Berechnet',
  'usage_page.ledger': 'Journal',
  'usage_page.years': 'Jahre',
  'usage_page.chart': '{month:yearMonth}: {live:number} Live, {test:number} Test; {busiest:message}',
  'usage_page.busiest': 'höchstens {count:number} an einem Tag',
  'usage_page.as_table': 'Als Tabelle',
  'usage_page.days_of': 'PDFs nach Tagen, {month:yearMonth}',
  'usage_page.day': 'Tag',
  'usage_page.of_day': '{day}: {live:number} Live, {test:number} Test',
  'usage_page.none_in_month': 'Im {month:yearMonth} wurde nichts erstellt.',
  'usage_page.month_name': '{month:yearMonth}',
  'usage_page.billed_in': 'Berechnet im {month:yearMonth}',
  'usage_page.billed_by_key': 'Berechnet im {month:yearMonth} nach Schlüssel und Vorlage',
  'usage_page.credited': 'Erstattet',
  'usage_page.csv_by_key': 'CSV nach Schlüssel und Vorlage',
  'usage_page.repeated':
    'Ohne Idempotency-Key erneut berechnet: {invoices}. Wenn es dieselben Rechnungen waren, senden Sie einen Idempotency-Key; dann wird jede einmal berechnet.',
  'usage_page.repeated_more':
    'Ohne Idempotency-Key erneut berechnet: {invoices} und weitere. Wenn es dieselben Rechnungen waren, senden Sie einen Idempotency-Key; dann wird jede einmal berechnet.',
  'usage_page.credits': 'Erstattungen',
  'usage_page.credits_in': 'Erstattungen im {month:yearMonth}',
  'usage_page.given': 'Erteilt',
  'usage_page.invoice': 'Rechnung',
  'usage_page.reason': 'Grund',

  'plan.title': 'Tarif: {name}',
  'plan.used': {
    plural: 'billed',
    one: '{billed:number} Live-PDF in diesem Monat, ohne monatliche Grenze.',
    other: '{billed:number} Live-PDFs in diesem Monat, ohne monatliche Grenze.',
  },
  'plan.used_of': {
    plural: 'cap',
    one: '{billed:number} von {cap:number} Live-PDF in diesem Monat.',
    other: '{billed:number} von {cap:number} Live-PDFs in diesem Monat.',
  },
  'plan.stored': 'Gespeichert sind {live} an Live- und {test} an Test-PDFs.',
  'plan.stored_templates':
    'Gespeichert sind {live} an Live- und {test} an Test-PDFs sowie {templates} an Vorlagen.',
  'plan.kept.forever_forever': 'Live- und Test-PDFs werden aufbewahrt, bis sie gelöscht werden.',
  'plan.kept.forever_days':
    'Live-PDFs werden aufbewahrt, bis sie gelöscht werden; Aufbewahrung von Test-PDFs: {test}.',
  'plan.kept.days_forever':
    'Aufbewahrung von Live-PDFs: {live}; Test-PDFs werden aufbewahrt, bis sie gelöscht werden.',
  'plan.kept.days_days': 'Aufbewahrung von Live-PDFs: {live}, von Test-PDFs: {test}.',
  'plan.reached':
    'Die monatliche Grenze ist erreicht: Live-PDFs werden bis zum nächsten Monat (UTC) abgelehnt. Der Betreiber des Dienstes kann sie anheben.',
  'plan.made': {
    plural: 'billed',
    one: 'In diesem Monat wurde {billed:number} Live-PDF erstellt.',
    other: 'In diesem Monat wurden {billed:number} Live-PDFs erstellt.',
  },
  'plan.refused_above': 'Über {cap:number} werden sie abgelehnt.',
  'plan.also_allows': 'Der Tarif erlaubt außerdem {limits}.',
  'plan.requests_a_minute': {
    plural: 'requests',
    one: '{requests:number} Anfrage in der Minute',
    other: '{requests:number} Anfragen in der Minute',
  },
  'plan.rendered_at_once': {
    plural: 'renders',
    one: '{renders:number} gleichzeitig erstellte Rechnung',
    other: '{renders:number} gleichzeitig erstellte Rechnungen',
  },
  'plan.bytes_of_pdfs': '{stored} an PDFs',
} satisfies Translation<typeof english>
