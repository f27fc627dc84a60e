import type { signInTexts as english } from '../../en/service/sign-in.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const signInTexts = {
  'sign_in.title': 'Anmelden',
  'sign_in.name': 'E-Mail-Adresse oder Konto-ID',
  'sign_in.forgotten': 'Passwort vergessen?',
  'sign_in.back': 'Zurück zur Anmeldung',
  'sign_in.no_account': 'Noch kein Konto? {link}',
  'sign_in.create_account': 'Konto eröffnen',
  'sign_in.hint':
    'Das Passwort haben Sie von einem Inhaber Ihres Kontos oder vom Betreiber dieses Dienstes. Ohne E-Mail-Adresse melden Sie sich mit der ID des Kontos an. Niemand braucht Ihre API-Schlüssel.',
  'sign_in.operator': 'Sie betreiben diesen Dienst',
  'sign_in.operator_text':
    'Das erste Passwort wurde beim ersten Start des Dienstes ausgegeben. {set} legt ein anderes fest; {create} eröffnet ein Konto für einen Kunden.',
  'sign_in.why.ended': 'Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an, um fortzufahren.',
  'sign_in.why.form':
    'Sie waren nicht mehr angemeldet, daher wurde nichts geändert. Melden Sie sich an, und versuchen Sie es erneut.',
  'sign_in.why.out': 'Sie sind abgemeldet.',
  'sign_in.why.code':
    'Es hat zu lange gedauert, oder das Passwort wurde geändert. Melden Sie sich erneut an.',
  'sign_in.why.password': 'Ihr Passwort ist festgelegt. Melden Sie sich damit an.',
  'sign_in.why.connect': 'Melden Sie sich an, um Billwright auf Ihrem Computer zu verbinden.',
  'sign_in.empty': 'Geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.',
  'sign_in.wrong': 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  'sign_in.delayed.user':
    'Für diesen Benutzer werden gerade viele falsche Passwörter probiert. Versuchen Sie es in einigen Sekunden erneut.',
  'sign_in.delayed.address':
    'Von Ihrer Adresse werden gerade viele falsche Passwörter probiert. Versuchen Sie es in einigen Sekunden erneut.',
  'sign_in.suspended': 'Keine Anmeldung möglich',
  'sign_in.suspended_text': 'Das Konto ist gesperrt. Wenden Sie sich an den Betreiber des Dienstes.',

  'code.title': 'Einmalcode',
  'code.note': 'Sechs Ziffern Ihrer Authenticator-App oder einer Ihrer Wiederherstellungscodes.',
  'code.help':
    'Ohne Gerät und ohne Wiederherstellungscodes wenden Sie sich an einen anderen Inhaber Ihres Kontos oder an den Betreiber dieses Dienstes.',
  'code.wrong': 'Dieser Code ist falsch oder wurde bereits verwendet. Ein Code ist 30 Sekunden lang gültig.',
  'code.too_many': 'Zu viele falsche Codes. Warten Sie 15 Minuten, und versuchen Sie es erneut.',

  'password.new': 'Neues Passwort',
  'password.again': 'Neues Passwort wiederholen',
  'password.note':
    'Mindestens {min:digits} Zeichen, etwa mehrere Wörter. Häufige Passwörter werden abgelehnt.',
  'password.too_short': 'Verwenden Sie mindestens {min:digits} Zeichen.',
  'password.too_long': 'Verwenden Sie höchstens {max:digits} Zeichen.',
  'password.differs': 'Die beiden Passwörter stimmen nicht überein.',
  'password.easy':
    'Dieses Passwort ist leicht zu erraten: Es ist häufig, eine Folge oder kaum mehr als ein Name. Verwenden Sie mehrere Wörter, die nicht zusammengehören.',

  'forgotten.title': 'Passwort vergessen?',
  'forgotten.text': 'Sie erhalten per E-Mail einen Link, mit dem Sie ein neues festlegen.',
  'forgotten.mail_link': 'Link anfordern',
  'forgotten.wrong_email': 'Geben Sie Ihre E-Mail-Adresse ein, etwa name@example.com.',
  'forgotten.too_many':
    'Von hier wurden zu viele Links angefordert. Versuchen Sie es in einer Stunde erneut.',
  'forgotten.sent': 'Sehen Sie in Ihrem Postfach nach',
  'forgotten.sent_text':
    'Wenn {email} zu einem Benutzer gehört, ist ein Link unterwegs. Er ist eine Stunde lang gültig. Wenn nichts ankommt, sehen Sie im Spam-Ordner nach, oder wenden Sie sich an einen Inhaber Ihres Kontos.',
  'forgotten.no_mail':
    'Dieser Dienst sendet keine E-Mails. Ein Inhaber Ihres Kontos erstellt auf der Seite Benutzer einen Link, mit dem Sie ein neues Passwort festlegen. Gibt es keinen anderen Inhaber, wenden Sie sich an den Betreiber dieses Dienstes.',
  'forgotten.operator_text':
    '{reset} gibt einem Benutzer ein anderes Passwort, {set} dem Inhaber ohne E-Mail-Adresse. Mit {smtp} und {from} kann der Dienst Links senden.',

  'set_password.title': 'Passwort festlegen',
  'set_password.button': 'Passwort festlegen',
  'set_password.name': 'Sie melden sich an mit',
  'set_password.invalid': 'Dieser Link ist nicht mehr gültig',
  'set_password.invalid_text':
    'Er wurde bereits verwendet, ist abgelaufen oder wurde nicht vollständig kopiert. Es wurde nichts geändert.',
  'set_password.new_link': 'Neuen Link anfordern',

  'sign_up.title': 'Konto eröffnen',
  'sign_up.text': 'Sie erhalten per E-Mail einen Link, mit dem Sie ein Passwort festlegen.',
  'sign_up.test_free': 'Test-PDFs sind kostenlos; jede Seite trägt den TEST-Vermerk.',
  'sign_up.no_live': 'Live-PDFs gehören nicht zum Tarif eines neuen Kontos.',
  'sign_up.no_limit': 'Live-PDFs sind monatlich nicht begrenzt.',
  'sign_up.limit': {
    plural: 'cap',
    one: 'Ein neues Konto erstellt bis zu {cap:number} Live-PDF im Monat; darüber werden sie abgelehnt.',
    other: 'Ein neues Konto erstellt bis zu {cap:number} Live-PDFs im Monat; darüber werden sie abgelehnt.',
  },
  'sign_up.terms': 'Nutzungsbedingungen',
  'sign_up.accept_terms': 'Ich akzeptiere die Nutzungsbedingungen',
  'sign_up.read_terms': 'Nutzungsbedingungen lesen',
  'sign_up.terms_needed': 'Lesen und akzeptieren Sie die Nutzungsbedingungen.',
  'sign_up.has_account': 'Sie haben schon ein Konto? {link}',
  'sign_up.too_many_from_domain':
    'Mit Adressen dieser Domain werden zu viele Konten angefordert. Versuchen Sie es in einer Stunde erneut.',
  'sign_up.full': 'Zurzeit fordern zu viele Personen ein Konto an. Versuchen Sie es später erneut.',
  'sign_up.domain': 'Dieser Dienst eröffnet keine Konten für Adressen dieser Domain.',
  'sign_up.domains': 'Dieser Dienst eröffnet Konten für Adressen von: {domains:list}.',
  'sign_up.asked':
    'Eine E-Mail an {email} ist unterwegs, mit einem Link, der 24 Stunden lang gültig ist. Wenn nichts ankommt, sehen Sie im Spam-Ordner nach.',
  'sign_up.another_address': 'Andere Adresse',
  'sign_up.invitation_only':
    'Konten dieses Dienstes gibt es auf Einladung. Den Link erhalten Sie vom Betreiber des Dienstes.',
  'sign_up.taken': 'Sie können sich bereits anmelden',
  'sign_up.taken_text':
    '{email} gehört inzwischen zum Benutzer eines Kontos, daher wurde kein weiteres Konto eröffnet.',
  'sign_up.business': 'Name Ihres Unternehmens',
  'sign_up.business_note': 'Der Name des Kontos.',
  'sign_up.open': 'Konto eröffnen',
  'sign_up.open_button': 'Konto eröffnen',
} satisfies Translation<typeof english>
