import type { connectionTexts as english } from '../../en/messages/connection.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Keys, the password store and the addresses of services. */
export const connectionTexts = {
  'key.empty': 'Digite uma chave. Ela começa com svc_live_ ou svc_test_.',
  'key.space_around':
    'A chave tem um espaço ou uma quebra de linha no início ou no fim. Copie somente a chave.',
  'key.space_inside': 'A chave contém um espaço ou uma quebra de linha. Copie-a novamente, inteira.',
  'key.capitals': 'A chave começa com letras minúsculas: svc_live_ ou svc_test_.',
  'key.prefix': 'Esta não é uma chave do serviço. Uma chave começa com svc_live_ ou svc_test_.',
  'key.character':
    'A chave contém um caractere que nenhuma chave tem. Copie-a novamente da página da sua conta.',
  'key.too_short': 'A chave é curta demais. Talvez falte uma parte.',
  'key.too_long': 'A chave é longa demais. Copie somente a chave.',
  'key.untried': 'Não foi possível testar a chave, por isso ela não foi guardada. {problem:message}',
  'key.stopped': 'Interrompido. A chave não foi guardada.',
  'key.no_clipboard': 'Não é possível ler a área de transferência aqui. Cole no campo.',

  'keychain.missing':
    'Nenhum gerenciador de senhas foi encontrado neste computador. A chave pode ser mantida até você sair do Billwright.',
  'keychain.empty':
    'O chaveiro deste computador foi removido ou nunca foi configurado. A chave pode ser mantida até você sair do Billwright.',
  'keychain.locked':
    'Seu chaveiro está bloqueado. Desbloqueie-o e tente novamente ou mantenha a chave até sair do Billwright.',
  'keychain.failed':
    'O gerenciador de senhas deste computador recusou a operação. A chave pode ser mantida até você sair do Billwright.',
  'keychain.timeout':
    'O gerenciador de senhas não responde. Talvez esteja aguardando que você o desbloqueie.',

  'address.not_https': 'Use https. Sem ele, outras pessoas na rede poderiam ler a chave.',
  'address.invalid': 'Digite um endereço como https://invoices.example.com.',
  'address.user': 'Omita o nome e a senha.',
  'address.query': 'Omita tudo a partir de ? ou #.',

  'connection.name_taken': 'Já existe uma conexão chamada {name}.',
  'connection.practice_address': 'Este é o serviço de prática. Ele já está na lista.',
  'connection.practice_fixed': 'O serviço de prática faz parte do Billwright e não pode ser alterado.',
  'connection.in_use':
    'A transmissão de alguns documentos com esta conexão não está concluída, por isso nada foi alterado. Primeiro, retire esses documentos ou informe se existem.',
  'connection.key_again':
    'A chave foi digitada para outro endereço, por isso nada foi enviado. Se {address} for seu serviço, digite a chave novamente.',
  'connection.not_the_service':
    'Nenhuma resposta utilizável veio deste endereço. Verifique o endereço ou tente mais tarde.',
  'connection.other_answer': 'Este endereço respondeu {status:digits}, e não como o serviço.',

  'connect.unsupported':
    'Este serviço não oferece login para aplicativos. Crie uma chave na página da conta e digite-a manualmente.',
  'connect.unusable': 'Este endereço responde, mas não como o login de um serviço de faturas.',
  'connect.redirected': 'Este endereço leva a outro, por isso nada foi enviado. Use o que o serviço informa.',
  'connect.busy': 'O serviço está ocupado ({status:digits}). Tente novamente em instantes.',
  'connect.expired': 'O código expirou. Nenhuma chave foi criada.',
  'connect.denied': 'A solicitação foi recusada na página do serviço. Nenhuma chave foi criada.',
  'connect.not_kept': 'Não foi possível guardar a chave, por isso o serviço a revogou. {problem:message}',
  'connect.not_revoked':
    'Não foi possível guardar a chave, e o serviço não confirmou que a revogou. Revogue-a na página das suas chaves. {problem:message}',
  'connect.no_place': 'Nenhuma chave foi solicitada, porque não seria possível guardá-la. {problem:message}',
  'connect.no_address': 'Digite o endereço do serviço.',
  'connect.too_many': 'Cinco serviços já estão sendo conectados. Conclua ou cancele um deles primeiro.',
  'connect.ended': 'Esta tentativa terminou. Conecte novamente.',

  'preset.unreadable': '{path} não pode ser usado: precisa ser JSON com baseUrl e, se desejado, name.',
  'preset.address': 'O endereço em {path} não pode ser usado. {problem:message}',

  'practice.slow_start': 'O serviço de prática não iniciou a tempo.',
  'practice.stopped': 'O serviço de prática parou antes de ficar pronto.',
  'practice.unexpected_response': 'O serviço de prática enviou uma resposta inesperada.',
} satisfies Translation<typeof english>
