import type { userTexts as english } from '../../en/service/users.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const userTexts = {
  'users_page.text':
    'Tous ceux qui se connectent à ce tableau de bord, avec une adresse e-mail et un mot de passe qui leur sont propres.',
  'users_page.yours': 'Vos utilisateurs',
  'users_page.signs_in_with': 'Se connecte avec',
  'users_page.added': 'Ajout',
  'users_page.you': '{name} (vous)',
  'users_page.invited_later': 'Un invité figure dans la liste dès que le mot de passe est défini.',
  'users_page.withdraw_title': 'Retirer une invitation',
  'users_page.invited_address': 'Adresse invitée',
  'users_page.withdraw': 'Retirer',
  'users_page.invite_title': 'Inviter un utilisateur',
  'users_page.invite': 'Inviter',
  'users_page.email_note': 'Par exemple name@example.com.',
  'users_page.role.owner': 'Propriétaire – gère les utilisateurs, supprime des PDF, et tout ce qui suit',
  'users_page.role.developer': 'Développeur – crée et révoque des clés et des webhooks, et tout ce qui suit',
  'users_page.role.read_only': 'Lecture seule – voit tout, sauf le journal et les utilisateurs',
  'users_page.choose_role': 'Choisissez un rôle.',
  'users_page.your_password': 'Votre mot de passe',
  'users_page.your_code': 'Votre code à usage unique',
  'users_page.known': 'Un autre utilisateur a cette adresse.',
  'users_page.role_changed': 'Le rôle est modifié.',
  'users_page.codes_removed': 'L’utilisateur se connecte sans code à usage unique.',
  'users_page.withdrawn': 'Si quelqu’un était invité avec cette adresse, l’invitation est retirée.',
  'users_page.oneself':
    'Vous modifiez votre propre mot de passe et vos codes à usage unique sur la page Profil.',
  'users_page.last_owner':
    'Un compte a toujours un propriétaire. Donnez d’abord ce rôle à quelqu’un d’autre.',
  'users_page.all': 'Tous les utilisateurs',
  'users_page.remove': 'Retirer…',
  'users_page.role_note': 'Un autre rôle s’applique aussitôt et met fin aux sessions de l’utilisateur.',
  'users_page.change_role': 'Changer le rôle',
  'users_page.own_sign_in': 'Mot de passe et codes à usage unique',
  'users_page.own_sign_in_text': 'Vous modifiez les vôtres sur la page {profile}.',
  'users_page.link_text':
    'Avec un lien, l’utilisateur définit un nouveau mot de passe. Jusque-là, l’actuel reste.',
  'users_page.make_link': 'Créer un lien',
  'users_page.codes': 'Codes à usage unique',
  'users_page.codes_text':
    'L’utilisateur saisit un code en plus du mot de passe. Désactivez-le si l’appareil et les codes de secours sont perdus ; cela met fin aux sessions de l’utilisateur.',
  'users_page.remove_codes': 'Désactiver les codes à usage unique',
  'users_page.no_codes': 'L’utilisateur se connecte avec le seul mot de passe.',
  'users_page.link_title': 'Un lien pour définir le mot de passe',
  'users_page.link_mailed': 'Le lien a été envoyé par e-mail à {name}.',
  'users_page.copy_link':
    'Copiez le lien maintenant et envoyez-le à {name}. Il ne peut pas être affiché de nouveau.',
  'users_page.link_note':
    'Il fonctionne une fois, dans les sept jours. Quiconque le détient peut définir le mot de passe ; ne l’envoyez donc à personne d’autre.',
  'users_page.back': 'Retour aux utilisateurs',
  'users_page.invited': 'L’utilisateur est invité',
  'users_page.mail_on_its_way': 'Un e-mail est en route vers {email}.',
  'users_page.invite_later': 'Invitez de nouveau {email} plus tard.',
  'users_page.invited_note':
    'Avec le lien, l’utilisateur définit un mot de passe dans les sept jours et figure alors dans la liste. Une adresse qui appartient à l’utilisateur d’un autre compte ne peut pas être utilisée ; le lien ne fonctionne alors pas.',
  'users_page.not_mailed': 'Le lien n’a pas pu être envoyé par e-mail.',
  'users_page.too_many_mails':
    'Trop d’e-mails ont été envoyés à cette adresse, ou par vous, dans la dernière heure.',
  'users_page.remove_title': 'Retirer {name} ?',
  'users_page.remove_text':
    'L’utilisateur est déconnecté et ne peut plus se connecter. Les clés qu’il a créées restent valables ; révoquez celles qu’il peut encore connaître.',
  'users_page.remove_button': 'Retirer l’utilisateur',

  'profile_page.sign_in_name': 'Vous vous connectez avec',
  'profile_page.account': 'Compte',
  'profile_page.password': 'Changer votre mot de passe',
  'profile_page.current_password': 'Mot de passe actuel',
  'profile_page.sessions_end': 'Vous restez connecté ici. Vos autres sessions prennent fin.',
  'profile_page.change_password': 'Changer le mot de passe',
  'profile_page.password_changed': 'Votre mot de passe est modifié.',
  'profile_page.wrong_password': 'Ce n’est pas votre mot de passe actuel.',
  'profile_page.codes_text':
    'Avec une application d’authentification, vous saisissez un code en plus du mot de passe, qui ne suffit donc plus à lui seul pour se connecter.',
  'profile_page.set_up': 'Configurer…',
  'profile_page.codes_since':
    'Vous en saisissez un à la connexion, depuis le {time}. Codes de secours non utilisés : {left:number}.',
  'profile_page.another_device': 'Configurer un autre appareil…',
  'profile_page.turn_off': 'Désactiver…',
  'profile_page.codes_removed': 'Vous vous connectez sans code à usage unique.',
  'profile_page.language': 'Langue',
  'profile_page.language_text':
    'Langue de ces pages et des e-mails de ce service, pour tous ceux qui utilisent le compte. Les factures ont leur propre langue.',
  'profile_page.language_label': 'Langue du compte',
  'profile_page.language_browser': 'Selon chaque navigateur',
  'profile_page.language_button': 'Définir la langue',
  'profile_page.language_set': 'La langue est définie.',

  'factor.set_up': 'Configurer les codes à usage unique',
  'factor.scan':
    'Scannez ce code QR avec une application d’authentification, ou saisissez-y la clé. Saisissez ensuite le code que l’application affiche.',
  'factor.qr_code': 'Code QR avec la clé',
  'factor.key': 'Clé',
  'factor.present_note': 'Six chiffres de l’appareil que vous remplacez, ou l’un de vos codes de secours.',
  'factor.present_code': 'Code de l’appareil actuel',
  'factor.code_note': 'Six chiffres de l’application.',
  'factor.new_code': 'Code du nouvel appareil',
  'factor.turn_on': 'Activer',
  'factor.recovery_codes': 'Vos codes de secours',
  'factor.keep_codes':
    'Conservez ces codes là où vous les trouvez sans votre appareil. Ils ne peuvent pas être affichés de nouveau.',
  'factor.codes_text': 'Chacun est accepté une fois à la place d’un code à usage unique.',
  'factor.kept': 'Je les ai conservés',
  'factor.turn_off_title': 'Désactiver les codes à usage unique ?',
  'factor.turn_off_text': 'Votre mot de passe suffit alors à lui seul pour se connecter.',
  'factor.turn_off_note': 'Six chiffres de votre application, ou l’un de vos codes de secours.',
  'factor.turn_off': 'Désactiver',
  'factor.wrong_password': 'Ce n’est pas votre mot de passe.',

  'audit_page.text':
    'Qui a modifié les clés, les utilisateurs, les webhooks, les limites et ce qui est stocké, le plus récent d’abord. Les entrées ne sont jamais modifiées ni retirées.',
  'audit_page.none': 'Il n’y a pas d’entrées.',
  'audit_page.no_older': 'Il n’y a pas d’entrées plus anciennes.',
  'audit_page.list': 'Journal, le plus récent d’abord',
  'audit_page.what': 'Quoi',
  'audit_page.who': 'Qui',
  'audit_page.from': 'Adresse',
  'audit_page.operator': 'L’exploitant',
  'audit_page.key': 'Clé « {name} »',
} satisfies Translation<typeof english>
