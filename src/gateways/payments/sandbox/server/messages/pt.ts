import type { CardMessages } from './card-messages'

export const pt: CardMessages = {
  title: 'Pagar com cartão',
  testMode: 'Modo de teste: sem dinheiro real',
  testHint:
    'Utilize o cartão 4242 4242 4242 4242, uma data futura e um código de 3 algarismos à sua escolha.',
  number: 'Número do cartão',
  expiry: 'Validade',
  expiryPlaceholder: 'MM/AA',
  code: 'Código de segurança',
  codeHint: '3 algarismos no verso; Amex: 4 na frente',
  firstName: 'Nome próprio',
  lastName: 'Apelido',
  email: 'E-mail',
  emailHint: 'Nada é enviado para este endereço.',
  postal: 'Código postal',
  pay: 'Pagar {amount}',
  paying: 'A processar o pagamento…',
  done: 'Pagamento recebido',
  challengeTitle: 'Confirme este pagamento',
  challengeText: 'Com um cartão verdadeiro, o seu banco perguntaria aqui se este pagamento é seu.',
  approve: 'Aprovar',
  refuse: 'Recusar',
  errors: {
    required: 'Este campo é obrigatório',
    incomplete_card: 'Preencha todos os dados do cartão',
    invalid_number: 'Número de cartão inválido',
    invalid_expiry: 'Data de validade inválida',
    invalid_code: 'Código de segurança inválido',
    invalid_email: 'Introduza um endereço de e-mail válido',
    email_format: 'O formato do e-mail não está correto',
  },
  refusals: {
    card_declined: 'O banco recusou este cartão. Nada foi cobrado. Tente com outro cartão.',
    insufficient_funds: 'Este cartão não tem saldo suficiente. Nada foi cobrado. Tente com outro cartão.',
    card_not_supported_in_test_mode:
      'O modo de teste só aceita cartões de teste. Nada foi cobrado. Utilize 4242 4242 4242 4242.',
    authentication_failed: 'O pagamento não foi confirmado. Nada foi cobrado. Pode tentar novamente.',
    too_many_declines:
      'Foram recusados demasiados cartões e este pagamento foi encerrado. Nada foi cobrado. Volte atrás e recomece.',
    intent_canceled: 'Este pagamento foi cancelado. Volte atrás e recomece.',
    unavailable: 'A ligação foi interrompida. Tente novamente: não será cobrado duas vezes.',
  },
}
