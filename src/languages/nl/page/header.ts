import type * as english from '../../en/page/header.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the header of a document, and of a submission that was not confirmed. */
export const headerTexts = {
  'header.menu': 'Meer acties',
  'header.message': 'Status van de indiening',
  'header.amount': 'Bedrag:',
  'header.due': 'Vervalt',
  'header.open-of': 'open van {total}',
  'header.overpaid': '{amount} te veel betaald',
  'header.to-refund': '{amount} terug te betalen',
  'header.record-payment': 'Betaling boeken',
  'header.show-differences': 'Verschillen bekijken',
  'header.go-to-field': 'Naar het veld',
  'header.save-anyway': 'PDF toch opslaan',
  'header.make-invoice': 'Factuur maken',
  'header.receipt': 'Bevestiging',
  'header.emailed': 'Gemaild {date}',
  'header.paid': '{date}, {note}',
  'header.nothing-open': 'niets open',
  'header.email.undo': 'Als niet gemaild markeren',
  'header.email.mark': 'Als gemaild markeren',
  'header.email.undone': '{kind:capital:@kind} {number} is als niet gemaild gemarkeerd.',
  'header.email.marked': '{kind:capital:@kind} {number} is als gemaild gemarkeerd.',
  'header.pdf-checked': 'PDF gecontroleerd',
  'header.pdf-kept': 'PDF niet gecontroleerd',
  'header.pdf-differs': 'PDF wijkt af',
  'header.pdf-missing': 'PDF niet gedownload',
  'header.test-made': 'Test-PDF gemaakt {time}',
  'header.test-changed': 'Gewijzigd sinds de test-PDF',
  'unknown.safe':
    '{number} van {amount} is verzonden ({time}), maar er kwam geen antwoord. Het document kan dus al bestaan en in rekening zijn gebracht. Controleer opnieuw: het wordt hoogstens één keer gemaakt en in rekening gebracht.',
  'unknown.unsafe':
    '{number} van {amount} is verzonden ({time}), maar de dienst heeft het niet bevestigd. Het document kan dus al bestaan en in rekening zijn gebracht. Vraag het de dienst, of zoek het op in je account, voordat je opnieuw verzendt.',
  'unknown.key-changed':
    '{number} van {amount} is verzonden ({time}), maar de dienst heeft het niet bevestigd. Het document kan dus al bestaan en in rekening zijn gebracht. Alleen met de sleutel waarmee het is verzonden kan opnieuw worden gecontroleerd, en deze verbinding heeft nu een andere. Zet die sleutel terug, of zoek het op in je account.',
  'unknown.check': 'Opnieuw controleren',
  'unknown.ask': 'Dienst vragen',
  'unknown.created': 'Ik heb het gevonden in mijn account…',
  'unknown.send-again': 'Het staat er niet, ontgrendelen…',
  'resolve.created.title': 'Staat {number} in je account?',
  'resolve.created.text':
    'Het document blijft vergrendeld en wordt nooit meer vanaf deze computer verzonden.',
  'resolve.created.link': 'De link, als je die hebt',
  'resolve.created.confirm': 'Ik heb het gevonden',
  'resolve.again.title': '{number} ontgrendelen als concept?',
  'resolve.again.text':
    'Doe dit alleen als het niet in je account staat. Opnieuw verzenden maakt een tweede en brengt die in rekening als het eerste is aangekomen.',
  'resolve.again.confirm': 'Het staat er niet, ontgrendelen',
  'resolve.again.exists':
    'De dienst meldt dat {number} bestaat; daarom is het niet weer een concept geworden.',
} satisfies Translation<typeof english.headerTexts>
