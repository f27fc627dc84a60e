import type { userTexts as english } from '../../en/service/users.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const userTexts = {
  'users_page.text':
    'Alle, die sich an diesem Dashboard anmelden, mit eigener E-Mail-Adresse und eigenem Passwort.',
  'users_page.yours': 'Ihre Benutzer',
  'users_page.signs_in_with': 'Anmeldung mit',
  'users_page.added': 'Hinzugefügt',
  'users_page.you': '{name} (Sie)',
  'users_page.invited_later': 'Eingeladene stehen in der Liste, sobald das Passwort festgelegt ist.',
  'users_page.withdraw_title': 'Einladung zurückziehen',
  'users_page.invited_address': 'Eingeladene Adresse',
  'users_page.withdraw': 'Zurückziehen',
  'users_page.invite_title': 'Benutzer einladen',
  'users_page.invite': 'Einladen',
  'users_page.email_note': 'Etwa name@example.com.',
  'users_page.role.owner': 'Inhaber – verwaltet Benutzer, löscht PDFs und darf alles Folgende',
  'users_page.role.developer':
    'Entwickler – erstellt und widerruft Schlüssel und Webhooks und darf alles Folgende',
  'users_page.role.read_only': 'Nur Lesen – sieht alles außer dem Protokoll und den Benutzern',
  'users_page.choose_role': 'Wählen Sie eine Rolle.',
  'users_page.your_password': 'Ihr Passwort',
  'users_page.your_code': 'Ihr Einmalcode',
  'users_page.known': 'Ein anderer Benutzer hat diese Adresse.',
  'users_page.role_changed': 'Die Rolle ist geändert.',
  'users_page.codes_removed': 'Der Benutzer meldet sich ohne Einmalcodes an.',
  'users_page.withdrawn': 'Falls jemand mit dieser Adresse eingeladen war, ist die Einladung zurückgezogen.',
  'users_page.oneself': 'Ihr eigenes Passwort und Ihre Einmalcodes ändern Sie auf der Seite Profil.',
  'users_page.last_owner': 'Ein Konto hat immer einen Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.',
  'users_page.all': 'Alle Benutzer',
  'users_page.remove': 'Entfernen…',
  'users_page.role_note': 'Eine andere Rolle gilt sofort und beendet die Sitzungen des Benutzers.',
  'users_page.change_role': 'Rolle ändern',
  'users_page.own_sign_in': 'Passwort und Einmalcodes',
  'users_page.own_sign_in_text': 'Ihre eigenen ändern Sie auf der Seite {profile}.',
  'users_page.link_text':
    'Mit einem Link legt der Benutzer ein neues Passwort fest. Bis dahin bleibt das jetzige.',
  'users_page.make_link': 'Link erstellen',
  'users_page.codes': 'Einmalcodes',
  'users_page.codes_text':
    'Der Benutzer gibt neben dem Passwort einen Code ein. Schalten Sie das aus, wenn das Gerät und die Wiederherstellungscodes verloren sind; es beendet die Sitzungen des Benutzers.',
  'users_page.remove_codes': 'Einmalcodes ausschalten',
  'users_page.no_codes': 'Der Benutzer meldet sich nur mit dem Passwort an.',
  'users_page.link_title': 'Link zum Festlegen des Passworts',
  'users_page.link_mailed': 'Der Link wurde per E-Mail an {name} gesendet.',
  'users_page.copy_link':
    'Kopieren Sie den Link jetzt, und senden Sie ihn an {name}. Er kann nicht noch einmal angezeigt werden.',
  'users_page.link_note':
    'Er funktioniert einmal, innerhalb von sieben Tagen. Wer ihn hat, kann das Passwort festlegen; senden Sie ihn daher sonst niemandem.',
  'users_page.back': 'Zurück zu den Benutzern',
  'users_page.invited': 'Der Benutzer ist eingeladen',
  'users_page.mail_on_its_way': 'Eine E-Mail an {email} ist unterwegs.',
  'users_page.invite_later': 'Laden Sie {email} später noch einmal ein.',
  'users_page.invited_note':
    'Mit dem Link legt der Benutzer innerhalb von sieben Tagen ein Passwort fest und steht dann in der Liste. Eine Adresse, die zum Benutzer eines anderen Kontos gehört, kann nicht verwendet werden; der Link funktioniert dann nicht.',
  'users_page.not_mailed': 'Der Link konnte nicht per E-Mail gesendet werden.',
  'users_page.too_many_mails':
    'In der letzten Stunde wurden zu viele E-Mails an diese Adresse oder von Ihnen gesendet.',
  'users_page.remove_title': '{name} entfernen?',
  'users_page.remove_text':
    'Der Benutzer wird abgemeldet und kann sich nicht wieder anmelden. Schlüssel, die der Benutzer erstellt hat, bleiben gültig; widerrufen Sie die, die er noch kennen kann.',
  'users_page.remove_button': 'Benutzer entfernen',

  'profile_page.sign_in_name': 'Sie melden sich an mit',
  'profile_page.account': 'Konto',
  'profile_page.password': 'Passwort ändern',
  'profile_page.current_password': 'Jetziges Passwort',
  'profile_page.sessions_end': 'Hier bleiben Sie angemeldet. Ihre anderen Sitzungen enden.',
  'profile_page.change_password': 'Passwort ändern',
  'profile_page.password_changed': 'Ihr Passwort ist geändert.',
  'profile_page.wrong_password': 'Das ist nicht Ihr jetziges Passwort.',
  'profile_page.codes_text':
    'Mit einer Authenticator-App geben Sie neben dem Passwort einen Code ein, sodass das Passwort allein zur Anmeldung nicht genügt.',
  'profile_page.set_up': 'Einrichten…',
  'profile_page.codes_since':
    'Sie geben bei der Anmeldung einen ein, seit {time}. Nicht verwendete Wiederherstellungscodes: {left:number}.',
  'profile_page.another_device': 'Anderes Gerät einrichten…',
  'profile_page.turn_off': 'Ausschalten…',
  'profile_page.codes_removed': 'Sie melden sich ohne Einmalcodes an.',
  'profile_page.language': 'Sprache',
  'profile_page.language_text':
    'Sprache dieser Seiten und der E-Mails dieses Dienstes, für alle, die das Konto nutzen. Rechnungen haben ihre eigene Sprache.',
  'profile_page.language_label': 'Sprache des Kontos',
  'profile_page.language_browser': 'Wie es der jeweilige Browser verlangt',
  'profile_page.language_button': 'Sprache festlegen',
  'profile_page.language_set': 'Die Sprache ist festgelegt.',

  'factor.set_up': 'Einmalcodes einrichten',
  'factor.scan':
    'Scannen Sie den QR-Code mit einer Authenticator-App, oder tippen Sie den Schlüssel dort ein. Geben Sie dann den Code ein, den die App zeigt.',
  'factor.qr_code': 'QR-Code mit dem Schlüssel',
  'factor.key': 'Schlüssel',
  'factor.present_note':
    'Sechs Ziffern des Geräts, das Sie ersetzen, oder einer Ihrer Wiederherstellungscodes.',
  'factor.present_code': 'Code des jetzigen Geräts',
  'factor.code_note': 'Sechs Ziffern der App.',
  'factor.new_code': 'Code des neuen Geräts',
  'factor.turn_on': 'Einschalten',
  'factor.recovery_codes': 'Ihre Wiederherstellungscodes',
  'factor.keep_codes':
    'Bewahren Sie diese Codes dort auf, wo Sie sie ohne Ihr Gerät finden. Sie können nicht noch einmal angezeigt werden.',
  'factor.codes_text': 'Jeder wird einmal anstelle eines Einmalcodes angenommen.',
  'factor.kept': 'Ich habe sie aufbewahrt',
  'factor.turn_off_title': 'Einmalcodes ausschalten?',
  'factor.turn_off_text': 'Ihr Passwort allein genügt dann zur Anmeldung.',
  'factor.turn_off_note': 'Sechs Ziffern Ihrer App oder einer Ihrer Wiederherstellungscodes.',
  'factor.turn_off': 'Ausschalten',
  'factor.wrong_password': 'Das ist nicht Ihr Passwort.',

  'audit_page.text':
    'Wer Schlüssel, Benutzer, Webhooks, Grenzen und Gespeichertes geändert hat, das Neueste zuerst. Einträge werden nie geändert oder entfernt.',
  'audit_page.none': 'Es gibt keine Einträge.',
  'audit_page.no_older': 'Es gibt keine älteren Einträge.',
  'audit_page.list': 'Protokoll, das Neueste zuerst',
  'audit_page.what': 'Was',
  'audit_page.who': 'Wer',
  'audit_page.from': 'Adresse',
  'audit_page.operator': 'Der Betreiber',
  'audit_page.key': 'Schlüssel „{name}“',
} satisfies Translation<typeof english>
