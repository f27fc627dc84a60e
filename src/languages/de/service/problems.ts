import type { problemTexts as english } from '../../en/service/problems.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const problemTexts = {
  'problem.when.invalid_request':
    'Die Anfrage ist kein gültiges HTTP, hat keinen Host-Header, oder ihr Body ist nicht in UTF-8.',
  'problem.do.invalid_request': 'Berichtigen Sie das Programm. Es wurde nichts gespeichert.',
  'problem.when.invalid_json':
    'Der Body ist leer, kein gültiges JSON, tiefer verschachtelt als jede Rechnung, oder er hat mehr Werte oder längere Namen. detail nennt die Stelle.',
  'problem.do.invalid_json': 'Berichtigen Sie die Stelle, die detail nennt. Es wurde nichts gespeichert.',
  'problem.when.invalid_idempotency_key':
    'Der Idempotency-Key ist leer, länger als 255 Zeichen oder enthält ein Zeichen, das kein sichtbares ASCII-Zeichen ist.',
  'problem.do.invalid_idempotency_key':
    'Senden Sie für jede Rechnung eine zufällige UUID, und dieselbe, wenn Sie die Anfrage wiederholen.',
  'problem.when.invalid_query':
    'Ein Parameter der Adresse ist unbekannt, mehrfach vorhanden oder ungültig. errors nennt jeden.',
  'problem.do.invalid_query': 'Berichtigen Sie die Parameter.',
  'problem.when.invalid_key':
    'X-API-Key fehlt, ist falsch geschrieben, unbekannt oder widerrufen. Die Antwort ist in allen Fällen dieselbe.',
  'problem.do.invalid_key':
    'Senden Sie einen gültigen Schlüssel. Entwickler und Inhaber eines Kontos erstellen Schlüssel im Dashboard, der Betreiber des Dienstes mit einem Befehl.',
  'problem.when.expired_key': 'Der Schlüssel war bis zu einem Zeitpunkt gültig, der vorbei ist.',
  'problem.do.expired_key':
    'Senden Sie einen neueren Schlüssel. Schlüssel werden im Dashboard oder vom Betreiber des Dienstes ersetzt.',
  'problem.when.live_key_required':
    'Die Nutzung, die Live-PDFs zählt, wurde mit einem Testschlüssel abgefragt.',
  'problem.do.live_key_required': 'Senden Sie einen Live-Schlüssel des Kontos.',
  'problem.when.missing_scope':
    'Der Schlüssel ist auf das Lesen, auf das Erstellen von Rechnungen oder auf beides beschränkt.',
  'problem.do.missing_scope':
    'Senden Sie einen Schlüssel mit den Rechten, die die Anfrage braucht: generate, read, oder templates zum Ändern von Vorlagen.',
  'problem.when.address_not_allowed':
    'Der Schlüssel ist auf Adressen beschränkt, und die Anfrage kommt von einer anderen.',
  'problem.do.address_not_allowed':
    'Senden Sie die Anfrage von einer erlaubten Adresse, oder verwenden Sie einen Schlüssel ohne diese Einschränkung.',
  'problem.when.account_suspended':
    'Der Betreiber des Dienstes hat das Konto gesperrt, mit allen seinen Schlüsseln.',
  'problem.do.account_suspended':
    'Wenden Sie sich an den Betreiber. Es wurde nichts gespeichert oder berechnet; was zuvor erstellt wurde, bleibt erhalten.',
  'problem.when.monthly_limit_reached':
    'Das Konto hat in diesem Monat (UTC) so viele Live-PDFs erstellt, wie sein Tarif erlaubt, oder der Schlüssel so viele, wie für ihn gewählt wurden.',
  'problem.do.monthly_limit_reached':
    'Warten Sie auf den nächsten Monat, oder bitten Sie den Betreiber um eine höhere Grenze. Es wurde nichts gespeichert oder berechnet, und was schon beantwortet wurde, wird mit seinem Idempotency-Key wieder beantwortet.',
  'problem.when.storage_limit_reached':
    'Die gespeicherten PDFs und Vorlagen des Kontos brauchen so viel Platz, wie sein Tarif erlaubt, oder seine Test-PDFs und Testvorgänge so viel, wie der Dienst erlaubt.',
  'problem.do.storage_limit_reached':
    'Löschen Sie PDFs, die nicht gebraucht werden, warten Sie, bis die ältesten Test-PDFs gelöscht sind, oder bitten Sie den Betreiber um eine höhere Grenze. Es wurde nichts gespeichert oder berechnet.',
  'problem.when.template_limit_reached':
    'Das Konto hat so viele Vorlagen, Versionen davon oder so viel Platz dafür, wie es haben darf.',
  'problem.do.template_limit_reached':
    'Löschen Sie Vorlagen oder Versionen, die nicht gebraucht werden. Es wurde nichts gespeichert.',
  'problem.when.not_found':
    'Der Pfad, der Link, der Vorgang, die Vorlage oder der Idempotency-Key ist diesem Schlüssel unbekannt, oder der Link ist abgelaufen.',
  'problem.do.not_found': 'Prüfen Sie die URL. Bei einem abgelaufenen Link fragen Sie dessen Vorgang ab.',
  'problem.when.method_not_allowed': 'Den Pfad gibt es, aber nicht für diese Methode.',
  'problem.do.method_not_allowed': 'Verwenden Sie eine der Methoden im Header Allow.',
  'problem.when.request_timeout': 'Die Anfrage ist nicht rechtzeitig vollständig angekommen.',
  'problem.do.request_timeout': 'Senden Sie sie erneut. Es wurde nichts gespeichert.',
  'problem.when.idempotency_in_flight':
    'Eine Anfrage mit demselben Idempotency-Key läuft noch, und diese hat die Höchstzeit von 15 Sekunden gewartet.',
  'problem.do.idempotency_in_flight':
    'Wiederholen Sie dieselbe Anfrage nach der Zeit in Retry-After. Sie erhält die Antwort der ersten.',
  'problem.when.pdf_deleted':
    'Das PDF wurde gelöscht: auf Wunsch, oder weil die Zeit vorbei ist, für die der Dienst solche PDFs aufbewahrt.',
  'problem.do.pdf_deleted':
    'Erstellen Sie die Rechnung mit einem neuen Idempotency-Key noch einmal; mit einem Live-Schlüssel wird sie erneut berechnet.',
  'problem.when.job_deleted':
    'Der Vorgang wurde auf Wunsch gelöscht, mit seinem PDF und seinen Daten zur Rechnung.',
  'problem.do.job_deleted': 'Nichts. Dass er berechnet wurde und wann, bleibt im Abrechnungsjournal.',
  'problem.when.pdf_damaged':
    'Das gespeicherte PDF fehlt oder weicht von dem ab, was erstellt wurde, weil der Speicher des Dienstes es verloren oder verändert hat.',
  'problem.do.pdf_damaged':
    'Wenden Sie sich an den Betreiber des Dienstes, der es aus einer Sicherung wiederherstellen kann. Erstellen Sie die Rechnung nicht noch einmal: Sie wurde verzeichnet und mit einem Live-Schlüssel berechnet.',
  'problem.when.link_revoked': 'Die Links des Vorgangs wurden widerrufen, nachdem dieser erstellt wurde.',
  'problem.do.link_revoked':
    'Bitten Sie den Absender der Rechnung um den neuen Link. Mit einem Schlüssel: Fragen Sie den Vorgang ab.',
  'problem.when.precondition_failed':
    'If-Match nennt eine andere Version der Vorlage als die gültige, oder keine, die eine Vorlage haben kann.',
  'problem.do.precondition_failed':
    'Lesen Sie die Vorlage noch einmal, und entscheiden Sie neu. Es wurde nichts geändert.',
  'problem.when.too_large':
    'Der Body ohne Logo und Anhänge ist länger als 1 MiB, mit Prefer: respond-async länger als 8 MiB; oder diese sind länger als je 1 MiB. Eine Vorlage darf 1 MiB haben.',
  'problem.do.too_large':
    'Senden Sie die Rechnung mit Prefer: respond-async, teilen Sie sie, oder verwenden Sie ein kleineres Logo.',
  'problem.when.unsupported_media_type':
    'Content-Type ist nicht application/json in UTF-8, oder der Body ist komprimiert.',
  'problem.do.unsupported_media_type':
    'Senden Sie Content-Type: application/json und den unkomprimierten Body.',
  'problem.when.range_not_satisfiable': 'Der Header Range verlangt einen Teil hinter dem Ende des PDFs.',
  'problem.do.range_not_satisfiable':
    'Content-Range enthält die Länge. Verlangen Sie einen Teil davon, oder lassen Sie Range weg.',
  'problem.when.expectation_failed': 'Der Header Expect ist nicht 100-continue.',
  'problem.do.expectation_failed': 'Lassen Sie den Header weg, oder senden Sie Expect: 100-continue.',
  'problem.when.misdirected_request':
    'Der Dienst läuft nur für diesen Computer, und der Host-Header oder die URL nennt einen anderen.',
  'problem.do.misdirected_request':
    'Verwenden Sie localhost oder 127.0.0.1. Um ihn unter einem anderen Namen zu betreiben, starten Sie ihn mit --base-url.',
  'problem.when.invalid_invoice':
    'Felder fehlen, sind unbekannt oder ungültig. errors nennt jedes mit seinem Pfad.',
  'problem.do.invalid_invoice':
    'Berichtigen Sie die Felder. Höchstens 100 werden auf einmal genannt. Es wurde nichts gespeichert.',
  'problem.when.invalid_template':
    'Eine Vorlage des Kontos hat Fehler oder einen Namen, der vergeben ist. errors nennt jeden mit seinem Pfad in der Datei.',
  'problem.do.invalid_template':
    'Berichtigen Sie die Datei. docs/templates.md beschreibt sie, und „billwright templates check“ findet dieselben Fehler. Es wurde nichts gespeichert.',
  'problem.when.unknown_template':
    'template nennt keine Vorlage des Dienstes oder des Kontos, oder eine Version, die das Konto nicht hat.',
  'problem.do.unknown_template':
    'Verwenden Sie eine Vorlage, die GET /v1/templates nennt, etwa minimal oder bold. Es wurde nichts gespeichert oder berechnet.',
  'problem.when.idempotency_mismatch':
    'Der Idempotency-Key wurde in den letzten 30 Tagen für eine andere Rechnung verwendet.',
  'problem.do.idempotency_mismatch':
    'Verwenden Sie für eine neue oder geänderte Rechnung einen neuen Idempotency-Key. Die erste Rechnung bleibt, wie sie ist.',
  'problem.when.headers_too_large': 'Die Header der Anfrage sind länger als 16 KiB.',
  'problem.do.headers_too_large': 'Senden Sie weniger oder kürzere Header.',
  'problem.when.rate_limited':
    'Das Konto hat mehr Anfragen gesendet, als es darf, oder zu viele seiner Rechnungen warten, oder diese Adresse hat zu viele ungültige Schlüssel gesendet.',
  'problem.do.rate_limited':
    'Senden Sie dieselbe Anfrage nach der Zeit in Retry-After erneut. Es wurde nichts gespeichert oder berechnet.',
  'problem.when.recording_unknown':
    'Die Verbindung zur Datenbank brach ab, während der Vorgang verzeichnet wurde. Er kann berechnet worden sein.',
  'problem.do.recording_unknown':
    'Senden Sie dieselbe Anfrage mit ihrem Idempotency-Key erneut, der einmal berechnet. Ohne einen prüfen Sie zuerst die Nutzung des Monats.',
  'problem.when.internal':
    'Der Dienst hat einen Fehler. Sein Protokoll nennt die Ursache unter der ID der Anfrage.',
  'problem.do.internal':
    'Senden Sie dieselbe Anfrage mit ihrem Idempotency-Key erneut. Wenn der Fehler bleibt, melden Sie die X-Request-Id.',
  'problem.when.overloaded': 'Die Warteschlange der Rechnungen aller Konten ist voll.',
  'problem.do.overloaded':
    'Senden Sie dieselbe Anfrage nach der Zeit in Retry-After erneut. Es wurde nichts gespeichert oder berechnet.',
  'problem.when.render_timeout':
    'Das Erstellen des PDFs dauerte länger als 10 Sekunden, oder das Lesen der Rechnung länger als 20.',
  'problem.do.render_timeout':
    'Senden Sie dieselbe Anfrage oder eine kürzere Rechnung erneut. Es wurde nichts gespeichert oder berechnet.',
  'problem.when.render_failed':
    'Das Erstellen des PDFs oder das Lesen der Rechnung hat die Speichergrenze überschritten, oder der Prozess endete.',
  'problem.do.render_failed':
    'Senden Sie dieselbe Anfrage erneut, oder eine Rechnung mit kleinerem Logo oder weniger Positionen. Es wurde nichts gespeichert oder berechnet.',
  'problem.when.storage_unavailable':
    'Die Festplatte oder die Datenbank des Dienstes ist nicht beschreibbar.',
  'problem.do.storage_unavailable':
    'Senden Sie dieselbe Anfrage mit ihrem Idempotency-Key nach der Zeit in Retry-After erneut.',
} satisfies Translation<typeof english>
