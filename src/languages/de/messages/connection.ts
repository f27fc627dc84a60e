import type { connectionTexts as english } from '../../en/messages/connection.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Keys, the password store and the addresses of services. */
export const connectionTexts = {
  'key.empty': 'Geben Sie einen Schlüssel ein. Er beginnt mit svc_live_ oder svc_test_.',
  'key.space_around':
    'Vor oder nach dem Schlüssel steht ein Leerzeichen oder Zeilenumbruch. Kopieren Sie nur den Schlüssel.',
  'key.space_inside':
    'Im Schlüssel steht ein Leerzeichen oder Zeilenumbruch. Kopieren Sie ihn noch einmal in einem Stück.',
  'key.capitals': 'Der Schlüssel beginnt mit Kleinbuchstaben: svc_live_ oder svc_test_.',
  'key.prefix': 'Das ist kein Schlüssel des Dienstes. Ein Schlüssel beginnt mit svc_live_ oder svc_test_.',
  'key.character':
    'Der Schlüssel hat ein Zeichen, das kein Schlüssel hat. Kopieren Sie ihn noch einmal von Ihrer Kontoseite.',
  'key.too_short': 'Der Schlüssel ist zu kurz. Vielleicht fehlt ein Teil.',
  'key.too_long': 'Der Schlüssel ist zu lang. Kopieren Sie nur den Schlüssel.',
  'key.untried': 'Der Schlüssel ließ sich nicht prüfen, deshalb wurde er nicht behalten. {problem:message}',
  'key.stopped': 'Angehalten. Der Schlüssel wurde nicht behalten.',
  'key.no_clipboard': 'Die Zwischenablage lässt sich hier nicht lesen. Fügen Sie in das Feld ein.',

  'keychain.missing':
    'Auf diesem Computer wurde kein Passwortspeicher gefunden. Der Schlüssel lässt sich bis zum Beenden von Billwright behalten.',
  'keychain.empty':
    'Der Passwortspeicher dieses Computers wurde entfernt oder nie eingerichtet. Der Schlüssel lässt sich bis zum Beenden von Billwright behalten.',
  'keychain.locked':
    'Ihr Passwortspeicher ist gesperrt. Entsperren Sie ihn und versuchen Sie es erneut, oder behalten Sie den Schlüssel bis zum Beenden von Billwright.',
  'keychain.failed':
    'Der Passwortspeicher dieses Computers hat den Zugriff abgelehnt. Der Schlüssel lässt sich bis zum Beenden von Billwright behalten.',
  'keychain.timeout':
    'Der Passwortspeicher antwortet nicht. Vielleicht wartet er darauf, dass Sie ihn entsperren.',

  'address.not_https': 'Verwenden Sie https. Ohne können andere im Netz den Schlüssel lesen.',
  'address.invalid': 'Geben Sie eine Adresse wie https://invoices.example.com ein.',
  'address.user': 'Lassen Sie Namen und Passwort weg.',
  'address.query': 'Lassen Sie alles ab ? oder # weg.',

  'connection.name_taken': 'Es gibt schon eine Verbindung namens {name}.',
  'connection.practice_address': 'Das ist der Übungsdienst. Er steht schon in der Liste.',
  'connection.practice_fixed': 'Der Übungsdienst gehört zu Billwright und bleibt, wie er ist.',
  'connection.in_use':
    'Das Einreichen von Dokumenten mit dieser Verbindung ist nicht abgeschlossen, deshalb wurde nichts geändert. Ziehen Sie sie zuerst zurück, oder geben Sie an, ob sie vorhanden sind.',
  'connection.key_again':
    'Der Schlüssel wurde für eine andere Adresse eingegeben, deshalb wurde nichts gesendet. Ist {address} Ihr Dienst, geben Sie den Schlüssel noch einmal ein.',
  'connection.not_the_service':
    'Von dieser Adresse kam keine brauchbare Antwort. Prüfen Sie die Adresse, oder versuchen Sie es später noch einmal.',
  'connection.other_answer': 'Diese Adresse hat mit {status:digits} geantwortet, nicht wie der Dienst.',

  'connect.unsupported':
    'Dieser Dienst hat keine Anmeldung für Programme. Erstellen Sie auf seiner Kontoseite einen Schlüssel, und geben Sie ihn von Hand ein.',
  'connect.unusable': 'Diese Adresse antwortet, aber nicht wie die Anmeldung eines Rechnungsdienstes.',
  'connect.redirected':
    'Diese Adresse führt anderswohin, deshalb wurde nichts gesendet. Verwenden Sie die Adresse, die der Dienst nennt.',
  'connect.busy': 'Der Dienst ist ausgelastet ({status:digits}). Versuchen Sie es gleich noch einmal.',
  'connect.expired': 'Der Code ist abgelaufen. Es wurde kein Schlüssel erstellt.',
  'connect.denied':
    'Die Anfrage wurde auf der Seite des Dienstes abgelehnt. Es wurde kein Schlüssel erstellt.',
  'connect.not_kept':
    'Der Schlüssel ließ sich nicht behalten, deshalb hat der Dienst ihn wieder widerrufen. {problem:message}',
  'connect.not_revoked':
    'Der Schlüssel ließ sich nicht behalten, und der Dienst hat den Widerruf nicht bestätigt. Widerrufen Sie ihn auf der Seite Ihrer Schlüssel. {problem:message}',
  'connect.no_place':
    'Es wurde kein Schlüssel angefordert, weil er sich nicht behalten ließe. {problem:message}',
  'connect.no_address': 'Geben Sie die Adresse des Dienstes ein.',
  'connect.too_many':
    'Fünf Dienste werden schon verbunden. Schließen Sie zuerst einen Vorgang ab, oder brechen Sie ihn ab.',
  'connect.ended': 'Dieser Versuch ist beendet. Verbinden Sie erneut.',

  'preset.unreadable':
    '{path} lässt sich nicht verwenden: Es muss JSON mit baseUrl und, wenn gewünscht, name sein.',
  'preset.address': 'Die Adresse in {path} lässt sich nicht verwenden. {problem:message}',

  'practice.slow_start': 'Der Übungsdienst ist nicht rechtzeitig gestartet.',
  'practice.stopped': 'Der Übungsdienst wurde beendet, bevor er bereit war.',
  'practice.unexpected_response': 'Der Übungsdienst hat eine unerwartete Antwort gesendet.',
} satisfies Translation<typeof english>
