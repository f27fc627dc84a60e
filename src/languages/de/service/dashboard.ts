import type { dashboardTexts as english } from '../../en/service/dashboard.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const dashboardTexts = {
  'dashboard.document_title': '{title} – Rechnungsdienst',
  'dashboard.skip': 'Zum Inhalt springen',
  'dashboard.navigation': 'Dashboard',
  'dashboard.menu': 'Menü',
  'dashboard.account': 'Konto {account}',
  'dashboard.profile': 'Profil',
  'dashboard.sign_out': 'Abmelden',
  'dashboard.usage': 'Nutzung',
  'dashboard.invoices': 'Rechnungen',
  'dashboard.keys': 'API-Schlüssel',
  'dashboard.requests': 'Anfragen',
  'dashboard.templates': 'Vorlagen',
  'dashboard.webhooks': 'Webhooks',
  'dashboard.users': 'Benutzer',
  'dashboard.audit': 'Protokoll',
  'dashboard.reference': 'Referenz',

  'dashboard.live': 'Live',
  'dashboard.test': 'Test',
  'dashboard.kind': 'Art',
  'dashboard.kind_test': 'Test – kostenlos, jede Seite trägt den TEST-Vermerk',
  'dashboard.kind_live': 'Live – jede Rechnung wird berechnet',
  'dashboard.choose_kind': 'Wählen Sie Test oder Live.',
  'dashboard.name': 'Name',
  'dashboard.link': 'Link',
  'dashboard.role': 'Rolle',
  'dashboard.role_name': '{role:@role}',
  'dashboard.time': 'Zeit',
  'dashboard.created': 'Erstellt',
  'dashboard.state': 'Zustand',
  'dashboard.email': 'E-Mail-Adresse',
  'dashboard.password': 'Passwort',
  'dashboard.cancel': 'Abbrechen',
  'dashboard.show': 'Anzeigen',
  'dashboard.show_all': 'Alle anzeigen',
  'dashboard.pages': 'Seiten',
  'dashboard.newest': 'Neueste',
  'dashboard.older': 'Ältere',
  'dashboard.copy': 'Kopieren',
  'dashboard.copied': 'Kopiert.',
  'dashboard.copy_failed':
    'Der Browser lässt diese Seite nicht kopieren. Der Text ist markiert: Kopieren Sie ihn mit der Tastatur.',
  'dashboard.one_line': 'Verwenden Sie 1 bis 100 Zeichen in einer Zeile.',
  'dashboard.wrong_email': 'Verwenden Sie eine E-Mail-Adresse wie name@example.com.',

  'dashboard.failed.back': 'Zurück zum Dashboard',
  'dashboard.failed.not_found': 'Die Adresse ist falsch, oder was hier war, gehört zu einem anderen Konto.',
  'dashboard.failed.refused': 'Das ist nicht möglich',
  'dashboard.failed.refused_because': '{reason:message} Es wurde nichts geändert.',
  'dashboard.failed.role': 'Ihre Rolle erlaubt das nicht',
  'dashboard.failed.role_detail': 'Es wurde nichts geändert. Ein Inhaber des Kontos kann Ihre Rolle ändern.',
  'dashboard.failed.form': 'Dieses Formular ist veraltet',
  'dashboard.failed.form_detail':
    'Es gehört zu einer anderen Anmeldung. Es wurde nichts geändert. Öffnen Sie die Seite erneut, und senden Sie das Formular von dort.',
  'dashboard.failed.form_refused':
    'Dieses Formular ist veraltet, oder Ihr Browser nimmt keine Cookies an. Versuchen Sie es erneut.',

  'dashboard.price': 'Preis eines Live-PDFs: {price}',
  'dashboard.price_unknown': 'Was ein Live-PDF kostet, erfahren Sie vom Betreiber dieses Dienstes.',

  'errors_page.title': 'Fehler des Dienstes',
  'errors_page.introduction':
    'Der Dienst beantwortet jeden Fehler als `application/problem+json` (RFC 9457): `type`, `title`, `status`, `detail`, `instance`, `code` und bei einer Rechnung mit zu berichtigenden Feldern `errors`, eine Liste von `path`, `code` und `message`.',
  'errors_page.introduction_code':
    '`code` bleibt gleich, und Programme sollten es auswerten. `type` ist die Adresse des Eintrags auf dieser Seite, beim Dienst selbst: `<base URL>/errors#<code>`. `instance` benennt die Anfrage, ebenso wie ihre `X-Request-Id`. Kein Fehler wird berechnet; nur bei `recording_unknown` kann das der Fall sein.',
  'errors_page.answer': 'Antwort',
  'errors_page.when': 'Wann',
  'errors_page.what_to_do': 'Was zu tun ist',

  'reference_page.introduction':
    'Alle Adressen beginnen mit {base}. Anfragen mit Schlüssel senden ihn als {header}. {openapi} · {errors}',
  'reference_page.openapi': 'OpenAPI-Dokument',
  'reference_page.errors': 'Verzeichnis der Fehler',
  'reference_page.language': 'Die Referenz selbst ist auf Englisch.',

  '@role': { owner: 'Inhaber', developer: 'Entwickler', 'read-only': 'nur Lesen', other: '{value}' },
  '@key_kind': { live: 'Live', test: 'Test', other: '{value}' },
} satisfies Translation<typeof english>
