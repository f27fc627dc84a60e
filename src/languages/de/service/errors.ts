import type { serviceTexts as english } from '../../en/service/errors.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const serviceTexts = {
  'link_page.not_found': 'Dieser Link ist nicht gültig',
  'link_page.not_found.text':
    'Ein Link auf ein PDF gilt eine begrenzte Zeit. Dieser ist abgelaufen oder wurde nicht vollständig kopiert.',
  'link_page.not_found.next': 'Bitten Sie den Absender um einen neuen.',
  'link_page.revoked': 'Dieser Link ist nicht mehr gültig',
  'link_page.revoked.text': 'Er wurde durch einen neuen ersetzt.',
  'link_page.revoked.next': 'Bitten Sie den Absender um den neuen.',
  'link_page.deleted': 'Dieses PDF wurde gelöscht',
  'link_page.deleted.next': 'Bitten Sie den Absender des Links um eine Kopie.',
  'link_page.damaged': 'Dieses PDF kann nicht angezeigt werden',
  'link_page.damaged.text': 'Die gespeicherte Datei fehlt oder ist beschädigt.',
  'link_page.damaged.next':
    'Bitten Sie den Absender des Links um eine Kopie. Der Betreiber dieses Dienstes kann die Datei aus einer Sicherung wiederherstellen.',
  'link_page.next': 'Versuchen Sie es gleich noch einmal.',
  'link_page.request': 'Anfrage {id}',

  'request.not_utf8': 'Der Body ist nicht in UTF-8.',
  'request.no_host': 'Die Anfrage hat keinen Host-Header.',
  'request.several_hosts': 'Die Anfrage hat mehr als einen Host-Header.',
  'request.transfer_encoding': 'Transfer-Encoding darf nur chunked sein.',
  'request.connect': 'Dieser Dienst ist kein Proxy. CONNECT wird nicht unterstützt.',
  'request.methods': 'Diese Adresse nimmt {methods:list} an.',
  'request.fields': {
    plural: 'count',
    one: 'Ein Feld ist zu berichtigen.',
    other: {
      select: 'isCut',
      true: 'Mindestens {count:digits} Felder sind zu berichtigen.',
      false: '{count:digits} Felder sind zu berichtigen.',
    },
  },
  'rate.invalid_keys': {
    plural: 'retryAfter',
    one: 'Zu viele abgelehnte Schlüssel von dieser Adresse. Versuchen Sie es in einer Sekunde erneut.',
    other:
      'Zu viele abgelehnte Schlüssel von dieser Adresse. Versuchen Sie es in {retryAfter:digits} Sekunden erneut.',
  },
  'rate.waiting': {
    plural: 'retryAfter',
    one: 'Zu viele Rechnungen dieses Kontos warten darauf, erstellt zu werden. Senden Sie dieselbe Anfrage in einer Sekunde erneut. Es wurde nichts gespeichert oder berechnet.',
    other:
      'Zu viele Rechnungen dieses Kontos warten darauf, erstellt zu werden. Senden Sie dieselbe Anfrage in {retryAfter:digits} Sekunden erneut. Es wurde nichts gespeichert oder berechnet.',
  },
  'rate.queued':
    'Zu viele Rechnungen dieses Kontos sind in der Warteschlange. Senden Sie diese erneut, wenn einige davon fertig sind. Es wurde nichts gespeichert oder berechnet.',
  'rate.templates':
    'Dieses Konto hat seine Vorlagen in dieser Stunde zu oft geändert. Versuchen Sie es in {retryAfter:digits} Sekunden erneut. Es wurde nichts gespeichert.',
  'rate.quota': {
    plural: 'window',
    one: {
      plural: 'retryAfter',
      one: 'Dieses Konto darf {quota:digits} Anfragen in einer Sekunde senden. Versuchen Sie es in einer Sekunde erneut.',
      other:
        'Dieses Konto darf {quota:digits} Anfragen in einer Sekunde senden. Versuchen Sie es in {retryAfter:digits} Sekunden erneut.',
    },
    other: {
      plural: 'retryAfter',
      one: 'Dieses Konto darf {quota:digits} Anfragen in {window:digits} Sekunden senden. Versuchen Sie es in einer Sekunde erneut.',
      other:
        'Dieses Konto darf {quota:digits} Anfragen in {window:digits} Sekunden senden. Versuchen Sie es in {retryAfter:digits} Sekunden erneut.',
    },
  },

  'query.month': 'Verwenden Sie einen Monat wie 2026-11.',
  'query.instant': 'Verwenden Sie ein Datum wie 2026-11-01 oder einen Zeitpunkt wie 2026-11-01T12:00:00Z.',
  'query.limit': 'Verwenden Sie eine ganze Zahl von 1 bis 100.',
  'query.not_with_key': 'Senden Sie entweder Filter oder einen Idempotency-Key.',
  'query.next': 'Verwenden Sie den Wert next einer früheren Antwort.',
  'query.repeated': 'Geben Sie diesen Parameter einmal an.',
  'query.unknown': 'Diese Adresse kennt diesen Parameter nicht.',

  'deleted.retention':
    'Das PDF wurde am {date:date} gelöscht, nach der Zeit, für die der Dienst solche PDFs aufbewahrt. Der Vorgang ist weiterhin verzeichnet.',
  'deleted.request':
    'Das PDF wurde am {date:date} auf Wunsch gelöscht. Der Vorgang ist weiterhin verzeichnet.',
  'deleted.with_job':
    'Das PDF wurde am {date:date} auf Wunsch gelöscht, zusammen mit den gespeicherten Daten seines Vorgangs.',

  'service.monthly_limit':
    'Der Tarif des Kontos erlaubt {cap:digits} Live-PDFs im Monat. Es wurde nichts gespeichert oder berechnet. Der nächste Monat beginnt am {until:date} um 00:00 UTC; der Betreiber des Dienstes kann die Grenze anheben.',
  'service.monthly_limit_of_key':
    'Dieser Schlüssel darf {cap:digits} Live-PDFs im Monat erstellen. Es wurde nichts gespeichert oder berechnet. Der nächste Monat beginnt am {until:date} um 00:00 UTC; wenn Sie den Computer erneut verbinden, legen Sie eine andere Grenze fest.',
  'service.storage_limit': {
    select: 'what',
    live: 'Der Tarif des Kontos erlaubt {megabytes:digits} MB an Live-PDFs, und so viel ist belegt. Es wurde nichts gespeichert oder berechnet. Löschen Sie PDFs, die nicht gebraucht werden, oder bitten Sie den Betreiber des Dienstes um eine höhere Grenze.',
    plan: 'Der Tarif des Kontos erlaubt {megabytes:digits} MB an PDFs, und so viel ist belegt. Es wurde nichts gespeichert oder berechnet. Löschen Sie PDFs, die nicht gebraucht werden, oder bitten Sie den Betreiber des Dienstes um eine höhere Grenze.',
    test: 'Der Dienst erlaubt je Konto {megabytes:digits} MB an Test-PDFs, und so viel ist belegt. Es wurde nichts gespeichert oder berechnet. Löschen Sie PDFs, die nicht gebraucht werden, oder bitten Sie den Betreiber des Dienstes um eine höhere Grenze.',
  },
  'service.test_job_limit':
    'Ein Konto darf {jobs:digits} Testvorgänge haben und hat so viele. Es wurde nichts gespeichert oder berechnet. Ein gelöschter Testvorgang zählt noch 30 Tage; der Betreiber des Dienstes kann die Grenze anheben.',
  'service.template_limit': {
    select: 'what',
    names:
      'Ein Konto darf {limit:digits} Vorlagen haben und hat so viele. Es wurde nichts gespeichert. Löschen Sie Vorlagen oder Versionen, die nicht gebraucht werden.',
    usedNames:
      'Ein Konto darf {limit:digits} Namen von Vorlagen verwendet haben und hat so viele verwendet. Es wurde nichts gespeichert. Löschen Sie Vorlagen oder Versionen, die nicht gebraucht werden, und verwenden Sie ihre Namen wieder.',
    versions:
      'Ein Konto darf {limit:digits} Versionen von Vorlagen haben und hat so viele. Es wurde nichts gespeichert. Löschen Sie Vorlagen oder Versionen, die nicht gebraucht werden.',
    bytes:
      'Ein Konto darf {limit:megabytes} MB an Vorlagen haben, und mit dieser wären es mehr. Es wurde nichts gespeichert. Löschen Sie Vorlagen oder Versionen, die nicht gebraucht werden.',
  },
} satisfies Translation<typeof english>
