import type { signInTexts as english } from '../../en/service/sign-in.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const signInTexts = {
  'sign_in.title': 'Se connecter',
  'sign_in.name': 'Adresse e-mail ou identifiant du compte',
  'sign_in.forgotten': 'Mot de passe oublié ?',
  'sign_in.back': 'Retour à la connexion',
  'sign_in.no_account': 'Vous n’avez pas de compte ? {link}',
  'sign_in.create_account': 'Créer un compte',
  'sign_in.hint':
    'Le mot de passe vous a été donné par un propriétaire de votre compte ou par l’exploitant de ce service. Sans adresse e-mail, connectez-vous avec l’identifiant du compte. Personne n’a besoin de vos clés d’API.',
  'sign_in.operator': 'Vous exploitez ce service',
  'sign_in.operator_text':
    'Le premier mot de passe a été affiché au premier démarrage du service. {set} en définit un autre ; {create} crée un compte pour un client.',
  'sign_in.why.ended': 'Votre session est terminée. Connectez-vous de nouveau pour continuer.',
  'sign_in.why.form': 'Vous n’étiez plus connecté ; rien n’a donc été modifié. Connectez-vous et réessayez.',
  'sign_in.why.out': 'Vous êtes déconnecté.',
  'sign_in.why.code': 'Le délai est dépassé, ou le mot de passe a été modifié. Connectez-vous de nouveau.',
  'sign_in.why.password': 'Votre mot de passe est défini. Utilisez-le pour vous connecter.',
  'sign_in.why.connect': 'Connectez-vous pour connecter Billwright sur votre ordinateur.',
  'sign_in.empty': 'Saisissez votre adresse e-mail et votre mot de passe.',
  'sign_in.wrong': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'sign_in.delayed.user':
    'De nombreux mots de passe incorrects sont essayés pour cet utilisateur. Réessayez dans quelques secondes.',
  'sign_in.delayed.address':
    'De nombreux mots de passe incorrects sont essayés depuis votre adresse. Réessayez dans quelques secondes.',
  'sign_in.suspended': 'Connexion impossible',
  'sign_in.suspended_text': 'Le compte est suspendu. Adressez-vous à l’exploitant du service.',

  'code.title': 'Code à usage unique',
  'code.note': 'Six chiffres de votre application d’authentification, ou l’un de vos codes de secours.',
  'code.help':
    'Sans votre appareil ni vos codes de secours, adressez-vous à un autre propriétaire de votre compte ou à l’exploitant de ce service.',
  'code.wrong': 'Ce code est incorrect ou a déjà été utilisé. Un code est valable 30 secondes.',
  'code.too_many': 'Trop de codes incorrects. Attendez 15 minutes et réessayez.',

  'password.new': 'Nouveau mot de passe',
  'password.again': 'Nouveau mot de passe (confirmation)',
  'password.note':
    '{min:digits} caractères ou plus, par exemple plusieurs mots. Les mots de passe courants sont refusés.',
  'password.too_short': 'Utilisez {min:digits} caractères ou plus.',
  'password.too_long': 'Utilisez {max:digits} caractères au maximum.',
  'password.differs': 'Les deux mots de passe sont différents.',
  'password.easy':
    'Ce mot de passe est facile à deviner : il est courant, forme une suite ou n’est guère plus qu’un nom. Utilisez plusieurs mots sans rapport entre eux.',

  'forgotten.title': 'Mot de passe oublié ?',
  'forgotten.text': 'Vous recevez par e-mail un lien qui vous permet d’en définir un nouveau.',
  'forgotten.mail_link': 'Recevoir le lien',
  'forgotten.wrong_email': 'Saisissez votre adresse e-mail, telle que name@example.com.',
  'forgotten.too_many': 'Trop de liens ont été demandés d’ici. Réessayez dans une heure.',
  'forgotten.sent': 'Consultez votre messagerie',
  'forgotten.sent_text':
    'Si {email} appartient à un utilisateur, un lien est en route. Il est valable une heure. Si rien n’arrive, regardez dans les courriers indésirables, ou adressez-vous à un propriétaire de votre compte.',
  'forgotten.no_mail':
    'Ce service n’envoie pas d’e-mails. Un propriétaire de votre compte crée, sur la page Utilisateurs, un lien qui vous permet de définir un nouveau mot de passe. S’il n’y a pas d’autre propriétaire, adressez-vous à l’exploitant de ce service.',
  'forgotten.operator_text':
    '{reset} donne un autre mot de passe à un utilisateur, {set} au propriétaire sans adresse e-mail. {smtp} et {from} permettent au service d’envoyer des liens.',

  'set_password.title': 'Définir votre mot de passe',
  'set_password.button': 'Définir le mot de passe',
  'set_password.name': 'Vous vous connectez avec',
  'set_password.invalid': 'Ce lien n’est plus valable',
  'set_password.invalid_text':
    'Il a déjà été utilisé, il est expiré, ou il n’a pas été copié en entier. Rien n’a été modifié.',
  'set_password.new_link': 'Demander un nouveau lien',

  'sign_up.title': 'Créer un compte',
  'sign_up.text': 'Vous recevez par e-mail un lien qui vous permet de choisir un mot de passe.',
  'sign_up.test_free': 'Les PDF de test sont gratuits ; chaque page porte la mention TEST.',
  'sign_up.no_live': 'L’offre d’un nouveau compte ne comprend pas de PDF réels.',
  'sign_up.no_limit': 'Les PDF réels n’ont pas de limite mensuelle.',
  'sign_up.limit': {
    plural: 'cap',
    one: 'Un nouveau compte permet jusqu’à {cap:number} PDF réel par mois ; au-delà, ils sont refusés.',
    other: 'Un nouveau compte permet jusqu’à {cap:number} PDF réels par mois ; au-delà, ils sont refusés.',
  },
  'sign_up.terms': 'Conditions d’utilisation',
  'sign_up.accept_terms': 'J’accepte les conditions d’utilisation',
  'sign_up.read_terms': 'Lire les conditions d’utilisation',
  'sign_up.terms_needed': 'Lisez et acceptez les conditions d’utilisation.',
  'sign_up.has_account': 'Vous avez déjà un compte ? {link}',
  'sign_up.too_many_from_domain':
    'Trop de comptes sont demandés avec des adresses de ce domaine. Réessayez dans une heure.',
  'sign_up.full': 'Trop de personnes demandent un compte en ce moment. Réessayez plus tard.',
  'sign_up.domain': 'Ce service ne crée pas de compte pour les adresses de ce domaine.',
  'sign_up.domains': 'Ce service crée des comptes pour les adresses de : {domains:list}.',
  'sign_up.asked':
    'Un e-mail est en route vers {email}, avec un lien valable 24 heures. Si rien n’arrive, regardez dans les courriers indésirables.',
  'sign_up.another_address': 'Autre adresse',
  'sign_up.invitation_only':
    'Les comptes de ce service sont créés sur invitation. L’exploitant du service vous envoie un lien.',
  'sign_up.taken': 'Vous pouvez déjà vous connecter',
  'sign_up.taken_text':
    '{email} appartient désormais à l’utilisateur d’un compte ; aucun autre compte n’a donc été créé.',
  'sign_up.business': 'Nom de votre entreprise',
  'sign_up.business_note': 'Le nom du compte.',
  'sign_up.open': 'Ouvrir votre compte',
  'sign_up.open_button': 'Ouvrir le compte',
} satisfies Translation<typeof english>
