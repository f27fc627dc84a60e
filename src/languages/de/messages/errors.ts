import type { errorTexts as english } from '../../en/messages/errors.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** One sentence for each error code of error-table.ts. */
export const errorTexts = {
  // the invoice
  invalid_json: 'Der Text lässt sich nicht als JSON lesen.',
  invalid_invoice: 'Im Dokument sind Felder zu berichtigen.',
  unknown_template: 'Es gibt keine Vorlage dieses Namens.',
  invalid_template: 'Die Vorlage hat einen Fehler.',

  // the service
  invalid_request: 'Die Anfrage ließ sich nicht lesen.',
  invalid_key: 'Der API-Schlüssel fehlt, ist unbekannt oder widerrufen.',
  expired_key: 'Der API-Schlüssel ist abgelaufen.',
  live_key_required: 'Dazu ist ein Live-Schlüssel nötig.',
  missing_scope: 'Der API-Schlüssel darf das nicht.',
  address_not_allowed: 'Der API-Schlüssel darf von dieser Adresse aus nicht verwendet werden.',
  account_suspended: 'Das Konto ist gesperrt.',
  storage_limit_reached: 'Das Konto hat keinen Platz für weitere PDFs. Es wurde nichts berechnet.',
  template_limit_reached: 'Das Konto hat keinen Platz für weitere Vorlagen.',
  monthly_limit_reached:
    'Die monatliche Grenze des Kontos oder des Schlüssels ist erreicht. Es wurde nichts berechnet.',
  not_found: 'Unter dieser Adresse ist nichts.',
  method_not_allowed: 'Diese Adresse nimmt diese Methode nicht an.',
  request_timeout: 'Die Anfrage kam nicht rechtzeitig an.',
  idempotency_in_flight: 'Eine Anfrage mit diesem Idempotency-Key läuft noch.',
  pdf_deleted: 'Das PDF wurde gelöscht.',
  pdf_damaged:
    'Das gespeicherte PDF fehlt oder ist beschädigt. Es wurde erstellt und verzeichnet, und nichts wird noch einmal berechnet.',
  link_revoked: 'Dieser Link wurde durch einen neuen ersetzt.',
  job_deleted: 'Der Vorgang wurde auf Wunsch gelöscht.',
  precondition_failed: 'Jemand anders hat es inzwischen geändert.',
  too_large: 'Die Anfrage ist zu groß.',
  unsupported_media_type: 'Senden Sie die Anfrage als application/json.',
  idempotency_mismatch: 'Dieser Idempotency-Key wurde mit einem anderen Inhalt verwendet.',
  invalid_idempotency_key: 'Der Idempotency-Key lässt sich nicht verwenden.',
  invalid_query: 'Die Parameter der Adresse lassen sich nicht lesen.',
  range_not_satisfiable: 'Die Datei ist kürzer als der verlangte Teil.',
  expectation_failed: 'Der Expect-Header verlangt etwas, das dieser Dienst nicht kann.',
  misdirected_request: 'Dieser Dienst antwortet nicht unter dieser Adresse.',
  rate_limited: 'Es waren zu viele Anfragen. Versuchen Sie es später erneut.',
  headers_too_large: 'Die Header der Anfrage sind zu groß.',
  render_timeout: 'Das Erstellen des Dokuments dauerte zu lange. Es wurde nichts berechnet.',
  render_failed: 'Das Dokument ließ sich nicht erstellen. Es wurde nichts berechnet.',
  overloaded: 'Der Dienst ist ausgelastet. Versuchen Sie es gleich noch einmal.',
  storage_unavailable: 'Der Dienst kann gerade nicht speichern. Es wurde nichts berechnet.',
  recording_unknown: 'Es ist nicht bekannt, ob das Dokument verzeichnet wurde.',
  internal: 'Auf unserer Seite ist etwas schiefgegangen.',

  // its command line
  key_not_active: 'Dieser Schlüssel ist widerrufen oder abgelaufen. Erstellen Sie einen neuen.',
  key_rotated:
    'Dieser Schlüssel wurde schon ersetzt und hat einen Nachfolger. Ersetzen Sie den Nachfolger, oder erstellen Sie einen neuen Schlüssel.',
  account_not_suspended:
    'Das Konto ist nicht gesperrt, es können also Live-Rechnungen in Arbeit sein. Sperren Sie es zuerst, mit accounts suspend.',
  account_deleted: 'Das Konto ist gelöscht.',
  plan_exists: 'Es gibt schon einen Tarif mit dieser Kennung.',
  credit_exists: 'Der Vorgang ist schon erstattet.',
  email_taken: 'Ein anderer Benutzer hat diese E-Mail-Adresse.',
  too_many_invitations: 'Diese Adresse hat schon mehrere gültige Links.',
  last_owner: 'Ein Konto behält mindestens einen Inhaber.',
  too_many_webhooks: 'Ein Konto hat höchstens zehn Webhook-Endpunkte.',

  // the host
  invalid_argument: 'Der Aufruf wurde nicht verstanden.',
  forbidden_sender: 'Diese Seite darf das Programm nicht aufrufen.',
  no_such_invoice: 'Dieses Dokument gibt es nicht mehr.',
  not_editable:
    'Dieses Dokument wurde eingereicht und lässt sich nicht ändern. Duplizieren Sie es, um etwas zu ändern.',
  stale_revision: 'Dieses Dokument wurde an anderer Stelle geändert.',
  no_such_record: 'Diesen Eintrag gibt es nicht mehr.',
  invalid_record: 'Im Eintrag sind Felder zu berichtigen.',
  invalid_table: 'Die Tabelle lässt sich nicht importieren.',
  stale_record: 'Dieser Eintrag wurde an anderer Stelle geändert.',
  stale_import:
    'Ihre Einträge haben sich geändert, seit die Tabelle geprüft wurde. Prüfen Sie sie noch einmal.',
  not_creditable:
    'Nur eine Rechnung, die mit einem Live-Schlüssel und über eine positive Summe ausgestellt wurde, lässt sich korrigieren.',
  already_credited: 'Zu dieser Rechnung gibt es schon eine Rechnungskorrektur.',
  no_quote: 'Dieses Dokument ist kein Angebot.',
  deposit_unsettled: 'Eine Anzahlung würde von keiner Rechnung abgezogen, oder von zweien.',
  already_invoiced: 'Aus diesem Dokument wurde schon eine Rechnung erstellt.',
  no_deposit_invoice: 'Dieses Dokument ist keine ausgestellte Anzahlungsrechnung.',
  no_such_payment: 'Diese Zahlung gibt es nicht mehr.',
  not_payable: 'Zahlungen lassen sich erfassen, sobald eine Rechnung ausgestellt ist.',
  stale_payment: 'Diese Zahlung wurde an anderer Stelle geändert.',
  stale_schedule: 'Dieser Zeitplan wurde an anderer Stelle geändert.',
  period_made: 'Für einen dieser Zeiträume gibt es schon einen Entwurf. Es wurde nichts erstellt.',
  number_taken: 'Diese Nummer ist schon vergeben.',
  superseded: 'Eine neuere Vorschau hat diese ersetzt.',
  render_cancelled: 'Das PDF wurde nicht erstellt, weil abgebrochen wurde.',
  work_cancelled: 'Abgebrochen. Es wurde nichts geändert.',
  stale_draft: 'Die Änderung passt nicht zu dem, was gespeichert ist.',
  stale_preview: 'Die Vorschau muss neu beginnen.',
  store_unavailable: 'In den Datenordner lässt sich nicht schreiben.',
  store_locked: 'Billwright läuft schon mit diesem Datenordner.',
  store_newer: 'Die Daten wurden von einer neueren Version von Billwright geschrieben.',
  not_an_export: 'Diese Datei ist kein Export von Billwright, oder sie ist beschädigt.',
  no_such_connection: 'Diese Verbindung gibt es nicht mehr.',
  connection_changed:
    'Die Verbindung wurde inzwischen geändert. Sehen Sie noch einmal nach, bevor Sie einreichen.',
  confirmation_required: 'Eine Live-Einreichung wird berechnet und braucht Ihre Bestätigung.',
  already_submitting: 'Dieses Dokument wird schon eingereicht.',
  submission_cancelled: 'Die Einreichung wurde abgebrochen. Es wurde nichts gesendet.',
  not_settleable: 'Dieses Dokument wartet nicht auf eine Antwort.',
  nothing_delivered: 'Von diesem Dokument gibt es noch kein PDF.',
  not_markable: 'Dieses Dokument lässt sich nicht als ausgestellt markieren.',
  mark_final:
    'Ein Dokument, das als ausgestellt markiert wurde, bleibt nach zehn Sekunden ausgestellt. Ändern Sie es durch eine Rechnungskorrektur.',
  no_key: 'Zum Einreichen ist ein Schlüssel nötig.',
  key_changed:
    'Der Schlüssel dieser Verbindung wurde nach Ihrer Bestätigung geändert, deshalb wird dieses Dokument nicht gesendet und wurde nicht berechnet. Behalten Sie es als Entwurf, und reichen Sie es erneut ein.',
  key_of_other_address:
    'Der gespeicherte Schlüssel wurde für eine andere Adresse eingegeben, deshalb geht er nicht an diese.',
  bad_key: 'Das ist kein API-Schlüssel des Dienstes.',
  key_untried: 'Der Schlüssel ließ sich nicht prüfen, deshalb wurde er nicht behalten.',
  keychain_unavailable: 'Der Passwortspeicher dieses Computers antwortet nicht.',
  not_supported: 'Dazu ist ein Fenster nötig, und hier gibt es keines.',
  file_unwritable: 'Die Datei lässt sich nicht schreiben.',
  file_unreadable: 'Die Datei lässt sich nicht lesen.',

  // a submission
  unreachable: 'Der Dienst ist nicht erreichbar. Es wurde nichts gesendet.',
  template_unavailable: 'Der Dienst hat diese Vorlage nicht. Es wurde nichts gesendet.',
  template_refused: 'Der Dienst hat diese Vorlage abgelehnt. Es wurde nichts berechnet.',
  key_refused:
    'Der Dienst hat diesen Schlüssel abgelehnt. Prüfen Sie ihn auf Tippfehler, oder erstellen Sie einen neuen.',
  stored_data_changed:
    'Die zu dieser Einreichung gespeicherten Daten sind nicht, was Sie bestätigt haben: Die Datendatei ist beschädigt. Es wurde nichts gesendet. Prüfen Sie das Dokument, und reichen Sie es erneut ein.',
  refused: 'Der Dienst hat dieses Dokument abgelehnt.',
  outcome_unknown: 'Es kam keine Antwort. Das Dokument kann vorhanden und berechnet sein.',
  practice_failed: 'Der Übungsdienst ließ sich nicht starten.',
} satisfies Translation<typeof english>
