import type { connectionsTexts as english } from '../../en/page/connections.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of connections and keys. */
export const connectionsTexts = {
  'link.practice': 'Übung',
  'connection.practice': 'Übungsdienst',
  'link.no-key': 'Noch kein Schlüssel',
  'link.untried': 'Noch nicht kontaktiert',
  'link.connected': 'Verbunden',
  'link.key-rejected': 'Schlüssel abgelehnt',
  'link.unreachable': 'Nicht erreichbar seit {time}',
  'link.unavailable': 'Dienst gestört seit {time}',
  'link.offline': 'Offline seit {time}',
  'link.trying': 'Schlüssel wird geprüft…',
  'link.connecting': 'Wartet auf Anmeldung',
  'link.try-now': 'Jetzt versuchen',
  'link.detail.practice':
    'PDFs entstehen auf diesem Computer, kostenlos und mit TEST-Vermerk. Verbinden Sie ein Konto, um sie ohne Vermerk zu erstellen.',
  'link.detail.no-key': '{name} ist eingerichtet, zum Einreichen fehlt ein Schlüssel.',
  'link.detail.untried': 'Der Dienst wurde seit dem Start von Billwright noch nicht kontaktiert.',
  'link.detail.trying': 'Der Dienst wird gefragt, ob er den Schlüssel annimmt.',
  'link.detail.connecting': 'Bestätigen Sie auf der Seite des Dienstes, die in Ihrem Browser geöffnet ist.',
  'link.detail.test': 'Testschlüssel mit der Endung {last4}.',
  'link.detail.live': 'Live-Schlüssel mit der Endung {last4}. Jedes PDF wird berechnet.',
  'link.detail.answered': 'Letzte Antwort: {time}.',
  'link.detail.key-rejected': 'Prüfen Sie ihn auf Tippfehler, oder erstellen Sie einen neuen.',
  'link.detail.key-ended': 'Der Schlüssel dieses Computers wurde widerrufen oder ist abgelaufen.',
  'link.detail.waiting': {
    plural: 'count',
    one: '{count:number} Dokument wartet und wird automatisch gesendet, auch nach einem Neustart.',
    other: '{count:number} Dokumente warten und werden automatisch gesendet, auch nach einem Neustart.',
  },
  'link.detail.unreachable': 'Schreiben und Drucken ist weiterhin möglich.',

  'connect.command': 'Konto verbinden…',
  'connect.open': 'Verbinden…',
  'connect.reconnect': 'Erneut verbinden…',
  'connect.show': 'Code anzeigen',
  'connect.title': 'Konto verbinden',
  'connect.title.of': '{name} verbinden',
  'connect.about':
    'Sie melden sich auf der Seite des Dienstes an. Er erstellt einen Schlüssel für diesen Computer, der in den Passwortspeicher Ihres Systems kommt und nie angezeigt wird.',
  'connect.address': 'Adresse des Dienstes',
  'connect.other-address': 'Andere Adresse…',
  'connect.change-address': 'Adresse ändern',
  'connect.session': 'Bis zum Beenden verbunden bleiben.',
  'connect.session.first':
    'Wählen Sie, bis zum Beenden verbunden zu bleiben, oder geben Sie später einen Schlüssel ein.',
  'connect.by-hand': 'Schlüssel von Hand eingeben…',
  'connect.not-now': 'Nicht jetzt',
  'connect.start': 'Verbinden',
  'connect.asking': 'Code wird bei {address} angefordert…',
  'connect.keeping': 'Schlüssel wird aufbewahrt…',
  'connect.compare':
    'Vergleichen Sie diesen Code mit dem auf der Seite in Ihrem Browser, und bestätigen Sie ihn dort.',
  'connect.code': 'Code',
  'connect.copy': 'Code kopieren',
  'connect.copied': 'Kopiert.',
  'connect.open-page': 'Seite erneut öffnen',
  'connect.time-left': 'Noch {time} gültig.',
  'connect.waiting': 'Wartet auf Ihre Bestätigung.',
  'connect.slowed':
    'Wartet auf Ihre Bestätigung. Der Dienst bittet um weniger Anfragen, deshalb dauert es länger.',
  'connect.unreachable-since':
    'Der Dienst ist seit {time} nicht erreichbar. Der Code bleibt gültig, und es geht automatisch weiter.',
  'connect.connected.test': '{name} ist für Test-PDFs verbunden, kostenlos und mit TEST-Vermerk.',
  'connect.connected.live': '{name} ist verbunden. Jedes PDF wird berechnet.',
  'connect.account': 'Konto: {account}.',
  'connect.key-name': 'Der Schlüssel dort heißt {name}.',
  'connect.done': 'Fertig',
  'connect.again': 'Erneut versuchen',
  'connect.new-code': 'Neuen Code anfordern',
  'connection.disconnect': 'Trennen',
  'connection.disconnected': '{name} ist getrennt, der Schlüssel ist widerrufen.',
  'connection.key-removed': 'Der Schlüssel von {name} ist von diesem Computer entfernt.',
  'connection.not-revoked':
    'Der Schlüssel von {name} ist von diesem Computer entfernt, der Dienst hat den Widerruf aber nicht bestätigt. Widerrufen Sie ihn auf der Seite Ihrer Schlüssel.',
  'connection.keys-page': 'Seite der Schlüssel öffnen',

  'connection.add': 'Verbindung hinzufügen',
  'connection.name': 'Name der Verbindung',
  'connection.name.missing': 'Geben Sie einen Namen für diese Verbindung ein.',
  'connection.url': 'Basis-URL',
  'connection.url.wrong': 'Geben Sie eine Adresse wie https://invoices.example.com ein.',
  'connection.fields': 'Zu sendende Felder',
  'connection.fields.full': 'Alle Felder',
  'connection.fields.minimal': 'Nur Vorlage, Nummer und Positionen',
  'connection.use': 'Verwenden',
  'connection.in-use': 'In Verwendung',
  'connection.edit': 'Bearbeiten',
  'connection.remove': 'Entfernen',
  'connection.save': 'Verbindung speichern',
  'connection.check': 'Prüfen',
  'connection.checking': 'Wird geprüft…',
  'connection.ok': 'Der Dienst antwortet und kennt diesen Schlüssel.',
  'connection.ok.idempotent':
    'Der Dienst antwortet, und eine wiederholte Anfrage wird nie doppelt berechnet.',
  'account.used-of': {
    plural: 'count',
    one: '{used:number} von {count:number} PDF in diesem Monat verbraucht',
    other: '{used:number} von {count:number} PDFs in diesem Monat verbraucht',
  },
  'account.used': {
    plural: 'count',
    one: '{count:number} PDF in diesem Monat verbraucht',
    other: '{count:number} PDFs in diesem Monat verbraucht',
  },
  'account.reached':
    'Alle {count:number} PDFs dieses Monats sind verbraucht. Weitere lehnt der Dienst bis zum nächsten Monat ab.',
  'account.used-here': {
    plural: 'count',
    one: '{used:number} von {count:number} PDF dieses Computers in diesem Monat verbraucht',
    other: '{used:number} von {count:number} PDFs dieses Computers in diesem Monat verbraucht',
  },
  'account.reached-here':
    'Alle {count:number} PDFs dieses Computers in diesem Monat sind verbraucht. Weitere lehnt der Dienst bis zum nächsten Monat ab.',
  'account.price': 'Preis: {price}',
  'connection.practice.about':
    'Läuft auf diesem Computer mit einem eigenen Testschlüssel. Kostenlos, mit TEST-Vermerk.',
  'connection.set-key': 'Schlüssel eingeben…',
  'connection.replace-key': 'Schlüssel ersetzen…',
  'connection.remove-key': 'Schlüssel entfernen',
  'connection.no-key': 'Noch kein Schlüssel',
  'connection.key-again':
    'Der Schlüssel wurde für eine andere Adresse eingegeben und wird nicht verwendet. Ist {address} Ihr Dienst, geben Sie den Schlüssel noch einmal ein.',
  'connection.key': 'svc_{kind}_····{last4}',
  'connection.key.keychain': 'in {name}',
  'connection.key.session': 'bis zum Beenden',
  'connection.opens-window':
    'Der Schlüssel wird in einem eigenen Fenster eingegeben und gelangt nie auf diese Seite.',
  'connection.waiting': {
    plural: 'count',
    one: '{count:number} Dokument braucht den Schlüssel, mit dem es eingereicht wurde. Mit einem anderen oder keinem wartet es weiter.',
    other:
      '{count:number} Dokumente brauchen den Schlüssel, mit dem sie eingereicht wurden. Mit einem anderen oder keinem warten sie weiter.',
  },
  'connection.moves': {
    select: 'isOwnKey',
    true: 'Der Schlüssel wird nicht für eine andere Adresse verwendet. Beim Speichern wird er von diesem Computer entfernt und bei seinem Dienst widerrufen. Geben Sie danach einen Schlüssel für die neue Adresse ein.',
    false:
      'Der Schlüssel wird nicht für eine andere Adresse verwendet. Beim Speichern wird er von diesem Computer entfernt. Geben Sie danach einen Schlüssel für die neue Adresse ein.',
  },
  'connection.removed': '{name} ist entfernt.',
  'connection.remove.title': '{name} entfernen?',
  'connection.remove.text': {
    select: 'isOwnKey',
    true: 'Der Schlüssel wird von diesem Computer entfernt und beim Dienst widerrufen. Dokumente, die damit eingereicht wurden, bleiben.',
    false:
      'Auch der Schlüssel wird von diesem Computer entfernt. Dokumente, die damit eingereicht wurden, bleiben.',
  },
  'connection.remove.waiting': {
    plural: 'count',
    one: '{count:number} damit eingereichtes Dokument ist nicht abgeschlossen. Öffnen Sie es zuerst aus der Liste und ziehen Sie es zurück, oder geben Sie an, ob es vorhanden ist.',
    other:
      '{count:number} damit eingereichte Dokumente sind nicht abgeschlossen. Öffnen Sie sie zuerst aus der Liste und ziehen Sie sie zurück, oder geben Sie an, ob sie vorhanden sind.',
  },
  'connection.remove.yes': 'Verbindung entfernen',
  'connection.close': 'Schließen',
  'connection.used': 'Neue Einreichungen gehen an {name}.',
  'connection.used.waiting':
    'Neue Einreichungen gehen an {name}. Dokumente, die schon warten, gehen noch an ihre ursprüngliche Verbindung.',
  'connection.checked': '{name}: {result}',
  'command.connections': 'Verbindungen und Schlüssel…',
  'command.use-connection': '{name} verwenden',
  'command.check-connection': 'Verwendete Verbindung prüfen',
} satisfies Translation<typeof english>
