import type { problemTexts as english } from '../../en/service/problems.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const problemTexts = {
  'problem.when.invalid_request':
    'La requête n’est pas du HTTP valable, n’a pas d’en-tête Host, ou son corps n’est pas en UTF-8.',
  'problem.do.invalid_request': 'Corrigez le programme. Rien n’a été stocké.',
  'problem.when.invalid_json':
    'Le corps est vide ou n’est pas du JSON valable, ou il est plus imbriqué, a plus de valeurs ou des noms plus longs qu’aucune facture. detail donne la position.',
  'problem.do.invalid_json': 'Corrigez la position que donne detail. Rien n’a été stocké.',
  'problem.when.invalid_idempotency_key':
    'L’Idempotency-Key est vide, dépasse 255 caractères ou contient un caractère qui n’est pas un caractère ASCII visible.',
  'problem.do.invalid_idempotency_key':
    'Envoyez un UUID aléatoire pour chaque facture, et le même quand vous répétez la requête.',
  'problem.when.invalid_query':
    'Un paramètre de l’adresse est inconnu, répété ou non valable. errors nomme chacun.',
  'problem.do.invalid_query': 'Corrigez les paramètres.',
  'problem.when.invalid_key':
    'X-API-Key manque, est mal saisi, inconnu ou révoqué. La réponse est la même dans tous les cas.',
  'problem.do.invalid_key':
    'Envoyez une clé valable. Les développeurs et les propriétaires d’un compte créent des clés dans le tableau de bord, l’exploitant du service avec une commande.',
  'problem.when.expired_key': 'La clé était valable jusqu’à une date passée.',
  'problem.do.expired_key':
    'Envoyez une clé plus récente. Les clés sont remplacées dans le tableau de bord, ou par l’exploitant du service.',
  'problem.when.live_key_required':
    'L’utilisation, qui compte les PDF réels, a été demandée avec une clé de test.',
  'problem.do.live_key_required': 'Envoyez une clé réelle du compte.',
  'problem.when.missing_scope': 'La clé est limitée à la lecture, à la création de factures, ou aux deux.',
  'problem.do.missing_scope':
    'Envoyez une clé qui a les autorisations nécessaires à la requête : generate, read, ou templates pour modifier les modèles.',
  'problem.when.address_not_allowed': 'La clé est limitée à des adresses, et la requête vient d’une autre.',
  'problem.do.address_not_allowed':
    'Envoyez la requête depuis une adresse autorisée, ou utilisez une clé sans cette limite.',
  'problem.when.account_suspended': 'L’exploitant du service a suspendu le compte, avec toutes ses clés.',
  'problem.do.account_suspended':
    'Adressez-vous à l’exploitant. Rien n’a été stocké ni facturé ; ce qui a été créé auparavant est conservé.',
  'problem.when.monthly_limit_reached':
    'Le compte a créé ce mois-ci (UTC) autant de PDF réels que son offre le permet, ou la clé autant qu’il a été choisi pour elle.',
  'problem.do.monthly_limit_reached':
    'Attendez le mois suivant, ou demandez une limite plus élevée à l’exploitant. Rien n’a été stocké ni facturé, et ce qui a déjà reçu une réponse la reçoit de nouveau avec son Idempotency-Key.',
  'problem.when.storage_limit_reached':
    'Les PDF et les modèles stockés du compte occupent autant de place que son offre le permet, ou ses PDF et ses tâches de test autant que le service le permet.',
  'problem.do.storage_limit_reached':
    'Supprimez les PDF inutiles, attendez que les plus anciens PDF de test soient supprimés, ou demandez une limite plus élevée à l’exploitant. Rien n’a été stocké ni facturé.',
  'problem.when.template_limit_reached':
    'Le compte conserve autant de modèles, de versions ou d’octets de modèles qu’il le peut.',
  'problem.do.template_limit_reached': 'Supprimez les modèles ou les versions inutiles. Rien n’a été stocké.',
  'problem.when.not_found':
    'Le chemin, le lien, la tâche, le modèle ou l’Idempotency-Key est inconnu de cette clé, ou le lien est expiré.',
  'problem.do.not_found': 'Vérifiez l’URL. Pour un lien expiré, interrogez sa tâche.',
  'problem.when.method_not_allowed': 'Le chemin existe, mais pas pour cette méthode.',
  'problem.do.method_not_allowed': 'Utilisez l’une des méthodes de l’en-tête Allow.',
  'problem.when.request_timeout': 'La requête n’est pas arrivée en entier à temps.',
  'problem.do.request_timeout': 'Envoyez-la de nouveau. Rien n’a été stocké.',
  'problem.when.idempotency_in_flight':
    'Une requête avec le même Idempotency-Key est encore en cours, et celle-ci a attendu sa limite de 15 secondes.',
  'problem.do.idempotency_in_flight':
    'Répétez la même requête après le délai de Retry-After. Elle reçoit la réponse de la première.',
  'problem.when.pdf_deleted':
    'Le PDF a été supprimé : sur demande, ou parce que la durée pendant laquelle le service conserve ces PDF est passée.',
  'problem.do.pdf_deleted':
    'Créez de nouveau la facture avec un nouvel Idempotency-Key ; avec une clé réelle, elle est facturée de nouveau.',
  'problem.when.job_deleted':
    'La tâche a été supprimée sur demande, avec son PDF et ses données sur la facture.',
  'problem.do.job_deleted': 'Rien. Le fait qu’elle a été facturée, et quand, reste au registre.',
  'problem.when.pdf_damaged':
    'Le PDF stocké manque ou diffère de ce qui a été créé, parce que le stockage du service l’a perdu ou modifié.',
  'problem.do.pdf_damaged':
    'Adressez-vous à l’exploitant du service, qui peut le remettre en place depuis une sauvegarde. Ne créez pas de nouveau la facture : elle a été enregistrée et, avec une clé réelle, facturée.',
  'problem.when.link_revoked': 'Les liens de la tâche ont été révoqués après la création de celui-ci.',
  'problem.do.link_revoked':
    'Demandez le nouveau lien à l’émetteur de la facture. Avec une clé : interrogez la tâche.',
  'problem.when.precondition_failed':
    'If-Match nomme une autre version du modèle que celle en vigueur, ou aucune qu’un modèle peut avoir.',
  'problem.do.precondition_failed': 'Relisez le modèle, puis décidez. Rien n’a été modifié.',
  'problem.when.too_large':
    'Le corps sans son logo ni ses pièces jointes dépasse 1 Mio, ou 8 Mio avec Prefer: respond-async ; ou ceux-ci dépassent 1 Mio chacun. Un modèle peut avoir 1 Mio.',
  'problem.do.too_large':
    'Envoyez la facture avec Prefer: respond-async, divisez-la, ou utilisez un logo plus petit.',
  'problem.when.unsupported_media_type':
    'Content-Type n’est pas application/json en UTF-8, ou le corps est compressé.',
  'problem.do.unsupported_media_type': 'Envoyez Content-Type: application/json et le corps non compressé.',
  'problem.when.range_not_satisfiable': 'L’en-tête Range demande une partie située après la fin du PDF.',
  'problem.do.range_not_satisfiable':
    'Content-Range contient la longueur. Demandez-en une partie, ou omettez Range.',
  'problem.when.expectation_failed': 'L’en-tête Expect n’est pas 100-continue.',
  'problem.do.expectation_failed': 'Omettez l’en-tête, ou envoyez Expect: 100-continue.',
  'problem.when.misdirected_request':
    'Le service ne fonctionne que pour cet ordinateur, et l’en-tête Host ou l’URL en nomme un autre.',
  'problem.do.misdirected_request':
    'Utilisez localhost ou 127.0.0.1. Pour l’exploiter sous un autre nom, démarrez-le avec --base-url.',
  'problem.when.invalid_invoice':
    'Des champs manquent, sont inconnus ou ne sont pas valables. errors nomme chacun par son chemin.',
  'problem.do.invalid_invoice':
    'Corrigez les champs. Au plus 100 sont nommés à la fois. Rien n’a été stocké.',
  'problem.when.invalid_template':
    'Un modèle du compte a des erreurs, ou un nom réservé. errors nomme chacune par son chemin dans le fichier.',
  'problem.do.invalid_template':
    'Corrigez le fichier. docs/templates.md le décrit, et « billwright templates check » trouve les mêmes erreurs. Rien n’a été stocké.',
  'problem.when.unknown_template':
    'template ne nomme aucun modèle du service ou du compte, ou une version que le compte ne conserve pas.',
  'problem.do.unknown_template':
    'Utilisez un modèle que liste GET /v1/templates, tel que minimal ou bold. Rien n’a été stocké ni facturé.',
  'problem.when.idempotency_mismatch':
    'L’Idempotency-Key a été utilisé pour une autre facture au cours des 30 derniers jours.',
  'problem.do.idempotency_mismatch':
    'Utilisez un nouvel Idempotency-Key pour une facture nouvelle ou modifiée. La première facture reste telle quelle.',
  'problem.when.headers_too_large': 'Les en-têtes de la requête dépassent 16 Kio.',
  'problem.do.headers_too_large': 'Envoyez moins d’en-têtes, ou de plus courts.',
  'problem.when.rate_limited':
    'Le compte a envoyé plus de requêtes que sa limite, ou trop de ses factures attendent d’être créées, ou cette adresse a envoyé trop de clés non valables.',
  'problem.do.rate_limited':
    'Envoyez de nouveau la même requête après le délai de Retry-After. Rien n’a été stocké ni facturé.',
  'problem.when.recording_unknown':
    'La connexion à la base de données a été coupée pendant l’enregistrement de la tâche. Elle peut avoir été facturée.',
  'problem.do.recording_unknown':
    'Envoyez de nouveau la même requête avec son Idempotency-Key, qui ne facture qu’une fois. Sans lui, vérifiez d’abord l’utilisation du mois.',
  'problem.when.internal':
    'Le service a un défaut. Son journal contient la cause sous l’identifiant de la requête.',
  'problem.do.internal':
    'Envoyez de nouveau la même requête avec son Idempotency-Key. Si l’erreur persiste, signalez le X-Request-Id.',
  'problem.when.overloaded': 'La file d’attente des factures de tous les comptes est pleine.',
  'problem.do.overloaded':
    'Envoyez de nouveau la même requête après le délai de Retry-After. Rien n’a été stocké ni facturé.',
  'problem.when.render_timeout':
    'La création du PDF a duré plus de 10 secondes, ou la lecture de la facture plus de 20.',
  'problem.do.render_timeout':
    'Envoyez de nouveau la même requête, ou une facture plus courte. Rien n’a été stocké ni facturé.',
  'problem.when.render_failed':
    'La création du PDF ou la lecture de la facture a dépassé la limite de mémoire, ou son processus s’est arrêté.',
  'problem.do.render_failed':
    'Envoyez de nouveau la même requête, ou une facture avec un logo plus petit ou moins de lignes. Rien n’a été stocké ni facturé.',
  'problem.when.storage_unavailable': 'Le disque ou la base de données du service n’accepte pas d’écriture.',
  'problem.do.storage_unavailable':
    'Envoyez de nouveau la même requête, avec son Idempotency-Key, après le délai de Retry-After.',
} satisfies Translation<typeof english>
