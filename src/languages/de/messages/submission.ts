import type { submissionTexts as english } from '../../en/messages/submission.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Submitting, the outcome of a submission, and the delivered PDF. */
export const submissionTexts = {
  // numbers
  'number.used': {
    select: 'other',
    '{number}': '{number} ist schon an ein Dokument vom {date:date} vergeben.',
    other: '{number} ist schon an ein Dokument vom {date:date} vergeben, dort geschrieben als {other}.',
  },
  'number.shared': {
    select: 'isDraft',
    true: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number} ist auch die Nummer eines anderen Entwurfs.',
        other: '{number} ist auch die Nummer eines anderen Entwurfs, dort geschrieben als {other}.',
      },
      other: {
        select: 'other',
        '{number}': '{number} ist auch die Nummer des Entwurfs für {customer}.',
        other: '{number} ist auch die Nummer des Entwurfs für {customer}, dort geschrieben als {other}.',
      },
    },
    false: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number} ist auch die Nummer eines anderen eingereichten Dokuments.',
        other:
          '{number} ist auch die Nummer eines anderen eingereichten Dokuments, dort geschrieben als {other}.',
      },
      other: {
        select: 'other',
        '{number}': '{number} ist auch die Nummer des eingereichten Dokuments für {customer}.',
        other:
          '{number} ist auch die Nummer des eingereichten Dokuments für {customer}, dort geschrieben als {other}.',
      },
    },
  },
  'number.chosen_twice': {
    select: 'other',
    '{number}': '{number} ist die Nummer eines anderen Dokuments, das Sie gewählt haben.',
    other:
      '{number} ist die Nummer eines anderen Dokuments, das Sie gewählt haben, dort geschrieben als {other}.',
  },
  'number.repeated': {
    select: 'other',
    '{number}': '{number} kommt in dieser Auswahl mehr als einmal vor.',
    other: '{number} kommt in dieser Auswahl mehr als einmal vor, auch geschrieben als {other}.',
  },

  // before anything is sent
  'batch.of_invoice': '{number}: {problem:message}',
  'submission.confirm':
    'Eine Live-Einreichung wird berechnet. Bestätigen Sie, was eingereicht wird: {number}, {payable:decimal} {currency}.',
  'submission.findings': {
    plural: 'count',
    one: 'Eine Live-Einreichung mit einem Punkt, der zu prüfen ist, braucht Ihre Bestätigung.',
    other: 'Eine Live-Einreichung mit {count:digits} Punkten, die zu prüfen sind, braucht Ihre Bestätigung.',
  },
  'submission.may_be_billed':
    'Dieses Dokument kann schon berechnet worden sein: Nachdem Ihre Daten beschädigt waren, ließen sich nicht alle Einreichungen lesen. Sehen Sie in Ihrem Konto nach, bevor Sie es einreichen.',
  'submission.insecure_address':
    'Die Adresse dieser Verbindung ist nicht sicher. Sie muss mit https beginnen.',
  'submission.key_changed_unknown':
    'Der Schlüssel dieser Verbindung wurde nach dem Senden dieses Dokuments geändert, der Dienst lässt sich also nicht noch einmal fragen. Das Dokument kann vorhanden und berechnet sein. Sehen Sie in Ihrem Konto nach, und geben Sie dann hier an, ob es vorhanden ist.',
  'submission.data_changed_sent':
    'Die zu dieser Einreichung gespeicherten Daten sind nicht, was Sie bestätigt haben, deshalb wird sie nicht noch einmal gesendet. Sie wurde schon gesendet: Das Dokument kann vorhanden und berechnet sein. Sehen Sie in Ihrem Konto nach, und geben Sie dann hier an, ob es vorhanden ist.',
  'submission.issued_kept':
    'Ausgestellte Dokumente bleiben erhalten. Korrigieren oder berichtigen Sie sie, statt sie zu löschen.',
  'submission.settle_first':
    'Der Dienst hat dieses Dokument nicht bestätigt. Es kann berechnet worden sein und wird deshalb nicht gelöscht. Prüfen Sie zuerst erneut, oder geben Sie an, ob es in Ihrem Konto ist.',
  'submission.not_found':
    'Der Dienst sagt nicht, ob das Dokument vorhanden ist, und erneutes Senden könnte ein zweites berechnen. Sehen Sie zuerst in Ihrem Konto nach.',

  // documents that left by other means
  'mark.quote':
    'Ein Angebot wird nicht ausgestellt. Nehmen Sie es an, oder erstellen Sie daraus eine Rechnung und markieren Sie diese.',
  'mark.future':
    'Das Dokument ist schon verschickt, also spätestens heute, am {today:date}. Wählen Sie einen früheren Tag.',
  'mark.reason_missing': 'Geben Sie in wenigen Worten an, auf welchem Weg das Dokument verschickt wurde.',
  'mark.file_outdated':
    'Das Dokument wurde nach dem Export dieser Datei geändert, oder die Datei ist hier nicht bekannt. Exportieren Sie es erneut, oder markieren Sie das Dokument ohne Datei.',
  'mark.used':
    'Zu diesem Dokument wurden nach dem Markieren Zahlungen, Rechnungskorrekturen oder Berichtigungen erfasst. Entfernen Sie sie innerhalb der zehn Sekunden, oder ändern Sie es durch eine Rechnungskorrektur.',
  'mark.not_submitted':
    'Dieses Dokument ist als ausgestellt markiert und wird deshalb nicht eingereicht: Ein Dienst würde es ein zweites Mal ausstellen und berechnen. Ändern Sie es durch eine Rechnungskorrektur.',
  'mark.no_pdf':
    'Dieses Dokument ist als ausgestellt markiert: Das Original ist die verschickte Datei, und ein endgültiges PDF davon gibt es hier nicht. Sein PDF lässt sich mit dem TEST-Vermerk speichern und drucken.',

  // nothing was sent
  'unreachable.offline':
    'Der Dienst ist nicht erreichbar. Es wurde nichts gesendet. Dieser Computer hat keine Verbindung zum Netz.',
  'unreachable.name':
    'Der Dienst ist nicht erreichbar. Es wurde nichts gesendet. Sein Name wurde nicht gefunden: Prüfen Sie die Adresse und Ihre Verbindung.',
  'unreachable.no_server':
    'Der Dienst ist nicht erreichbar. Es wurde nichts gesendet. Unter seiner Adresse antwortet kein Server.',
  'unreachable.proxy':
    'Der Dienst ist nicht erreichbar. Es wurde nichts gesendet. Der Proxy dieses Computers hat die Anfrage nicht durchgelassen: Prüfen Sie HTTPS_PROXY.',
  'unreachable.certificate':
    'Der Dienst ist nicht erreichbar. Es wurde nichts gesendet. Seinem Zertifikat wird nicht vertraut.',
  'unreachable.timeout':
    'Der Dienst ist nicht erreichbar. Es wurde nichts gesendet. Er hat die Verbindung nicht rechtzeitig angenommen.',

  // the service refused
  'refused.redirected':
    'Die Adresse dieser Verbindung führt anderswohin. Ersetzen Sie sie durch die Adresse, die der Dienst nennt.',
  'refused.account':
    'Ihr Konto oder dieser Schlüssel lässt diese Einreichung nicht zu. Sehen Sie auf Ihrer Kontoseite nach.',
  'refused.missing_scope':
    'Der Schlüssel dieser Verbindung darf keine PDFs erstellen. Verbinden Sie erneut, oder verwenden Sie einen anderen Schlüssel.',
  'refused.address_not_allowed':
    'Der Schlüssel dieser Verbindung darf aus diesem Netz nicht verwendet werden. Reichen Sie aus einem erlaubten Netz ein, oder verwenden Sie einen Schlüssel ohne diese Einschränkung.',
  'refused.account_suspended': 'Ihr Konto ist gesperrt. Wenden Sie sich an den Betreiber des Dienstes.',
  'refused.monthly_limit_reached':
    'Ihr Konto oder der Schlüssel dieses Computers hat die Grenze für diesen Monat erreicht. Warten Sie auf den nächsten Monat, bitten Sie den Betreiber des Dienstes um eine höhere Grenze, oder verbinden Sie erneut, um für diesen Computer eine andere Grenze zu wählen.',
  'refused.storage_limit_reached':
    'Ihr Konto hat keinen Platz für weitere PDFs. Löschen Sie PDFs in Ihrem Konto, die nicht gebraucht werden, oder bitten Sie den Betreiber des Dienstes um mehr Platz.',
  'refused.template_limit_reached':
    'Ihr Konto hat keinen Platz für weitere Vorlagen. Löschen Sie Vorlagen oder Versionen in Ihrem Konto, die nicht gebraucht werden.',
  'refused.no_service': 'Unter dieser Adresse ist kein Rechnungsdienst. Prüfen Sie die Verbindung.',
  'refused.too_large': 'Das Dokument ist größer, als der Dienst annimmt. Ein kleineres Logo kann helfen.',

  // a template of the user
  'own_template.not_kept':
    'Dieser Dienst hat Ihre Vorlage „{name}“ nicht und bewahrt keine Vorlagen von Konten auf. Wählen Sie eine Vorlage, die zu Billwright gehört.',
  'own_template.no_permission':
    'Dieser Dienst hat Ihre Vorlage „{name}“ nicht, und der Schlüssel dieser Verbindung darf sie nicht senden. Verbinden Sie erneut, oder wählen Sie eine Vorlage, die zu Billwright gehört.',
  'own_template.refused': 'Der Dienst nimmt Ihre Vorlage „{name}“ nicht an. {reason:message}',
  'own_template.mistake_at': {
    select: 'path',
    '': '{mistake:message}',
    other: 'Bei {path}: {mistake:message}',
  },
  'own_template.version_gone':
    'Der Dienst hat die Vorlage {template} nicht mehr. Reichen Sie erneut ein: Ihre Vorlage wird ihm dann noch einmal gesendet.',
  'own_template.file_missing':
    'Ihre Vorlage „{name}“ ist nicht so gespeichert wie beim Einreichen. Es wurde nichts gesendet. Reichen Sie erneut ein.',
  'own_template.no_answer':
    'Der Dienst hat nicht geantwortet, als ihm Ihre Vorlage gesendet wurde. Es wurde nichts berechnet, und Billwright versucht es automatisch noch einmal.',

  // the service is busy: a test invoice, which is never billed
  'busy.repeated': 'Der Dienst ist ausgelastet. Billwright sendet das Dokument automatisch noch einmal.',
  'busy.long': 'Der Dienst ist seit mehr als einer Stunde ausgelastet. Reichen Sie später erneut ein.',
  'busy.stayed': 'Der Dienst blieb ausgelastet. Reichen Sie später erneut ein.',
  'busy.now': 'Der Dienst ist ausgelastet. Reichen Sie später erneut ein.',

  // the outcome is unknown
  'unknown.busy_repeated':
    'Der Dienst ist ausgelastet, und das Dokument kann vorhanden sein. Billwright fragt automatisch mit demselben Idempotency-Key noch einmal, damit es nur einmal berechnet wird.',
  'unknown.busy_long':
    'Der Dienst ist seit mehr als einer Stunde ausgelastet. Das Dokument kann vorhanden und berechnet sein. Prüfen Sie später erneut.',
  'unknown.busy':
    'Der Dienst hat geantwortet, dass er ausgelastet ist. Das Dokument kann vorhanden und berechnet sein. Sehen Sie in Ihrem Konto nach, bevor Sie es erneut senden.',
  'unknown.still':
    'Es ist noch nicht bekannt, ob das Dokument vorhanden ist. Die letzte Antwort war: {answer:message}',
  'unknown.interrupted':
    'Billwright wurde beendet, bevor die Antwort kam. Das Dokument kann vorhanden und berechnet sein.',
  'unknown.timeout':
    'Der Dienst hat nicht rechtzeitig geantwortet. Das Dokument kann vorhanden und berechnet sein.',
  'unknown.closed':
    'Billwright wurde geschlossen, bevor die Antwort kam. Das Dokument kann vorhanden und berechnet sein.',
  'unknown.connection_lost':
    'Die Verbindung brach ab, bevor die Antwort kam. Das Dokument kann vorhanden und berechnet sein.',
  'unknown.status':
    'Der Dienst hat mit {status:digits} geantwortet. Das Dokument kann vorhanden und berechnet sein.',
  'unknown.unreadable':
    'Die Antwort des Dienstes ließ sich nicht lesen. Das Dokument kann vorhanden und berechnet sein.',
  'unknown.not_confirmed_here':
    'Auf diesem Computer ist nicht verzeichnet, dass diese Einreichung hier bestätigt wurde, deshalb wird sie nicht automatisch gesendet. Das Dokument kann vorhanden und berechnet sein.',
  'unknown.from_copy':
    'Diese Einreichung stammt aus einer Kopie Ihrer Daten. Das Dokument kann seit dieser Kopie gesendet und berechnet worden sein.',
  'unknown.from_damaged':
    'Diese Einreichung stammt aus einer beschädigten Datei. Das Dokument kann gesendet und berechnet worden sein.',
  'unknown.from_replaced':
    'Diese Einreichung stammt aus den ersetzten Daten. Das Dokument kann gesendet und berechnet worden sein.',
  'unknown.log_lost':
    'Die letzten Änderungen vor dem Ende des Programms fehlen. Das Dokument kann gesendet und berechnet worden sein.',

  // the delivered PDF
  'pdf.from_copy':
    'Das PDF wurde nicht automatisch heruntergeladen, weil diese Rechnung aus einer Kopie oder geänderten Datendatei stammt. Laden Sie es erneut herunter.',
  'pdf.not_kept':
    'Das PDF ließ sich auf diesem Computer nicht speichern. Das Dokument selbst ist sicher. Laden Sie das PDF erneut herunter.',
  'pdf.link_has_key':
    'Der Link des PDFs enthält einen API-Schlüssel und wurde deshalb nicht geöffnet. Suchen Sie das PDF in Ihrem Konto.',
  'pdf.link_insecure':
    'Der Link des PDFs ist nicht sicher und wurde deshalb nicht geöffnet. Suchen Sie das PDF in Ihrem Konto.',
  'pdf.link_gone': 'Der Link des PDFs ist abgelaufen.',
  'pdf.link_expired': {
    select: 'jobId',
    null: 'Der Link ist abgelaufen, und der Dienst hat keinen anderen genannt. Suchen Sie das PDF dort in Ihrem Konto.',
    other:
      'Der Link ist abgelaufen, und der Dienst hat keinen anderen genannt. Suchen Sie dort in Ihrem Konto den Auftrag {jobId}.',
  },
  'pdf.link_needs_key':
    'Der Link ist abgelaufen. Um einen anderen anzufordern, braucht diese Verbindung ihren Schlüssel.',
  'pdf.file_missing': 'Das PDF wurde verschoben oder gelöscht. Laden Sie es erneut herunter.',
  'pdf.file_changed':
    'Die Datei wurde nach dem Herunterladen geändert. Laden Sie sie erneut herunter, um das PDF zu haben, wie es geliefert wurde.',
  'pdf.download_failed': 'Das PDF ließ sich nicht herunterladen. Das Dokument selbst ist sicher.',
  'pdf.download_status':
    'Das PDF ließ sich nicht herunterladen: Der Dienst hat mit {status:digits} geantwortet. Das Dokument selbst ist sicher.',
  'pdf.truncated': 'Das PDF kam nicht vollständig an, oder es ist größer als 50\u00a0MB.',
  'pdf.incomplete': 'Das PDF kam nicht vollständig an.',
  'pdf.web_page':
    'Der Link führt zu einer Webseite, nicht zu einem PDF. Öffnen Sie ihn in Ihrem Browser: Vielleicht müssen Sie sich anmelden.',
  'pdf.other_format': 'Was der Dienst gesendet hat, ist kein PDF.',
} satisfies Translation<typeof english>
