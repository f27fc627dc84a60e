import type { connectionTexts as english } from '../../en/messages/connection.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Keys, the password store and the addresses of services. */
export const connectionTexts = {
  'key.empty': 'Introduza uma chave. Começa por svc_live_ ou svc_test_.',
  'key.space_around':
    'A chave tem um espaço ou uma quebra de linha no início ou no fim. Copie apenas a chave.',
  'key.space_inside': 'A chave contém um espaço ou uma quebra de linha. Copie-a novamente, inteira.',
  'key.capitals': 'A chave começa com letras minúsculas: svc_live_ ou svc_test_.',
  'key.prefix': 'Esta não é uma chave do serviço. Uma chave começa por svc_live_ ou svc_test_.',
  'key.character':
    'A chave contém um carácter que nenhuma chave tem. Copie-a novamente da página da sua conta.',
  'key.too_short': 'A chave é demasiado curta. Pode faltar uma parte.',
  'key.too_long': 'A chave é demasiado longa. Copie apenas a chave.',
  'key.untried': 'Não foi possível testar a chave, por isso não foi guardada. {problem:message}',
  'key.stopped': 'Interrompido. A chave não foi guardada.',
  'key.no_clipboard': 'Aqui não é possível ler a área de transferência. Cole no campo.',

  'keychain.missing':
    'Não foi encontrado nenhum repositório de palavras-passe neste computador. A chave pode ser mantida até sair do Billwright.',
  'keychain.empty':
    'O chaveiro deste computador foi removido ou nunca foi configurado. A chave pode ser mantida até sair do Billwright.',
  'keychain.locked':
    'O seu chaveiro está bloqueado. Desbloqueie-o e tente novamente ou mantenha a chave até sair do Billwright.',
  'keychain.failed':
    'O repositório de palavras-passe deste computador recusou a operação. A chave pode ser mantida até sair do Billwright.',
  'keychain.timeout':
    'O repositório de palavras-passe não responde. Pode estar à espera de que o desbloqueie.',

  'address.not_https': 'Utilize https. Sem ele, outras pessoas na rede poderiam ler a chave.',
  'address.invalid': 'Introduza um endereço como https://invoices.example.com.',
  'address.user': 'Omita o nome e a palavra-passe.',
  'address.query': 'Omita tudo a partir de ? ou #.',

  'connection.name_taken': 'Já existe uma ligação com o nome {name}.',
  'connection.practice_address': 'Este é o serviço de prática. Já está na lista.',
  'connection.practice_fixed': 'O serviço de prática faz parte do Billwright e não pode ser alterado.',
  'connection.in_use':
    'A submissão de alguns documentos com esta ligação não está concluída, por isso nada foi alterado. Primeiro, retire esses documentos ou indique se existem.',
  'connection.key_again':
    'A chave foi introduzida para outro endereço, por isso nada foi enviado. Se {address} é o seu serviço, introduza a chave novamente.',
  'connection.not_the_service':
    'Deste endereço não veio nenhuma resposta utilizável. Verifique o endereço ou tente mais tarde.',
  'connection.other_answer': 'Este endereço respondeu {status:digits}, e não como o serviço.',

  'connect.unsupported':
    'Este serviço não oferece início de sessão para aplicações. Crie uma chave na página da conta e introduza-a manualmente.',
  'connect.unusable': 'Este endereço responde, mas não como o início de sessão de um serviço de faturas.',
  'connect.redirected':
    'Este endereço encaminha para outro, por isso nada foi enviado. Utilize o que o serviço indica.',
  'connect.busy': 'O serviço está ocupado ({status:digits}). Tente novamente dentro de momentos.',
  'connect.expired': 'O código expirou. Não foi criada nenhuma chave.',
  'connect.denied': 'O pedido foi recusado na página do serviço. Não foi criada nenhuma chave.',
  'connect.not_kept': 'Não foi possível guardar a chave, por isso o serviço revogou-a. {problem:message}',
  'connect.not_revoked':
    'Não foi possível guardar a chave, e o serviço não confirmou que a revogou. Revogue-a na página das suas chaves. {problem:message}',
  'connect.no_place': 'Não foi pedida nenhuma chave, porque não seria possível guardá-la. {problem:message}',
  'connect.no_address': 'Introduza o endereço do serviço.',
  'connect.too_many': 'Já há cinco serviços a serem ligados. Conclua ou cancele um primeiro.',
  'connect.ended': 'Esta tentativa terminou. Ligue novamente.',

  'preset.unreadable': '{path} não pode ser utilizado: tem de ser JSON com baseUrl e, se desejado, name.',
  'preset.address': 'O endereço em {path} não pode ser utilizado. {problem:message}',

  'practice.slow_start': 'O serviço de prática não arrancou a tempo.',
  'practice.stopped': 'O serviço de prática parou antes de estar pronto.',
  'practice.unexpected_response': 'O serviço de prática enviou uma resposta inesperada.',
} satisfies Translation<typeof english>
