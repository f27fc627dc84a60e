import type { keyTexts as english } from '../../en/service/keys.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const keyTexts = {
  'keys_page.create': 'Schlüssel erstellen',
  'keys_page.create_button': 'Schlüssel erstellen',
  'keys_page.yours': 'Ihre Schlüssel',
  'keys_page.none': 'Noch keine Schlüssel. Ein Testschlüssel ist kostenlos und ein guter Anfang. {link}',
  'keys_page.first_steps': 'Erste Schritte',
  'keys_page.key': 'Schlüssel',
  'keys_page.last_used': 'Zuletzt verwendet',
  'keys_page.never_used': 'Nie',
  'keys_page.revoked': 'Der Schlüssel „{name}“ ist widerrufen. Er wird ab jetzt abgelehnt.',
  'keys_page.name_note': 'Zum Beispiel das Programm, das ihn verwendet.',
  'keys_page.limits': 'Einschränkungen',
  'keys_page.expires': 'Läuft ab',
  'keys_page.expires_after': {
    plural: 'days',
    one: 'Nach {days:number} Tag',
    other: 'Nach {days:number} Tagen',
  },
  'keys_page.may': 'Darf',
  'keys_page.may_usual': 'Rechnungen erstellen und lesen',
  'keys_page.may_generate': 'Nur Rechnungen erstellen',
  'keys_page.may_read': 'Nur lesen',
  'keys_page.may_all': 'Rechnungen erstellen, lesen und Vorlagen ändern',
  'keys_page.addresses': 'Adressen',
  'keys_page.addresses_note': 'Leer für alle; oder etwa 192.0.2.7, 10.0.0.0/8.',
  'keys_page.wrong_addresses': 'Verwenden Sie bis zu {max:digits} Adressen wie 192.0.2.7 oder 10.0.0.0/8.',
  'keys_page.computer': 'Verbundener Computer: {computer}',
  'keys_page.revoked_at': 'Widerrufen am {time}',
  'keys_page.not_revoked': 'Nicht widerrufen',
  'keys_page.rotate': 'Ersetzen…',
  'keys_page.revoke': 'Widerrufen…',
  'keys_page.disconnect': 'Trennen…',
  'keys_page.expired_at': 'Abgelaufen am {time}',
  'keys_page.expires_at': 'Läuft ab am {time}',
  'keys_page.from': 'Von {addresses:list}',
  'keys_page.only': 'Nur {scopes:list}',
  'keys_page.also_templates': 'Auch Vorlagen',
  'keys_page.own_cap': {
    plural: 'cap',
    one: 'Höchstens {cap:number} Live-PDF im Monat',
    other: 'Höchstens {cap:number} Live-PDFs im Monat',
  },
  'keys_page.new': 'Ihr neuer Schlüssel',
  'keys_page.copy_now':
    'Kopieren Sie den Schlüssel jetzt. Er wird nicht gespeichert und kann nicht noch einmal angezeigt werden.',
  'keys_page.keep':
    'Bewahren Sie ihn dort auf, wo Passwörter liegen, auf einem eigenen Server; nie in einer Webseite oder einer App, die Sie weitergeben.',
  'keys_page.copied': 'Ich habe ihn kopiert',
  'keys_page.made_before': 'Dieser Schlüssel wurde bereits erstellt',
  'keys_page.made_before_text':
    'Das Formular wurde zweimal gesendet und hat einen Schlüssel erstellt. Er wurde einmal angezeigt und wird es nicht noch einmal. Wenn Sie ihn nicht kopiert haben, widerrufen Sie ihn, und erstellen Sie einen anderen.',
  'keys_page.back': 'Zurück zu Ihren Schlüsseln',
  'keys_page.rotate_title': '„{name}“ ersetzen?',
  'keys_page.rotate_text':
    '{key}. Ein neuer Schlüssel erhält denselben Namen und dieselben Einschränkungen. Dieser bleibt so lange gültig, wie Ihre Programme für die Umstellung brauchen, und läuft dann ab.',
  'keys_page.overlap': 'Dieser Schlüssel bleibt gültig',
  'keys_page.overlap_none': 'Gar nicht',
  'keys_page.overlap_days': {
    plural: 'days',
    one: '{days:number} Tag',
    other: '{days:number} Tage',
  },
  'keys_page.overlap_wrong': 'Wählen Sie, wie lange dieser Schlüssel gültig bleibt.',
  'keys_page.rotate_button': 'Neuen Schlüssel erstellen',
  'keys_page.revoke_title': '„{name}“ widerrufen?',
  'keys_page.revoke_never_used': '{key}, nie verwendet.',
  'keys_page.revoke_last_used': '{key}, zuletzt verwendet am {time}.',
  'keys_page.revoke_text':
    'Jedes Programm, das diesen Schlüssel verwendet, wird ab der nächsten Anfrage abgelehnt. Das kann nicht rückgängig gemacht werden. Rechnungen, die damit erstellt wurden, und ihre Links bleiben.',
  'keys_page.revoke_button': 'Schlüssel widerrufen',

  'connect_page.title': 'Computer verbinden',
  'connect_page.text':
    'Wählen Sie in Billwright „Verbinden“. Es zeigt einen Code, der eine halbe Stunde lang gültig ist.',
  'connect_page.code': 'Code',
  'connect_page.code_note':
    'Acht Buchstaben wie WDJB-MJHT. Kleinbuchstaben und Leerzeichen spielen keine Rolle.',
  'connect_page.go_on': 'Weiter',
  'connect_page.unknown_code':
    'Kein Computer wartet mit diesem Code. Er kann falsch geschrieben, verwendet oder abgelaufen sein: Billwright zeigt einen neuen, wenn Sie noch einmal „Verbinden“ wählen.',
  'connect_page.too_many': 'Zu viele falsche Codes. Versuchen Sie es in einer Viertelstunde erneut.',
  'connect_page.confirm_title': 'Diesen Computer verbinden?',
  'connect_page.computer': 'Computer',
  'connect_page.asked': 'Angefragt',
  'connect_page.asked_from': '{time}, von {address}',
  'connect_page.account': 'Konto',
  'connect_page.scope.generate': 'Rechnungen erstellen',
  'connect_page.scope.read': 'lesen, was das Konto erstellt und genutzt hat',
  'connect_page.scope.templates': 'Vorlagen des Kontos veröffentlichen und löschen',
  'connect_page.confirm_text':
    'Bestätigen Sie nur, wenn Billwright diesen Code auf einem Ihrer Computer zeigt. Den Namen wählt der Computer selbst.',
  'connect_page.is_far':
    'Die Anfrage kommt aus einem anderen Netz als dieser Browser. Wenn Ihnen jemand diesen Code oder einen Link auf diese Seite gesendet hat, lehnen Sie ab.',
  'connect_page.no_role':
    'Computer verbindet ein Inhaber oder ein Entwickler des Kontos. Ihre Rolle ist: {role:@role}.',
  'connect_page.cap': 'Live-PDFs dieses Computers im Monat',
  'connect_page.cap_note':
    'Leer, damit nur die Grenze des Kontos gilt. Weitere werden abgelehnt und nicht berechnet.',
  'connect_page.wrong_cap': 'Verwenden Sie eine Zahl von {min:digits} bis {max:digits}.',
  'connect_page.confirm': 'Bestätigen',
  'connect_page.deny': 'Ablehnen',
  'connect_page.confirmed': 'Der Computer ist verbunden',
  'connect_page.confirmed_text': {
    select: 'mode',
    live: 'Gehen Sie zurück zu Billwright auf {computer}. Es hat seinen Live-Schlüssel in wenigen Sekunden.',
    other: 'Gehen Sie zurück zu Billwright auf {computer}. Es hat seinen Testschlüssel in wenigen Sekunden.',
  },
  'connect_page.confirmed_key':
    'Der Schlüssel steht als „{name}“ auf der Seite {keys}, auf der Sie den Computer trennen können.',
  'connect_page.denied': 'Der Computer ist nicht verbunden',
  'connect_page.denied_text': '{computer} erhält keinen Schlüssel.',
  'connect_page.denied_hint':
    'Wenn Sie den Code nicht selbst angefordert haben, hat vielleicht jemand versucht, Ihr Konto zu verwenden. Sie müssen nichts weiter tun.',

  'welcome_page.title': 'Willkommen',
  'welcome_page.desktop': 'Die Desktop-App verbinden',
  'welcome_page.desktop_text':
    'Mit Billwright schreiben Sie Rechnungen offline, sehen beim Tippen jede Seite und reichen sie mit einem Klick hier ein.',
  'welcome_page.step_connect':
    'Wählen Sie in Billwright „Verbinden“. Wenn es nach einer Adresse fragt, geben Sie {address} ein',
  'welcome_page.step_code': 'Es zeigt einen Code. {link}, und bestätigen Sie den Computer.',
  'welcome_page.enter_code': 'Geben Sie den Code ein',
  'welcome_page.no_key_shown': 'Dabei wird kein Schlüssel angezeigt oder kopiert.',
  'welcome_page.try': 'Die API ausprobieren',
  'welcome_page.cost': 'Was ein PDF kostet',
  'welcome_page.usage': 'Nutzung im Monat',
  'welcome_page.reference': 'Die Seite {link} erklärt jedes Feld.',
  'welcome_page.key_once':
    'Dieser Testschlüssel wird einmal angezeigt. Kopieren Sie ihn jetzt, oder erstellen Sie später einen anderen.',
  'welcome_page.test_key': 'Testschlüssel',
  'welcome_page.line': 'Diese Zeile erstellt ein PDF und antwortet mit einem Link darauf:',
  'welcome_page.line_label': 'Eine Zeile für Ihr Terminal',
  'welcome_page.developers': 'Schlüssel erstellen Entwickler und Inhaber des Kontos.',
  'welcome_page.test_key_text':
    'Ein Testschlüssel ist kostenlos. Er erstellt PDFs, deren Seiten den TEST-Vermerk tragen.',
  'welcome_page.create': 'Testschlüssel erstellen',
  'welcome_page.first_key': 'Erster Testschlüssel',
  'welcome_page.test_free': 'Test-PDFs sind kostenlos.',
  'welcome_page.no_live': 'Live-PDFs gehören nicht zu Ihrem Tarif.',
  'welcome_page.made': {
    plural: 'billed',
    one: 'In diesem Monat wurde {billed:number} Live-PDF erstellt; es gibt keine monatliche Grenze.',
    other: 'In diesem Monat wurden {billed:number} Live-PDFs erstellt; es gibt keine monatliche Grenze.',
  },
  'welcome_page.used': {
    plural: 'cap',
    one: 'In diesem Monat verbraucht: {billed:number} von {cap:number} Live-PDF; weitere werden abgelehnt.',
    other:
      'In diesem Monat verbraucht: {billed:number} von {cap:number} Live-PDFs; weitere werden abgelehnt.',
  },
} satisfies Translation<typeof english>
