import type { templateTexts as english } from '../../en/messages/template.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Mistakes in templates, for their authors. */
export const templateTexts = {
  'template.mistake_at': {
    select: 'path',
    '': 'O modelo tem um erro no seu nível superior: {mistake:message}',
    other: 'O modelo tem um erro em {path}: {mistake:message}',
  },
  'template.too_deep': 'O modelo está aninhado em mais de {max:digits} níveis.',
  'template.too_many_values':
    'O modelo tem mais valores, ou nomes mais longos, do que qualquer modelo precisa.',
  'template.too_large': 'O modelo “{name}” tem mais de 1\u00a0MiB.',
  'template.unreadable': 'Não é possível ler o modelo “{name}”.',
  'template.name_taken':
    '“{name}” é reservado para o Billwright. Dê outro nome ao seu modelo e à pasta dele.',
  'template.name_differs':
    'O arquivo chama a si mesmo de “{inFile}”, e o endereço informa “{name}”. Dê o mesmo nome a ambos.',
  'template.no_version': 'A conta não guarda a versão {version:digits} de um modelo “{name}”.',
  'template.outdated':
    'O serviço não pode mais usar a versão {version:digits} do modelo “{name}”. Verifique o arquivo com “billwright templates check” e publique-o novamente.',
  'template.no_default': 'Nenhum modelo padrão foi escolhido. Ele é escolhido no painel de controle.',
  'template.file_missing': 'Não existe arquivo template.json na pasta “{name}”.',
  'template.folder_name':
    'Um modelo não pode se chamar “{name}”. Dê à pasta dele um nome com letras minúsculas, dígitos e hifens.',
  'template.other_name':
    'O modelo na pasta “{folder}” chama a si mesmo de “{name}”. Dê o mesmo nome a ambos.',

  // settings and their values
  'template.setting_missing': 'Falta algo aqui: {expected:@json_type}.',
  'template.setting_type': 'Escreva aqui {expected:@json_type}.',
  'template.setting_value': 'Use um destes: {values:list:@quoted}.',
  'template.setting_unknown': {
    select: 'others',
    other: 'Não existe aqui nenhuma configuração chamada {names:or}, nem mais {others:digits}.',
    0: 'Não existe aqui nenhuma configuração chamada {names:or}.',
  },
  'template.setting_repeated': 'Isto aparece duas vezes. Mantenha só o que você quer.',
  'template.too_little': {
    select: 'of',
    entries: 'Use pelo menos {limit:digits} destes.',
    characters: {
      plural: 'limit',
      one: 'Use pelo menos {limit:digits} caractere.',
      other: 'Use pelo menos {limit:digits} caracteres.',
    },
    number: 'Use pelo menos {limit:digits}.',
  },
  'template.too_much': {
    select: 'of',
    entries: 'Use no máximo {limit:digits} destes.',
    characters: {
      plural: 'limit',
      one: 'Use no máximo {limit:digits} caractere.',
      other: 'Use no máximo {limit:digits} caracteres.',
    },
    number: 'Use no máximo {limit:digits}.',
  },
  'template.name': 'Use letras minúsculas, dígitos e hifens, no máximo 64.',
  'template.key': 'Este nome não pode ser usado. Use letras minúsculas, dígitos e hifens.',
  'template.short_name': 'Use um nome curto com letras minúsculas, dígitos e hifens.',
  'template.color':
    'Escreva uma cor como #rrggbb, por exemplo #1d3fbb, ou forme-a a partir de outra: {{"from": "accent", "as": "tint", "percent": 90}}.',
  'template.unknown_color': {
    select: 'known.others',
    other: 'Não existe cor chamada {name}. Existem: {known.names:list} e mais {known.others:digits}.',
    0: 'Não existe cor chamada {name}. Existem: {known.names:list}.',
  },
  'template.unknown_plain_color': {
    select: 'known.others',
    other: 'Não existe cor simples chamada {name}. Existem: {known.names:list} e mais {known.others:digits}.',
    0: 'Não existe cor simples chamada {name}. Existem: {known.names:list}.',
  },
  'template.unknown_style': {
    select: 'known.others',
    other: 'Não existe estilo chamado {name}. Existem: {known.names:list} e mais {known.others:digits}.',
    0: 'Não existe estilo chamado {name}. Existem: {known.names:list}.',
  },

  // blocks
  'template.unknown_block': {
    select: 'name',
    null: 'Aqui não pode haver um bloco sem tipo. São possíveis: {known:list}.',
    other: 'Aqui não pode haver um bloco chamado {name}. São possíveis: {known:list}.',
  },
  'template.block_missing': 'Um modelo tem exatamente um bloco do tipo "{type}".',
  'template.totals_first': 'Coloque o bloco "totals" depois do bloco "items".',
  'template.stage_late':
    'Coloque o bloco "stage" em primeiro lugar: as molduras dele ficam na própria folha.',
  'template.frame_position': 'Informe dois de "left", "right" e "width".',
  'template.column_missing': 'Adicione a coluna "{column}": uma fatura precisa dela.',
  'template.column_repeated': 'A coluna "{column}" já existe.',
  'template.unknown_placeholder': 'Não existe campo chamado {{{name}}}.',
  'template.page_placeholder': '{{page_of_pages}} só é conhecido no rodapé. Mova-o para lá.',
  'template.loose_brace': 'Coloque o nome de um campo entre {{ e }}.',

  // room on the page
  'template.footer_in_text': 'O rodapé invade o texto. Diminua o rodapé ou aumente a margem inferior.',
  'template.body_too_low':
    'As margens e o rodapé deixam {points:digits} pontos de uma página para a fatura. Deixe pelo menos {needed:digits}.',
  'template.line_too_high': 'As linhas dele são altas demais para o que as margens deixam de uma página.',
  'template.frame_too_wide': 'Esta moldura ultrapassa a folha, que tem {points:digits} pontos de largura.',
  'template.code_too_narrow':
    'O código e o espaço ao redor precisam de {needed:digits} pontos de largura, e aqui restam {points:digits}. Aumente a largura da coluna.',
  'template.narrow_share':
    'Aqui restam {points:digits} pontos para o texto, que precisa de {needed:digits}. Dê a esta coluna uma parte maior.',
  'template.narrow_items':
    'Aqui restam {points:digits} pontos para o texto, que precisa de {needed:digits}. Reduza "gutter" ou "inset".',
  'template.narrow_inset':
    'Aqui restam {points:digits} pontos para o texto, que precisa de {needed:digits}. Reduza "inset".',
  'template.narrow_padding':
    'Aqui restam {points:digits} pontos para o texto, que precisa de {needed:digits}. Reduza isto.',
  'template.narrow_frame':
    'Aqui restam {points:digits} pontos para o texto, que precisa de {needed:digits}. Alargue a moldura ou reduza o espaçamento interno.',
  'template.narrow_widths':
    'Aqui restam {points:digits} pontos para o texto, que precisa de {needed:digits}. Reduza "gap" ou as larguras.',
  'template.narrow_column':
    'Aqui restam {points:digits} pontos para o texto, que precisa de {needed:digits}. Dê mais espaço ou reduza "gap".',
  'template.narrow_gap':
    'Aqui restam {points:digits} pontos para o texto, que precisa de {needed:digits}. Reduza "gap".',

  // what a setting can be
  '@json_type': {
    string: 'um texto entre aspas',
    number: 'um número',
    boolean: 'true ou false',
    array: 'uma lista entre [ ]',
    object: 'um grupo entre {{ }}',
    record: 'um grupo entre {{ }}',
    other: '{value}',
  },
  '@quoted': { other: '"{value}"' },
} satisfies Translation<typeof english>
