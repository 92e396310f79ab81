import type { CardMessages } from './card-messages'

export const kr: CardMessages = {
  title: '카드 결제',
  testMode: '테스트 모드: 실제로 결제되지 않습니다',
  testHint: '카드 번호 4242 4242 4242 4242, 만료되지 않은 유효 기간, 임의의 보안 코드 3자리를 사용하세요.',
  number: '카드 번호',
  expiry: '유효 기간',
  expiryPlaceholder: '월/년',
  code: '보안 코드',
  codeHint: '카드 뒷면의 3자리 숫자(아멕스는 앞면 4자리)',
  firstName: '이름',
  lastName: '성',
  email: '이메일',
  emailHint: '이 주소로는 아무것도 보내지 않습니다.',
  postal: '우편번호',
  pay: '{amount} 결제하기',
  paying: '결제 중…',
  done: '결제가 완료되었습니다',
  challengeTitle: '결제 확인',
  challengeText: '실제 카드라면 이 단계에서 카드사가 본인의 결제가 맞는지 확인합니다.',
  approve: '승인',
  refuse: '거절',
  errors: {
    required: '필수 입력 항목입니다',
    incomplete_card: '카드 정보를 모두 입력해 주세요',
    invalid_number: '카드 번호가 올바르지 않습니다',
    invalid_expiry: '유효 기간이 올바르지 않습니다',
    invalid_code: '보안 코드가 올바르지 않습니다',
    invalid_email: '올바른 이메일 주소를 입력해 주세요',
    email_format: '이메일 형식이 올바르지 않습니다',
  },
  refusals: {
    card_declined: '카드사에서 결제를 거절했습니다. 청구된 금액은 없습니다. 다른 카드로 다시 시도해 주세요.',
    insufficient_funds: '카드 잔액이 부족합니다. 청구된 금액은 없습니다. 다른 카드로 다시 시도해 주세요.',
    card_not_supported_in_test_mode:
      '테스트 모드에서는 테스트 카드만 사용할 수 있습니다. 청구된 금액은 없습니다. 4242 4242 4242 4242 카드를 사용해 주세요.',
    authentication_failed: '결제가 승인되지 않았습니다. 청구된 금액은 없습니다. 다시 시도할 수 있습니다.',
    too_many_declines:
      '거절 횟수가 너무 많아 이 결제가 종료되었습니다. 청구된 금액은 없습니다. 이전 페이지로 돌아가 다시 시작해 주세요.',
    intent_canceled: '취소된 결제입니다. 이전 페이지로 돌아가 다시 시작해 주세요.',
    unavailable: '연결이 끊어졌습니다. 다시 시도해 주세요. 중복으로 청구되지 않습니다.',
  },
}
