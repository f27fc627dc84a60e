import type { submissionTexts as english } from '../../en/messages/submission.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Submitting, the outcome of a submission, and the delivered PDF. */
export const submissionTexts = {
  // numbers
  'number.used': {
    select: 'other',
    '{number}': '{number} est déjà utilisé par un document du {date:date}.',
    other: '{number} est déjà utilisé, sous la forme {other}, par un document du {date:date}.',
  },
  'number.shared': {
    select: 'isDraft',
    true: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number} est aussi le numéro d’un autre brouillon.',
        other: '{number} est aussi le numéro d’un autre brouillon, sous la forme {other}.',
      },
      other: {
        select: 'other',
        '{number}': '{number} est aussi le numéro du brouillon pour {customer}.',
        other: '{number} est aussi le numéro du brouillon pour {customer}, sous la forme {other}.',
      },
    },
    false: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number} est aussi le numéro d’un autre document soumis.',
        other: '{number} est aussi le numéro d’un autre document soumis, sous la forme {other}.',
      },
      other: {
        select: 'other',
        '{number}': '{number} est aussi le numéro du document soumis pour {customer}.',
        other: '{number} est aussi le numéro du document soumis pour {customer}, sous la forme {other}.',
      },
    },
  },
  'number.chosen_twice': {
    select: 'other',
    '{number}': '{number} est le numéro d’un autre document que vous avez choisi.',
    other: '{number} est le numéro d’un autre document que vous avez choisi, sous la forme {other}.',
  },
  'number.repeated': {
    select: 'other',
    '{number}': '{number} figure plus d’une fois dans cette sélection.',
    other: '{number} figure plus d’une fois dans cette sélection, aussi sous la forme {other}.',
  },

  // before anything is sent
  'batch.of_invoice': '{number}\u00a0: {problem:message}',
  'submission.confirm':
    'Une soumission réelle est facturée. Confirmez ce qui part\u00a0: {number}, {payable:decimal} {currency}.',
  'submission.findings': {
    plural: 'count',
    one: 'Une soumission réelle avec un point à vérifier demande votre confirmation.',
    other: 'Une soumission réelle avec {count:digits} points à vérifier demande votre confirmation.',
  },
  'submission.may_be_billed':
    'Ce document vous a peut-être déjà été facturé\u00a0: toutes les soumissions n’ont pas pu être lues après l’endommagement de vos données. Cherchez-le dans votre compte avant de le soumettre.',
  'submission.insecure_address':
    'L’adresse de cette connexion n’est pas sécurisée. Elle doit commencer par https.',
  'submission.key_changed_unknown':
    'La clé de cette connexion a changé après l’envoi de ce document\u00a0: le service ne peut plus être interrogé. Le document existe peut-être et vous a peut-être été facturé. Cherchez-le dans votre compte, puis indiquez ici s’il existe.',
  'submission.data_changed_sent':
    'Les données enregistrées pour cette soumission ne sont pas celles que vous avez confirmées\u00a0: elle n’est pas envoyée de nouveau. Elle l’a déjà été\u00a0: le document existe peut-être et vous a peut-être été facturé. Cherchez-le dans votre compte, puis indiquez ici s’il existe.',
  'submission.issued_kept':
    'Les documents émis doivent être conservés. Faites un avoir ou une facture rectificative au lieu de les supprimer.',
  'submission.settle_first':
    'Le service n’a pas confirmé ce document. Il vous a peut-être été facturé et n’est donc pas supprimé. Vérifiez d’abord de nouveau, ou indiquez s’il est dans votre compte.',
  'submission.not_found':
    'Le service ne dit pas si le document existe, et l’envoyer de nouveau pourrait en facturer un second. Cherchez-le d’abord dans votre compte.',

  // documents that left by other means
  'mark.quote':
    'Un devis n’est pas émis. Acceptez-le, ou créez une facture depuis ce devis et marquez celle-ci.',
  'mark.future':
    'Un document ne peut pas avoir été envoyé après aujourd’hui, le {today:date}. Choisissez un jour antérieur.',
  'mark.reason_missing': 'Indiquez en quelques mots comment le document a été envoyé.',
  'mark.file_outdated':
    'Le document a été modifié depuis l’export de ce fichier, ou le fichier est inconnu ici. Exportez-le de nouveau, ou marquez le document sans fichier.',
  'mark.used':
    'Des paiements, avoirs ou factures rectificatives ont été faits pour ce document après son marquage. Retirez-les dans les dix secondes, ou corrigez-le par un avoir.',
  'mark.not_submitted':
    'Ce document a été marqué comme émis et n’est donc pas soumis\u00a0: un service l’émettrait et le facturerait une seconde fois. Corrigez-le par un avoir.',
  'mark.no_pdf':
    'Ce document a été marqué comme émis\u00a0: le fichier envoyé est l’original, et il n’existe pas ici de PDF définitif. Son PDF peut être enregistré et imprimé avec la mention TEST.',

  // nothing was sent
  'unreachable.offline':
    'Le service est injoignable. Rien n’a été envoyé. Cet ordinateur n’a pas de connexion au réseau.',
  'unreachable.name':
    'Le service est injoignable. Rien n’a été envoyé. Son nom n’a pas été trouvé\u00a0: vérifiez l’adresse et votre connexion.',
  'unreachable.no_server':
    'Le service est injoignable. Rien n’a été envoyé. Aucun serveur ne répond à son adresse.',
  'unreachable.proxy':
    'Le service est injoignable. Rien n’a été envoyé. Le proxy de cet ordinateur a bloqué l’envoi\u00a0: vérifiez HTTPS_PROXY.',
  'unreachable.certificate':
    'Le service est injoignable. Rien n’a été envoyé. Son certificat n’est pas fiable.',
  'unreachable.timeout':
    'Le service est injoignable. Rien n’a été envoyé. Il n’a pas accepté la connexion à temps.',

  // the service refused
  'refused.redirected':
    'L’adresse de cette connexion mène ailleurs. Remplacez-la par celle qu’indique le service.',
  'refused.account':
    'Votre compte ou cette clé ne permet pas cette soumission. Consultez la page de votre compte.',
  'refused.missing_scope':
    'La clé de cette connexion n’a pas le droit de créer des PDF. Reconnectez-vous, ou utilisez une autre clé.',
  'refused.address_not_allowed':
    'La clé de cette connexion ne peut pas être utilisée depuis ce réseau. Soumettez depuis un réseau autorisé, ou utilisez une clé sans cette limite.',
  'refused.account_suspended': 'Votre compte est suspendu. Adressez-vous à l’exploitant du service.',
  'refused.monthly_limit_reached':
    'Votre compte ou la clé de cet ordinateur a atteint sa limite pour ce mois. Attendez le mois suivant, demandez une limite plus élevée à l’exploitant du service, ou reconnectez-vous pour choisir une autre limite pour cet ordinateur.',
  'refused.storage_limit_reached':
    'Votre compte n’a plus de place pour des PDF. Supprimez de votre compte les PDF inutiles, ou demandez plus de place à l’exploitant du service.',
  'refused.template_limit_reached':
    'Votre compte n’a plus de place pour des modèles. Supprimez de votre compte les modèles ou les versions inutiles.',
  'refused.no_service': 'Il n’y a pas de service de facturation à cette adresse. Vérifiez la connexion.',
  'refused.too_large':
    'Le document dépasse la taille acceptée par le service. Un logo plus petit peut aider.',

  // a template of the user
  'own_template.not_kept':
    'Ce service n’a pas votre modèle «\u202f{name}\u202f», et ne conserve pas les modèles des comptes. Choisissez un modèle fourni avec Billwright.',
  'own_template.no_permission':
    'Ce service n’a pas votre modèle «\u202f{name}\u202f», et la clé de cette connexion n’a pas le droit de l’envoyer. Reconnectez-vous, ou choisissez un modèle fourni avec Billwright.',
  'own_template.refused': 'Le service n’accepte pas votre modèle «\u202f{name}\u202f». {reason:message}',
  'own_template.mistake_at': {
    select: 'path',
    '': '{mistake:message}',
    other: 'Dans {path}\u00a0: {mistake:message}',
  },
  'own_template.version_gone':
    'Le service n’a plus le modèle {template}. Soumettez de nouveau\u00a0: votre modèle lui sera renvoyé.',
  'own_template.file_missing':
    'Votre modèle «\u202f{name}\u202f» n’est plus tel qu’il était quand vous avez soumis. Rien n’a été envoyé. Soumettez de nouveau.',
  'own_template.no_answer':
    'Le service n’a pas répondu à l’envoi de votre modèle. Rien n’a été facturé, et Billwright réessaie automatiquement.',

  // the service is busy: a test invoice, which is never billed
  'busy.repeated': 'Le service est occupé. Billwright renvoie automatiquement le document.',
  'busy.long': 'Le service est occupé depuis plus d’une heure. Soumettez de nouveau plus tard.',
  'busy.stayed': 'Le service est resté occupé. Soumettez de nouveau plus tard.',
  'busy.now': 'Le service est occupé. Soumettez de nouveau plus tard.',

  // the outcome is unknown
  'unknown.busy_repeated':
    'Le service est occupé, et le document existe peut-être. Billwright renvoie automatiquement la demande avec la même clé d’idempotence (Idempotency-Key), pour qu’il ne soit facturé qu’une fois.',
  'unknown.busy_long':
    'Le service est occupé depuis plus d’une heure. Le document existe peut-être et vous a peut-être été facturé. Vérifiez de nouveau plus tard.',
  'unknown.busy':
    'Le service a répondu qu’il est occupé. Le document existe peut-être et vous a peut-être été facturé. Cherchez-le dans votre compte avant de l’envoyer de nouveau.',
  'unknown.still': 'On ne sait toujours pas si le document existe. Dernière réponse\u00a0: {answer:message}',
  'unknown.interrupted':
    'Billwright a été arrêté avant la réponse. Le document existe peut-être et vous a peut-être été facturé.',
  'unknown.timeout':
    'Le service n’a pas répondu à temps. Le document existe peut-être et vous a peut-être été facturé.',
  'unknown.closed':
    'Billwright a été fermé avant la réponse. Le document existe peut-être et vous a peut-être été facturé.',
  'unknown.connection_lost':
    'La connexion a été coupée avant la réponse. Le document existe peut-être et vous a peut-être été facturé.',
  'unknown.status':
    'Le service a répondu {status:digits}. Le document existe peut-être et vous a peut-être été facturé.',
  'unknown.unreadable':
    'La réponse du service n’a pas pu être lue. Le document existe peut-être et vous a peut-être été facturé.',
  'unknown.not_confirmed_here':
    'Rien n’indique sur cet ordinateur que cette soumission y a été confirmée\u00a0: elle n’est donc pas envoyée automatiquement. Le document existe peut-être et vous a peut-être été facturé.',
  'unknown.from_copy':
    'Cette soumission vient d’une copie de vos données. Le document a peut-être été envoyé et vous a peut-être été facturé depuis cette copie.',
  'unknown.from_damaged':
    'Cette soumission vient d’un fichier endommagé. Le document a peut-être été envoyé et vous a peut-être été facturé.',
  'unknown.from_replaced':
    'Cette soumission vient des données remplacées. Le document a peut-être été envoyé et vous a peut-être été facturé.',
  'unknown.log_lost':
    'Les dernières modifications avant la fermeture du programme manquent. Le document a peut-être été envoyé et vous a peut-être été facturé.',

  // the delivered PDF
  'pdf.from_copy':
    'Le PDF n’a pas été téléchargé automatiquement, car cette facture vient d’une copie ou d’un fichier de données modifié. Téléchargez-le de nouveau.',
  'pdf.not_kept':
    'Le PDF n’a pas pu être enregistré sur cet ordinateur. Le document lui-même est intact. Téléchargez le PDF de nouveau.',
  'pdf.link_has_key':
    'Le lien du PDF contient une clé d’API\u00a0: il n’a pas été ouvert. Cherchez le PDF dans votre compte.',
  'pdf.link_insecure':
    'Le lien du PDF n’est pas sécurisé\u00a0: il n’a pas été ouvert. Cherchez le PDF dans votre compte.',
  'pdf.link_gone': 'Le lien du PDF a expiré.',
  'pdf.link_expired': {
    select: 'jobId',
    null: 'Le lien a expiré, et le service n’en a pas donné d’autre. Cherchez le PDF dans votre compte.',
    other:
      'Le lien a expiré, et le service n’en a pas donné d’autre. Cherchez la tâche {jobId} dans votre compte.',
  },
  'pdf.link_needs_key': 'Le lien a expiré. Pour en demander un autre, cette connexion a besoin de sa clé.',
  'pdf.file_missing': 'Le PDF a été déplacé ou supprimé. Téléchargez-le de nouveau.',
  'pdf.file_changed':
    'Le fichier a été modifié après le téléchargement. Téléchargez-le de nouveau pour avoir le PDF d’origine.',
  'pdf.download_failed': 'Le PDF n’a pas pu être téléchargé. Le document lui-même est intact.',
  'pdf.download_status':
    'Le PDF n’a pas pu être téléchargé\u00a0: le service a répondu {status:digits}. Le document lui-même est intact.',
  'pdf.truncated': 'Le PDF n’est pas arrivé en entier, ou dépasse 50\u00a0Mo.',
  'pdf.incomplete': 'Le PDF n’est pas arrivé en entier.',
  'pdf.web_page':
    'Le lien mène à une page web, pas à un PDF. Ouvrez-le dans votre navigateur\u00a0: il faut peut-être vous y connecter.',
  'pdf.other_format': 'Ce que le service a envoyé n’est pas un PDF.',
} satisfies Translation<typeof english>
