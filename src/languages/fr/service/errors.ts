import type { serviceTexts as english } from '../../en/service/errors.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const serviceTexts = {
  'link_page.not_found': 'Ce lien n’est pas valable',
  'link_page.not_found.text':
    'Un lien vers un PDF fonctionne pendant un temps limité. Celui-ci a expiré, ou il n’a pas été copié en entier.',
  'link_page.not_found.next': 'Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  'link_page.revoked': 'Ce lien n’est plus valable',
  'link_page.revoked.text': 'Il a été remplacé par un nouveau.',
  'link_page.revoked.next': 'Demandez le nouveau à la personne qui vous l’a envoyé.',
  'link_page.deleted': 'Ce PDF a été supprimé',
  'link_page.deleted.next': 'Demandez une copie à la personne qui vous a envoyé le lien.',
  'link_page.damaged': 'Ce PDF ne peut pas être affiché',
  'link_page.damaged.text': 'Le fichier stocké manque ou est endommagé.',
  'link_page.damaged.next':
    'Demandez une copie à la personne qui vous a envoyé le lien. L’exploitant de ce service peut le remettre en place depuis une sauvegarde.',
  'link_page.next': 'Réessayez dans un instant.',
  'link_page.request': 'Requête {id}',

  'request.not_utf8': 'Le corps n’est pas en UTF-8.',
  'request.no_host': 'La requête n’a pas d’en-tête Host.',
  'request.several_hosts': 'La requête a plus d’un en-tête Host.',
  'request.transfer_encoding': 'Transfer-Encoding ne peut être que chunked.',
  'request.connect': 'Ce service n’est pas un proxy. CONNECT n’est pas pris en charge.',
  'request.methods': 'Cette adresse accepte {methods:list}.',
  'request.fields': {
    plural: 'count',
    one: 'Un champ est à corriger.',
    other: {
      select: 'isCut',
      true: 'Au moins {count:digits} champs sont à corriger.',
      false: '{count:digits} champs sont à corriger.',
    },
  },
  'rate.invalid_keys': {
    plural: 'retryAfter',
    one: 'Trop de clés refusées depuis cette adresse. Réessayez dans une seconde.',
    other: 'Trop de clés refusées depuis cette adresse. Réessayez dans {retryAfter:digits} secondes.',
  },
  'rate.waiting': {
    plural: 'retryAfter',
    one: 'Trop de factures de ce compte attendent d’être créées. Envoyez de nouveau la même requête dans une seconde. Rien n’a été stocké ni facturé.',
    other:
      'Trop de factures de ce compte attendent d’être créées. Envoyez de nouveau la même requête dans {retryAfter:digits} secondes. Rien n’a été stocké ni facturé.',
  },
  'rate.queued':
    'Trop de factures de ce compte sont en file d’attente. Envoyez de nouveau celle-ci quand certaines seront terminées. Rien n’a été stocké ni facturé.',
  'rate.templates':
    'Ce compte a modifié ses modèles trop souvent dans l’heure. Réessayez dans {retryAfter:digits} secondes. Rien n’a été stocké.',
  'rate.quota': {
    plural: 'window',
    one: {
      plural: 'retryAfter',
      one: 'Ce compte peut envoyer {quota:digits} requêtes par seconde. Réessayez dans une seconde.',
      other:
        'Ce compte peut envoyer {quota:digits} requêtes par seconde. Réessayez dans {retryAfter:digits} secondes.',
    },
    other: {
      plural: 'retryAfter',
      one: 'Ce compte peut envoyer {quota:digits} requêtes en {window:digits} secondes. Réessayez dans une seconde.',
      other:
        'Ce compte peut envoyer {quota:digits} requêtes en {window:digits} secondes. Réessayez dans {retryAfter:digits} secondes.',
    },
  },

  'query.month': 'Utilisez un mois, tel que 2026-11.',
  'query.instant': 'Utilisez une date telle que 2026-11-01, ou une heure telle que 2026-11-01T12:00:00Z.',
  'query.limit': 'Utilisez un nombre entier de 1 à 100.',
  'query.not_with_key': 'Envoyez soit des filtres, soit un Idempotency-Key.',
  'query.next': 'Utilisez la valeur next d’une réponse antérieure.',
  'query.repeated': 'Donnez ce paramètre une seule fois.',
  'query.unknown': 'Cette adresse n’accepte pas ce paramètre.',

  'deleted.retention':
    'Le PDF a été supprimé le {date:date}, après la durée pendant laquelle le service conserve ces PDF. La tâche reste enregistrée.',
  'deleted.request': 'Le PDF a été supprimé le {date:date} sur demande. La tâche reste enregistrée.',
  'deleted.with_job':
    'Le PDF a été supprimé le {date:date} sur demande, avec ce qui était conservé de sa tâche.',

  'service.monthly_limit':
    'L’offre du compte permet {cap:digits} PDF réels par mois. Rien n’a été stocké ni facturé. Le mois suivant commence le {until:date} à 00:00 UTC ; l’exploitant du service peut relever la limite.',
  'service.monthly_limit_of_key':
    'Cette clé permet {cap:digits} PDF réels par mois. Rien n’a été stocké ni facturé. Le mois suivant commence le {until:date} à 00:00 UTC ; connecter de nouveau l’ordinateur définit une autre limite.',
  'service.storage_limit': {
    select: 'what',
    live: 'L’offre du compte permet {megabytes:digits} Mo de PDF réels, et autant sont stockés. Rien n’a été stocké ni facturé. Supprimez les PDF inutiles, ou demandez une limite plus élevée à l’exploitant du service.',
    plan: 'L’offre du compte permet {megabytes:digits} Mo de PDF, et autant sont stockés. Rien n’a été stocké ni facturé. Supprimez les PDF inutiles, ou demandez une limite plus élevée à l’exploitant du service.',
    test: 'Le service permet {megabytes:digits} Mo de PDF de test par compte, et autant sont stockés. Rien n’a été stocké ni facturé. Supprimez les PDF inutiles, ou demandez une limite plus élevée à l’exploitant du service.',
  },
  'service.test_job_limit':
    'Un compte peut avoir {jobs:digits} tâches de test, et il en a autant. Rien n’a été stocké ni facturé. Une tâche de test supprimée compte encore 30 jours ; l’exploitant du service peut relever la limite.',
  'service.template_limit': {
    select: 'what',
    names:
      'Un compte peut conserver {limit:digits} modèles, et il en a autant. Rien n’a été stocké. Supprimez les modèles ou les versions inutiles.',
    usedNames:
      'Un compte peut avoir utilisé {limit:digits} noms de modèles, et il en a utilisé autant. Rien n’a été stocké. Supprimez les modèles ou les versions inutiles, et réutilisez leurs noms.',
    versions:
      'Un compte peut conserver {limit:digits} versions de modèles, et il en a autant. Rien n’a été stocké. Supprimez les modèles ou les versions inutiles.',
    bytes:
      'Un compte peut conserver {limit:megabytes} Mo de modèles, et celui-ci les dépasserait. Rien n’a été stocké. Supprimez les modèles ou les versions inutiles.',
  },
} satisfies Translation<typeof english>
