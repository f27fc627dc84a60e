import type { recordTexts as english } from '../../en/messages/records.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Customers, items, and tables of them; payments and schedules. */
export const recordTexts = {
  'record.missing': 'Saisissez {field:@record_field}.',
  'record.wrong_kind': 'Saisissez {field:@record_field} du bon type.',
  'record.unknown_field': {
    select: 'kind',
    customers: '{path} n’est pas un champ d’un client.',
    items: '{path} n’est pas un champ d’un article.',
  },
  'record.repeated_code': 'Un autre article a ce code. Saisissez un code propre à celui-ci.',
  'record.change_gone': 'Cette modification ne peut plus être annulée.',
  'value.e_invoice_format':
    'Utilisez xrechnung-ubl, xrechnung-cii, peppol, france-ubl, france-cii, ubl, cii, factur-x ou france-factur-x.',
  'value.payment_days': 'Saisissez un nombre entier de 0 à 365.',
  'value.email': 'Saisissez une adresse e-mail, par exemple billing@example.com.',
  'value.too_many_currencies': 'Utilisez au plus 20 devises.',
  'cell.ambiguous_number':
    '{text} peut se lire de deux façons, l’une valant mille fois l’autre. Choisissez le séparateur décimal, ou écrivez le nombre sans séparateur de milliers.',
  'cell.ambiguous_currency': '{text} peut être en {currencies:or}. Ajoutez une colonne currency (devise).',
  'cell.other_currency': '{text} n’est pas en {currency}, la devise de la ligne. Corrigez l’un des deux.',
  'cell.not_a_number': 'Saisissez un nombre, par exemple 12,50.',
  'cell.not_a_flag': 'Saisissez oui ou non. Une cellule vide veut dire non.',
  'cell.not_prices': 'Écrivez les prix sous la forme USD 14,00 | CHF 13,00.',
  'cell.repeated_currency': 'Indiquez un seul prix en {currency}.',
  'row.ambiguous': 'Plusieurs fiches correspondent. Ajoutez la colonne id, présente dans un export.',
  'row.repeated': 'C’est la fiche de la ligne {line:digits}. Gardez une des deux lignes.',
  'table.empty': 'Le fichier est vide. Choisissez un autre fichier.',
  'table.too_large': 'Le fichier dépasse {megabytes:digits}\u00a0Mo. Divisez-le en plusieurs fichiers.',
  'table.too_many_rows': 'Le fichier a plus de {max:digits} lignes. Divisez-le en plusieurs fichiers.',
  'table.too_many_columns': 'La ligne {line:digits} a plus de {max:digits} colonnes.',
  'table.not_utf8':
    'Le fichier n’est pas du texte UTF-8. Enregistrez-le en «\u202fCSV UTF-8\u202f» et importez-le de nouveau.',
  'table.not_text':
    'Le fichier n’est pas un tableau sous forme de texte. Enregistrez-le en CSV et importez-le de nouveau.',
  'table.quote_open':
    'Le guillemet de la ligne {line:digits} n’est pas fermé. Corrigez le fichier et importez-le de nouveau.',
  'table.quote_misplaced':
    'Il y a un guillemet mal placé dans la ligne {line:digits}. Corrigez le fichier et importez-le de nouveau.',
  'table.row_too_long':
    'Une ligne du tableau est trop longue, ligne {line:digits}. Il manque peut-être un guillemet.',
  'table.repeated_column': 'Deux colonnes s’appellent {column}. Gardez-en une.',
  'table.column_missing':
    'La première ligne n’a pas de colonne {column}. Nommez les colonnes dans la première ligne.',
  'table.wrong_rows': {
    plural: 'rows',
    one: 'Une ligne contient une erreur\u00a0: rien n’a été importé.',
    other: '{rows:digits} lignes contiennent une erreur\u00a0: rien n’a été importé.',
  },

  'payment.credit_note':
    'Cet avoir se rapporte à une facture. Saisissez le remboursement comme paiement négatif de cette facture.',
  'payment.quote': 'Un devis ne se paie pas. Créez une facture depuis ce devis.',
  'payment.zero': 'Saisissez un montant différent de zéro.',
  'payment.too_many_decimals': {
    select: 'digits',
    other: 'Saisissez un montant en {currency} avec au plus {digits:digits} décimales.',
    0: 'Saisissez un montant entier en {currency}.',
  },
  'payment.no_correction':
    'Aucune facture rectificative émise pour cette facture n’a de restant dû. Émettez d’abord la facture rectificative.',
  'payment.nothing_owed': 'Il ne reste rien à payer.',
  'payment.change_gone': 'Cette modification ne peut plus être annulée.',

  'schedule.period_billed':
    'La période du {period:date} a été facturée sous le numéro {number}\u00a0: aucune autre facture n’est créée. Faites un avoir sur celle-ci ou rectifiez-la.',
  'schedule.source_missing': 'La facture à répéter a été supprimée.',
  'schedule.no_lines': 'Cette facture n’a pas encore de lignes. Ajoutez-en une avant de la répéter.',
  'schedule.not_invoice': 'Seules les factures peuvent être répétées, pas les avoirs ni les devis.',
  'schedule.no_date': 'La facture n’a pas de date d’émission valable.',
  'schedule.no_period': 'La fin est antérieure à la prochaine date.',
} satisfies Translation<typeof english>
