import type { markIssuedTexts as english } from '../../en/page/mark-issued.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts about documents that left by other means than a service. */
export const markIssuedTexts = {
  'command.mark-issued': 'Marquer comme émis…',
  'mark.title': {
    plural: 'count',
    one: 'Marquer {kind:@kind.definite} comme émis{kind:@kind.e}',
    other: 'Marquer {count:number} {kind:@kinds} comme émis{kind:@kind.es}',
  },
  'mark.none': 'Rien à marquer comme émis',
  'mark.about':
    'Pour un document envoyé autrement que par un service. Son numéro est utilisé, il est verrouillé et compte comme émis\u202f; seul un avoir le corrige. Vous pouvez annuler pendant dix secondes.',
  'mark.documents': 'Marqués comme émis',
  'mark.means': 'Mode d’envoi',
  'mark.means.choose': 'Choisir…',
  'mark.means.missing': 'Choisissez comment le document a été envoyé.',
  'mark.means.e_invoice': 'Fichier de facture électronique, envoyé ou déposé',
  'mark.means.portal': 'Saisi dans un portail',
  'mark.means.other_program': 'Créé et envoyé avec un autre programme',
  'mark.means.paper': 'Sur papier',
  'mark.means.other': 'Autrement',
  'mark.reason': 'Note',
  'mark.reason.needed': 'Comment, en quelques mots',
  'mark.reason.hint': 'Par exemple le nom du portail ou une référence. Elle n’est pas imprimée.',
  'mark.reason.missing': 'Indiquez en quelques mots comment le document a été envoyé.',
  'mark.date': 'Envoyé le',
  'mark.date.future': 'Le document a déjà été envoyé\u00a0: choisissez le {today} ou un jour antérieur.',
  'mark.file': 'Fichier',
  'mark.file.option': '{name} ({time})',
  'mark.file.other': 'Autre fichier',
  'mark.file.hash': 'Conservé comme preuve\u00a0: SHA-256 {sha256}',
  'mark.file.none': 'Aucun fichier exporté ici n’est conservé comme preuve.',
  'mark.file.outdated':
    'Ce document a été modifié depuis l’export du fichier {name}, qui indique donc autre chose. Exportez-le de nouveau, ou restaurez la version envoyée.',
  'mark.files':
    'Conservée comme preuve\u00a0: l’empreinte du dernier fichier exporté de {count:number} documents sur {all:number}.',
  'mark.no-pdf':
    'Il n’y a pas de PDF définitif d’un document que vous marquez\u00a0: l’original est ce qui a été envoyé. Son PDF ne peut être enregistré et imprimé qu’avec la mention TEST.',
  'mark.confirm': 'Marquer comme émis',
  'mark.left-out': {
    plural: 'count',
    one: '{count:number} document non inclus',
    other: '{count:number} documents non inclus',
  },
  'mark.blocked.submitted': 'Déjà émis{kind:@kind.e}.',
  'mark.blocked.under_way': 'Sa dernière soumission n’est pas terminée.',
  'mark.done': {
    plural: 'count',
    one: '{number}\u00a0: marqué{kind:@kind.e} comme émis{kind:@kind.e}',
    other: '{count:number} {kind:@kinds} marqué{kind:@kind.e}s comme émis{kind:@kind.es}',
  },
  'mark.undone': {
    plural: 'count',
    one: '{kind:capital:@kind.definite} est de nouveau un brouillon',
    other: '{count:number} {kind:@kinds} sont de nouveau des brouillons',
  },
  'mark.note': 'Marqué{kind:@kind.e} comme émis{kind:@kind.e}',
  'mark.receipt': '{kind:capital:@kind.definite} {number} est marqué{kind:@kind.e} comme émis{kind:@kind.e}',
  'mark.receipt.how': '{means}, le {date}.',
  'mark.receipt.pdf': 'L’original est ce qui a été envoyé\u202f; le PDF ici porte la mention TEST.',
  'mark.receipt.marked': 'Marqué',
  'mark.receipt.hash': 'SHA-256 du fichier',
  'mark.offer.text':
    'Les administrations et les entreprises traitent ce fichier comme la facture. Une fois le fichier envoyé, le brouillon ne doit plus changer ni être facturé une seconde fois.',
  'mark.offer': 'Marquer comme émis après l’export',
} satisfies Translation<typeof english>
