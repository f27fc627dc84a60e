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
  'template.too_large': 'O modelo «{name}» ocupa mais de 1\u00a0MiB.',
  'template.unreadable': 'Não é possível ler o modelo «{name}».',
  'template.name_taken':
    '«{name}» está reservado para o Billwright. Dê outro nome ao seu modelo e à sua pasta.',
  'template.name_differs':
    'O ficheiro chama-se a si próprio «{inFile}», e o endereço indica «{name}». Dê a ambos o mesmo nome.',
  'template.no_version': 'A conta não guarda nenhuma versão {version:digits} de um modelo «{name}».',
  'template.outdated':
    'O serviço já não pode utilizar a versão {version:digits} do modelo «{name}». Verifique o ficheiro com «billwright templates check» e publique-o novamente.',
  'template.no_default': 'Não foi escolhido nenhum modelo predefinido. É escolhido no painel de controlo.',
  'template.file_missing': 'Não existe nenhum ficheiro template.json na pasta «{name}».',
  'template.folder_name':
    'Um modelo não se pode chamar «{name}». Dê à sua pasta um nome com letras minúsculas, algarismos e hífenes.',
  'template.other_name':
    'O modelo na pasta «{folder}» chama-se a si próprio «{name}». Dê a ambos o mesmo nome.',

  // settings and their values
  'template.setting_missing': 'Aqui falta algo: {expected:@json_type}.',
  'template.setting_type': 'Escreva aqui {expected:@json_type}.',
  'template.setting_value': 'Utilize um destes: {values:list:@quoted}.',
  'template.setting_unknown': {
    select: 'others',
    other: 'Aqui não existe nenhuma definição chamada {names:or}, nem mais {others:digits}.',
    0: 'Aqui não existe nenhuma definição chamada {names:or}.',
  },
  'template.setting_repeated': 'Isto aparece duas vezes. Mantenha apenas o que pretende.',
  'template.too_little': {
    select: 'of',
    entries: 'Utilize pelo menos {limit:digits} destes.',
    characters: {
      plural: 'limit',
      one: 'Utilize pelo menos {limit:digits} carácter.',
      other: 'Utilize pelo menos {limit:digits} caracteres.',
    },
    number: 'Utilize pelo menos {limit:digits}.',
  },
  'template.too_much': {
    select: 'of',
    entries: 'Utilize no máximo {limit:digits} destes.',
    characters: {
      plural: 'limit',
      one: 'Utilize no máximo {limit:digits} carácter.',
      other: 'Utilize no máximo {limit:digits} caracteres.',
    },
    number: 'Utilize no máximo {limit:digits}.',
  },
  'template.name': 'Utilize letras minúsculas, algarismos e hífenes, no máximo 64.',
  'template.key': 'Este nome não pode ser utilizado. Utilize letras minúsculas, algarismos e hífenes.',
  'template.short_name': 'Utilize um nome curto com letras minúsculas, algarismos e hífenes.',
  'template.color':
    'Escreva uma cor como #rrggbb, por exemplo #1d3fbb, ou forme-a a partir de outra: {{"from": "accent", "as": "tint", "percent": 90}}.',
  'template.unknown_color': {
    select: 'known.others',
    other: 'Não existe nenhuma cor chamada {name}. Existem: {known.names:list} e mais {known.others:digits}.',
    0: 'Não existe nenhuma cor chamada {name}. Existem: {known.names:list}.',
  },
  'template.unknown_plain_color': {
    select: 'known.others',
    other:
      'Não existe nenhuma cor simples chamada {name}. Existem: {known.names:list} e mais {known.others:digits}.',
    0: 'Não existe nenhuma cor simples chamada {name}. Existem: {known.names:list}.',
  },
  'template.unknown_style': {
    select: 'known.others',
    other:
      'Não existe nenhum estilo chamado {name}. Existem: {known.names:list} e mais {known.others:digits}.',
    0: 'Não existe nenhum estilo chamado {name}. Existem: {known.names:list}.',
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
    'Coloque o bloco "stage" em primeiro lugar: as suas molduras estão na própria folha.',
  'template.frame_position': 'Indique dois de "left", "right" e "width".',
  'template.column_missing': 'Adicione a coluna "{column}": uma fatura precisa dela.',
  'template.column_repeated': 'A coluna "{column}" já existe.',
  'template.unknown_placeholder': 'Não existe nenhum campo chamado {{{name}}}.',
  'template.page_placeholder': '{{page_of_pages}} só é conhecido no rodapé. Mova-o para lá.',
  'template.loose_brace': 'Coloque o nome de um campo entre {{ e }}.',

  // room on the page
  'template.footer_in_text':
    'O rodapé sobrepõe-se ao texto. Torne-o mais pequeno ou aumente a margem inferior.',
  'template.body_too_low':
    'As margens e o rodapé deixam {points:digits} pontos de uma página para a fatura. Deixe pelo menos {needed:digits}.',
  'template.line_too_high': 'As suas linhas são demasiado altas para o que as margens deixam de uma página.',
  'template.frame_too_wide': 'Esta moldura sai da folha, que tem {points:digits} pontos de largura.',
  'template.code_too_narrow':
    'O código e o espaço à sua volta precisam de {needed:digits} pontos de largura, e aqui restam {points:digits}. Torne a sua coluna mais larga.',
  'template.narrow_share':
    'Aqui restam {points:digits} pontos para o texto, que precisa de {needed:digits}. Dê a esta coluna uma parte maior.',
  'template.narrow_items':
    'Aqui restam {points:digits} pontos para o texto, que precisa de {needed:digits}. Reduza "gutter" ou "inset".',
  'template.narrow_inset':
    'Aqui restam {points:digits} pontos para o texto, que precisa de {needed:digits}. Reduza "inset".',
  'template.narrow_padding':
    'Aqui restam {points:digits} pontos para o texto, que precisa de {needed:digits}. Reduza isto.',
  'template.narrow_frame':
    'Aqui restam {points:digits} pontos para o texto, que precisa de {needed:digits}. Alargue a moldura ou reduza o seu espaçamento interno.',
  'template.narrow_widths':
    'Aqui restam {points:digits} pontos para o texto, que precisa de {needed:digits}. Reduza "gap" ou as larguras.',
  'template.narrow_column':
    'Aqui restam {points:digits} pontos para o texto, que precisa de {needed:digits}. Dê-lhe mais espaço ou reduza "gap".',
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
