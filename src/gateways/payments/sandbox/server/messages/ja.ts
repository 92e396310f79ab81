import type { CardMessages } from './card-messages'

export const ja: CardMessages = {
  title: 'カードでお支払い',
  testMode: 'テストモード：実際の請求は発生しません',
  testHint:
    'カード番号 4242 4242 4242 4242、有効期限は未来の年月、セキュリティコードは任意の3桁をご利用ください。',
  number: 'カード番号',
  expiry: '有効期限',
  expiryPlaceholder: '月/年',
  code: 'セキュリティコード',
  codeHint: '裏面の3桁（Amexは表面の4桁）',
  firstName: '名',
  lastName: '姓',
  email: 'メールアドレス',
  emailHint: 'このアドレスには何も送信されません。',
  postal: '郵便番号',
  pay: '{amount} を支払う',
  paying: 'お支払い処理中…',
  done: 'お支払いが完了しました',
  challengeTitle: 'お支払いの確認',
  challengeText: '実際のカードでは、ここでカード会社がご本人によるお支払いかどうかを確認します。',
  approve: '承認する',
  refuse: '拒否する',
  errors: {
    required: 'この項目は必須です',
    incomplete_card: 'カード情報をすべて入力してください',
    invalid_number: 'カード番号が正しくありません',
    invalid_expiry: '有効期限が正しくありません',
    invalid_code: 'セキュリティコードが正しくありません',
    invalid_email: '正しいメールアドレスを入力してください',
    email_format: 'メールアドレスの形式が正しくありません',
  },
  refusals: {
    card_declined:
      'このカードはカード会社に承認されませんでした。請求は発生していません。別のカードをお試しください。',
    insufficient_funds: 'カードの残高が不足しています。請求は発生していません。別のカードをお試しください。',
    card_not_supported_in_test_mode:
      'テストモードではテスト用カードのみご利用いただけます。請求は発生していません。4242 4242 4242 4242 をご利用ください。',
    authentication_failed:
      'お支払いが承認されませんでした。請求は発生していません。もう一度お試しいただけます。',
    too_many_declines:
      '承認されなかった回数が上限に達したため、このお支払いは終了しました。請求は発生していません。前のページに戻ってやり直してください。',
    intent_canceled: 'このお支払いはキャンセルされました。前のページに戻ってやり直してください。',
    unavailable: '接続が切れました。もう一度お試しください。二重に請求されることはありません。',
  },
}
