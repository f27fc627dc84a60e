import type * as english from '../../en/messages/submission.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Submitting, the outcome of a submission, and the delivered PDF. */
export const submissionTexts = {
  'number.used': {
    select: 'other',
    '{number}': '{number} is al gebruikt door een document van {date:date}.',
    other: '{number} is al gebruikt, geschreven als {other}, door een document van {date:date}.',
  },
  'number.shared': {
    select: 'isDraft',
    true: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number} is ook het nummer van een ander concept.',
        other: '{number} is ook het nummer van een ander concept, daar geschreven als {other}.',
      },
      other: {
        select: 'other',
        '{number}': '{number} is ook het nummer van het concept voor {customer}.',
        other: '{number} is ook het nummer van het concept voor {customer}, daar geschreven als {other}.',
      },
    },
    false: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number} is ook het nummer van een ander ingediend document.',
        other: '{number} is ook het nummer van een ander ingediend document, daar geschreven als {other}.',
      },
      other: {
        select: 'other',
        '{number}': '{number} is ook het nummer van het ingediende document voor {customer}.',
        other:
          '{number} is ook het nummer van het ingediende document voor {customer}, daar geschreven als {other}.',
      },
    },
  },
  'number.chosen_twice': {
    select: 'other',
    '{number}': '{number} is het nummer van een ander document dat je hebt gekozen.',
    other: '{number} is het nummer van een ander document dat je hebt gekozen, daar geschreven als {other}.',
  },
  'number.repeated': {
    select: 'other',
    '{number}': '{number} komt in deze selectie meer dan één keer voor.',
    other: '{number} komt in deze selectie meer dan één keer voor, ook geschreven als {other}.',
  },
  'batch.of_invoice': '{number}: {problem:message}',
  'submission.confirm':
    'Een live-indiening wordt in rekening gebracht. Bevestig wat je indient: {number}, {payable:decimal} {currency}.',
  'submission.findings': {
    plural: 'count',
    one: 'Een live-indiening met een aandachtspunt heeft je bevestiging nodig.',
    other: 'Een live-indiening met {count:digits} aandachtspunten heeft je bevestiging nodig.',
  },
  'submission.may_be_billed':
    'Dit document kan al in rekening zijn gebracht: niet alle indieningen konden worden gelezen nadat je gegevens waren beschadigd. Zoek het op in je account voordat je het indient.',
  'submission.insecure_address': 'Het adres van deze verbinding is niet veilig. Het moet met https beginnen.',
  'submission.key_changed_unknown':
    'De sleutel van deze verbinding is gewijzigd nadat dit document was verzonden; de dienst kan dus niet opnieuw worden gevraagd. Het document kan bestaan en in rekening zijn gebracht. Zoek het op in je account en geef hier aan of het bestaat.',
  'submission.data_changed_sent':
    'De gegevens die voor deze indiening zijn bewaard, zijn niet wat je hebt bevestigd; daarom wordt het niet opnieuw verzonden. Het is eerder verzonden: het document kan bestaan en in rekening zijn gebracht. Zoek het op in je account en geef hier aan of het bestaat.',
  'submission.issued_kept':
    'Uitgereikte documenten blijven in de administratie. Crediteer of corrigeer ze in plaats van ze te verwijderen.',
  'submission.settle_first':
    'De dienst heeft dit document niet bevestigd. Het kan in rekening zijn gebracht en wordt daarom niet verwijderd. Controleer eerst opnieuw, of geef aan of het in je account staat.',
  'submission.not_found':
    'De dienst zegt niet of het document bestaat, en door het opnieuw te verzenden kan er een tweede in rekening worden gebracht. Zoek het eerst op in je account.',
  'mark.quote':
    'Een offerte wordt niet uitgereikt. Accepteer de offerte, of maak er een factuur van en markeer die.',
  'mark.future': 'Het document is al verzonden, dus uiterlijk vandaag, {today:date}. Kies een eerdere dag.',
  'mark.reason_missing': 'Geef in een paar woorden aan hoe het document is verzonden.',
  'mark.file_outdated':
    'Het document is gewijzigd nadat dat bestand is geëxporteerd, of het bestand is hier niet bekend. Exporteer opnieuw, of markeer het document zonder bestand.',
  'mark.used':
    'Er zijn na het markeren betalingen, creditfacturen of correcties bij dit document gemaakt. Verwijder die binnen de tien seconden, of corrigeer het met een creditfactuur.',
  'mark.not_submitted':
    'Dit document is als uitgereikt gemarkeerd en wordt daarom niet ingediend: een dienst zou het een tweede keer uitreiken en in rekening brengen. Corrigeer het met een creditfactuur.',
  'mark.no_pdf':
    'Dit document is als uitgereikt gemarkeerd: het bestand dat is verzonden, is het origineel, en er is hier geen definitieve PDF van. De PDF kan met de TEST-markering worden opgeslagen en afgedrukt.',
  'unreachable.offline':
    'De dienst is niet bereikbaar. Er is niets verzonden. Deze computer heeft geen verbinding met het netwerk.',
  'unreachable.name':
    'De dienst is niet bereikbaar. Er is niets verzonden. De naam is niet gevonden: controleer het adres en je verbinding.',
  'unreachable.no_server':
    'De dienst is niet bereikbaar. Er is niets verzonden. Op het adres luistert geen server.',
  'unreachable.proxy':
    'De dienst is niet bereikbaar. Er is niets verzonden. De proxy van deze computer liet het niet door: controleer HTTPS_PROXY.',
  'unreachable.certificate':
    'De dienst is niet bereikbaar. Er is niets verzonden. Het certificaat wordt niet vertrouwd.',
  'unreachable.timeout':
    'De dienst is niet bereikbaar. Er is niets verzonden. De dienst heeft de verbinding niet op tijd geaccepteerd.',
  'refused.redirected':
    'Het adres van deze verbinding verwijst door. Wijzig het in het adres dat de dienst noemt.',
  'refused.account': 'Je account of deze sleutel staat deze indiening niet toe. Kijk op je accountpagina.',
  'refused.missing_scope':
    'De sleutel van deze verbinding mag geen PDF’s maken. Verbind opnieuw, of gebruik een andere sleutel.',
  'refused.address_not_allowed':
    'De sleutel van deze verbinding mag vanaf dit netwerk niet worden gebruikt. Dien in vanaf een toegestaan netwerk, of gebruik een sleutel zonder deze beperking.',
  'refused.account_suspended': 'Je account is geblokkeerd. Neem contact op met de beheerder van de dienst.',
  'refused.monthly_limit_reached':
    'Je account of de sleutel van deze computer heeft de limiet voor deze maand bereikt. Wacht op de volgende maand, vraag de beheerder van de dienst om een hogere limiet, of verbind opnieuw om een andere limiet voor deze computer te kiezen.',
  'refused.storage_limit_reached':
    'Je account heeft geen ruimte voor meer PDF’s. Verwijder PDF’s in je account die niet nodig zijn, of vraag de beheerder van de dienst om meer ruimte.',
  'refused.template_limit_reached':
    'Je account heeft geen ruimte voor meer sjablonen. Verwijder sjablonen of versies in je account die niet nodig zijn.',
  'refused.no_service': 'Op dit adres is geen factuurdienst. Controleer de verbinding.',
  'refused.too_large': 'Het document is groter dan de dienst aanneemt. Een kleiner logo kan helpen.',
  'own_template.not_kept':
    'Deze dienst heeft je sjabloon ‘{name}’ niet en bewaart geen sjablonen van accounts. Kies een sjabloon dat bij Billwright hoort.',
  'own_template.no_permission':
    'Deze dienst heeft je sjabloon ‘{name}’ niet, en de sleutel van deze verbinding mag het niet verzenden. Verbind opnieuw, of kies een sjabloon dat bij Billwright hoort.',
  'own_template.refused': 'De dienst neemt je sjabloon ‘{name}’ niet aan. {reason:message}',
  'own_template.mistake_at': {
    select: 'path',
    '': '{mistake:message}',
    other: 'Bij {path}: {mistake:message}',
  },
  'own_template.version_gone':
    'De dienst heeft het sjabloon {template} niet meer. Dien opnieuw in: je sjabloon wordt dan weer naar de dienst verzonden.',
  'own_template.file_missing':
    'Je sjabloon ‘{name}’ is niet bewaard zoals het was toen je indiende. Er is niets verzonden. Dien opnieuw in.',
  'own_template.no_answer':
    'De dienst antwoordde niet toen je sjabloon ernaartoe werd verzonden. Er is niets in rekening gebracht, en Billwright probeert het automatisch opnieuw.',
  'busy.repeated': 'De dienst is bezet. Billwright verzendt het document automatisch opnieuw.',
  'busy.long': 'De dienst is al meer dan een uur bezet. Dien later opnieuw in.',
  'busy.stayed': 'De dienst bleef bezet. Dien later opnieuw in.',
  'busy.now': 'De dienst is bezet. Dien later opnieuw in.',
  'unknown.busy_repeated':
    'De dienst is bezet, en het document kan bestaan. Billwright vraagt het automatisch opnieuw met dezelfde Idempotency-Key, zodat het maar één keer in rekening wordt gebracht.',
  'unknown.busy_long':
    'De dienst is al meer dan een uur bezet. Het document kan bestaan en in rekening zijn gebracht. Controleer het later opnieuw.',
  'unknown.busy':
    'De dienst antwoordde dat hij bezet is. Het document kan bestaan en in rekening zijn gebracht. Zoek het op in je account voordat je het opnieuw verzendt.',
  'unknown.still':
    'Het is nog steeds niet bekend of het document bestaat. Het laatste antwoord was: {answer:message}',
  'unknown.interrupted':
    'Billwright is gestopt voordat het antwoord kwam. Het document kan bestaan en in rekening zijn gebracht.',
  'unknown.timeout':
    'De dienst antwoordde niet op tijd. Het document kan bestaan en in rekening zijn gebracht.',
  'unknown.closed':
    'Billwright is gesloten voordat het antwoord kwam. Het document kan bestaan en in rekening zijn gebracht.',
  'unknown.connection_lost':
    'De verbinding werd verbroken voordat het antwoord kwam. Het document kan bestaan en in rekening zijn gebracht.',
  'unknown.status':
    'De dienst antwoordde {status:digits}. Het document kan bestaan en in rekening zijn gebracht.',
  'unknown.unreadable':
    'Het antwoord van de dienst kon niet worden gelezen. Het document kan bestaan en in rekening zijn gebracht.',
  'unknown.not_confirmed_here':
    'Op deze computer is niet vastgelegd dat deze indiening hier is bevestigd; daarom wordt ze niet automatisch verzonden. Het document kan bestaan en in rekening zijn gebracht.',
  'unknown.from_copy':
    'Deze indiening komt uit een kopie van je gegevens. Het document kan zijn verzonden en in rekening gebracht nadat de kopie is gemaakt.',
  'unknown.from_damaged':
    'Deze indiening komt uit een beschadigd bestand. Het document kan zijn verzonden en in rekening gebracht.',
  'unknown.from_replaced':
    'Deze indiening komt uit de vervangen gegevens. Het document kan zijn verzonden en in rekening gebracht.',
  'unknown.log_lost':
    'De laatste wijzigingen voordat het programma stopte, ontbreken. Het document kan zijn verzonden en in rekening gebracht.',
  'pdf.from_copy':
    'De PDF is niet automatisch gedownload, omdat deze factuur uit een kopie of een gewijzigd gegevensbestand komt. Download hem opnieuw.',
  'pdf.not_kept':
    'De PDF kon niet op deze computer worden opgeslagen. Met het document zelf is niets aan de hand. Download de PDF opnieuw.',
  'pdf.link_has_key':
    'De link van de PDF bevat een API-sleutel en is daarom niet geopend. Zoek de PDF in je account.',
  'pdf.link_insecure':
    'De link van de PDF is niet veilig en is daarom niet geopend. Zoek de PDF in je account.',
  'pdf.link_gone': 'De link van de PDF is verlopen.',
  'pdf.link_expired': {
    select: 'jobId',
    null: 'De link is verlopen, en de dienst heeft geen andere gegeven. Zoek de PDF daar in je account.',
    other:
      'De link is verlopen, en de dienst heeft geen andere gegeven. Zoek de taak {jobId} daar in je account.',
  },
  'pdf.link_needs_key':
    'De link is verlopen. Om een andere te vragen, heeft deze verbinding de sleutel nodig.',
  'pdf.file_missing': 'De PDF is verplaatst of verwijderd. Download hem opnieuw.',
  'pdf.file_changed':
    'Het bestand is na het downloaden gewijzigd. Download het opnieuw om de PDF te hebben zoals die is afgeleverd.',
  'pdf.download_failed': 'De PDF kon niet worden gedownload. Met het document zelf is niets aan de hand.',
  'pdf.download_status':
    'De PDF kon niet worden gedownload: de dienst antwoordde {status:digits}. Met het document zelf is niets aan de hand.',
  'pdf.truncated': 'De PDF is niet volledig aangekomen, of is groter dan 50\u00a0MB.',
  'pdf.incomplete': 'De PDF is niet volledig aangekomen.',
  'pdf.web_page':
    'De link leidt naar een webpagina, niet naar een PDF. Open hem in je browser: misschien moet je je aanmelden.',
  'pdf.other_format': 'Wat de dienst heeft verzonden, is geen PDF.',
} satisfies Translation<typeof english.submissionTexts>
