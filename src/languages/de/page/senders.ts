import type { sendersTexts as english } from '../../en/page/senders.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const sendersTexts = {
  'sender.title': 'Absender',
  'sender.about':
    'Wenn Sie unter mehreren Namen auftreten, hat jeder seine eigenen Nummern, sein Logo, seine Zahlungsangaben und Vorgaben.',
  'sender.label': 'Absender',
  'sender.unnamed': 'Absender ohne Namen',
  'sender.edited': 'Zu bearbeitender Absender',
  'sender.default': 'Für neue Rechnungen',
  'sender.make-default': 'Für neue Rechnungen verwenden',
  'sender.add': 'Absender hinzufügen…',
  'sender.add.name': 'Name des Unternehmens',
  'sender.add.submit': 'Absender hinzufügen',
  'sender.duplicate': 'Duplizieren',
  'sender.copy': 'Kopie von {name}',
  'sender.remove': 'Entfernen',
  'sender.added': '{name} hinzugefügt',
  'sender.removed': '{name} entfernt. Die Dokumente bleiben, wie sie sind.',
  'sender.profile-name': 'Name in Listen',
  'sender.profile-name.hint': 'Wird nicht gedruckt. Ohne ihn erscheint der Name des Unternehmens.',
  'sender.same-pattern': 'Das Muster ist dasselbe wie bei {names}, deshalb wird gemeinsam gezählt.',
  'sender.suggestions': 'Absender',
  'sender.former': '{name} (entfernt)',
  'sender.changed': 'Absender ist jetzt {name}',
  'sender.outdated': {
    plural: 'count',
    one: '1 offener Entwurf enthält noch andere Angaben zu diesem Absender.',
    other: '{count:number} offene Entwürfe enthalten noch andere Angaben zu diesem Absender.',
  },
  'sender.outdated.update': {
    plural: 'count',
    one: '1 Entwurf aktualisieren',
    other: '{count:number} Entwürfe aktualisieren',
  },
  'sender.updated': {
    plural: 'count',
    one: 'Absender in 1 Entwurf aktualisiert',
    other: 'Absender in {count:number} Entwürfen aktualisiert',
  },
  'sender.update-undone': {
    plural: 'count',
    one: 'Rückgängig gemacht, außer in 1 Entwurf, der seitdem geändert wurde',
    other: 'Rückgängig gemacht, außer in {count:number} Entwürfen, die seitdem geändert wurden',
  },
  'sender.differs': 'In den Einstellungen stehen andere Angaben zu diesem Absender.',
  'sender.differs.update': 'Dieses Dokument aktualisieren',
  'sender.filter': 'Absender',
  'sender.filter.all': 'Alle Absender',
  'palette.new-invoice-from': 'Neue Rechnung von {name}',
  'palette.change-sender': 'Absender {name} verwenden',
  'sender.keywords': 'von unternehmen verkäufer firma name profil wechseln',
} satisfies Translation<typeof english>
