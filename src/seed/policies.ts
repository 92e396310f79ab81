import type { PolicyBox } from '@/domain/catalog/checkout-policy'
import type { Locale } from '@/domain/locale/locales'
import type { PLAN_POLICY_SETTINGS } from '@/domain/settings'
import type { Conversion } from '@/domain/subscriptions/terms'

type InNine = Record<Locale, string>

type SeedPolicy = {
  name: string
  /** Those of the seed's countries that it is for; none: wherever no other applies. */
  countries: readonly string[]
  button: InNine
  note: InNine | null
  withdrawalDays: number
  boxes: readonly { kind: PolicyBox; label: InNine }[]
  /** What the law asks of plans, where it is more than elsewhere; domain/subscriptions/country-rules.ts holds the least. */
  plans?: Partial<SeedPlanPolicy>
}

type SeedPlanPolicy = { conversion: Conversion } & Record<keyof typeof PLAN_POLICY_SETTINGS, number>

/** The European Union, the other states of the EEA, and the United Kingdom: 14 days to withdraw from a contract made online. */
const EUROPE =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB'.split(' ')

const PAY: InNine = {
  EN: 'Pay {total}',
  CN: '支付{total}',
  FR: 'Payer {total}',
  ES: 'Pagar {total}',
  JA: '{total}を支払う',
  HK: '支付{total}',
  DE: '{total} zahlen',
  PT: 'Pagar {total}',
  KR: '{total} 결제하기',
}

/** What the law of a country asks of the buy box (docs/facts/commerce.md R3, R4, R6). */
export const SEED_POLICIES: readonly SeedPolicy[] = [
  {
    name: 'European Union, EEA, United Kingdom',
    countries: EUROPE,
    withdrawalDays: 14,
    button: {
      EN: 'Order with obligation to pay',
      CN: '提交订单（须付款）',
      FR: 'Commander avec obligation de paiement',
      ES: 'Pedido con obligación de pago',
      JA: '注文を確定する（お支払いが必要です）',
      HK: '提交訂單（須付款）',
      DE: 'Zahlungspflichtig bestellen',
      PT: 'Encomenda com obrigação de pagar',
      KR: '주문하기(결제 의무 발생)',
    },
    note: {
      EN: 'You may withdraw from this contract within 14 days without giving a reason. The right ends early once the content has been delivered at your request.',
      CN: '您可在14天内无理由撤回本合同。内容应您的要求提供后，此项权利即提前终止。',
      FR: 'Vous pouvez vous rétracter dans les 14 jours sans donner de motif. Ce droit prend fin dès que le contenu est fourni à votre demande.',
      ES: 'Puedes desistir de este contrato en un plazo de 14 días sin dar ningún motivo. El derecho termina antes si el contenido ya se ha entregado a petición tuya.',
      JA: '14日以内であれば、理由を問わず本契約を撤回できます。ただし、ご希望によりコンテンツが提供された時点で、この権利は消滅します。',
      HK: '您可於14日內無須說明理由而撤回本合約。內容應您的要求提供後，此項權利即提前終止。',
      DE: 'Sie können diesen Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Das Widerrufsrecht erlischt vorzeitig, sobald die Inhalte auf Ihren Wunsch bereitgestellt wurden.',
      PT: 'Pode resolver este contrato no prazo de 14 dias, sem indicar o motivo. O direito cessa antes se o conteúdo já tiver sido fornecido a seu pedido.',
      KR: '14일 이내에는 이유를 밝히지 않고 계약을 철회할 수 있습니다. 다만 요청에 따라 콘텐츠가 제공되면 이 권리는 그 시점에 소멸합니다.',
    },
    // Directive 2011/83/EU, art. 16 m: the right ends early only after both were said in a box of its own.
    boxes: [
      {
        kind: 'waiver',
        label: {
          EN: 'I ask that the content I order be delivered at once, and I know that my 14-day right of withdrawal ends with its delivery.',
          CN: '我要求立即提供所订内容，并知悉内容一经提供，我的14天撤回权即告终止。',
          FR: 'Je demande la fourniture immédiate du contenu commandé et je reconnais que je perds mon droit de rétractation de 14 jours dès qu’il est fourni.',
          ES: 'Solicito que el contenido del pedido se entregue de inmediato y sé que, con la entrega, pierdo mi derecho de desistimiento de 14 días.',
          JA: '注文したコンテンツの提供をただちに開始することを求め、提供された時点で14日間の撤回権が消滅することを理解しています。',
          HK: '我要求立即提供所訂內容，並知悉內容一經提供，我的14日撤回權便告終止。',
          DE: 'Ich verlange ausdrücklich, dass die bestellten Inhalte sofort bereitgestellt werden, und mir ist bekannt, dass mein 14-tägiges Widerrufsrecht mit der Bereitstellung erlischt.',
          PT: 'Peço que o conteúdo encomendado seja fornecido de imediato e sei que, com o fornecimento, perco o direito de livre resolução de 14 dias.',
          KR: '주문한 콘텐츠를 즉시 제공해 줄 것을 요청하며, 콘텐츠가 제공되면 14일의 청약철회권이 소멸한다는 점을 확인합니다.',
        },
      },
    ],
  },
  {
    name: 'Japan',
    countries: ['JP'],
    withdrawalDays: 0,
    button: {
      EN: 'Confirm the order',
      CN: '确认下单',
      FR: 'Confirmer la commande',
      ES: 'Confirmar el pedido',
      JA: '注文を確定する',
      HK: '確認訂單',
      DE: 'Bestellung verbindlich bestätigen',
      PT: 'Confirmar a encomenda',
      KR: '주문 확정하기',
    },
    // Act on Specified Commercial Transactions, art. 12-6: when one pays, when it is delivered, and how to cancel.
    note: {
      EN: 'You pay when you order, and delivery follows right after payment. As this is digital content, it cannot be returned or cancelled for a change of mind once delivery has begun.',
      CN: '下单时付款，付款后立即提供。由于是数字内容，开始提供后，不接受因个人原因提出的退货或取消。',
      FR: 'Vous payez à la commande et le contenu est fourni aussitôt après. S’agissant d’un contenu numérique, il ne peut être ni retourné ni annulé par simple changement d’avis une fois la fourniture commencée.',
      ES: 'Pagas al hacer el pedido y el contenido se entrega justo después del pago. Al tratarse de contenido digital, una vez iniciada la entrega no se admiten devoluciones ni cancelaciones por cambio de opinión.',
      JA: 'お支払いはご注文時、提供はお支払い後すぐです。デジタルコンテンツのため、提供開始後のお客様都合による返品・キャンセルはお受けできません。',
      HK: '落單時付款，付款後立即提供。由於屬數碼內容，開始提供後，恕不接受因個人理由提出的退貨或取消。',
      DE: 'Sie zahlen bei der Bestellung, bereitgestellt wird sofort nach der Zahlung. Da es sich um digitale Inhalte handelt, sind Rückgabe und Stornierung aus persönlichen Gründen nicht mehr möglich, sobald die Bereitstellung begonnen hat.',
      PT: 'Paga ao encomendar e o conteúdo é fornecido logo após o pagamento. Por se tratar de conteúdo digital, depois de iniciado o fornecimento não são aceites devoluções nem cancelamentos por mudança de opinião.',
      KR: '주문하실 때 결제하시며, 결제 후 바로 제공됩니다. 디지털 콘텐츠이므로 제공이 시작된 뒤에는 단순 변심에 의한 반품이나 취소를 받지 않습니다.',
    },
    boxes: [],
  },
  {
    name: 'South Korea',
    countries: ['KR'],
    withdrawalDays: 7,
    button: PAY,
    // Act on Consumer Protection in Electronic Commerce, art. 17: no withdrawal from digital content whose provision has
    // begun, if the buyer was informed of it before.
    note: {
      EN: 'You may withdraw within 7 days, but no longer once provision of the digital content has begun. It begins right after payment (South Korea’s Act on Consumer Protection in Electronic Commerce, article 17).',
      CN: '您可在7天内撤回订单，但数字内容一经开始提供即不能撤回。付款后立即开始提供（韩国《电子商务消费者保护法》第17条）。',
      FR: 'Vous pouvez vous rétracter dans les 7 jours, mais plus dès que la fourniture du contenu numérique a commencé. Elle commence aussitôt après le paiement (loi coréenne sur la protection des consommateurs dans le commerce électronique, article 17).',
      ES: 'Puedes desistir en un plazo de 7 días, pero no una vez iniciado el suministro del contenido digital, que empieza justo después del pago (Ley coreana de protección del consumidor en el comercio electrónico, artículo 17).',
      JA: '7日以内であれば申込みを撤回できますが、デジタルコンテンツの提供が始まった後は撤回できません。提供はお支払い後すぐに始まります（韓国・電子商取引等における消費者保護に関する法律第17条）。',
      HK: '您可於7日內撤回訂單，但數碼內容一經開始提供便不能撤回。付款後立即開始提供（南韓《電子商務消費者保護法》第17條）。',
      DE: 'Sie können binnen 7 Tagen widerrufen, jedoch nicht mehr, sobald die Bereitstellung der digitalen Inhalte begonnen hat. Sie beginnt sofort nach der Zahlung (koreanisches Gesetz über den Verbraucherschutz im elektronischen Geschäftsverkehr, Artikel 17).',
      PT: 'Pode desistir da compra no prazo de 7 dias, mas não depois de iniciado o fornecimento do conteúdo digital, que começa logo após o pagamento (lei sul-coreana de proteção do consumidor no comércio eletrónico, artigo 17.º).',
      KR: '결제 후 7일 이내에 청약을 철회할 수 있습니다. 다만 디지털 콘텐츠는 결제 직후 제공이 시작되며, 제공이 시작된 뒤에는 「전자상거래 등에서의 소비자보호에 관한 법률」 제17조에 따라 청약을 철회할 수 없습니다.',
    },
    boxes: [],
    // The same act: a trial becomes paid only with a consent of its own.
    plans: { conversion: 'asked' },
  },
  {
    name: 'Brazil',
    countries: ['BR'],
    withdrawalDays: 7,
    button: PAY,
    note: {
      EN: 'You may change your mind within 7 days: write to us, and you get the full price back.',
      CN: '7天内您可以反悔：给我们写信，即可获得全额退款。',
      FR: 'Vous pouvez changer d’avis dans les 7 jours : écrivez-nous et le prix total vous est remboursé.',
      ES: 'Puedes arrepentirte en un plazo de 7 días: escríbenos y te devolvemos el precio completo.',
      JA: '7日以内であれば購入を取り消せます。ご連絡いただければ、全額を返金いたします。',
      HK: '您可於7日內改變主意：寫信給我們，即可獲全數退款。',
      DE: 'Sie können es sich innerhalb von 7 Tagen anders überlegen: Schreiben Sie uns, und Sie erhalten den vollen Preis zurück.',
      PT: 'Tem 7 dias para se arrepender da compra: escreva-nos e devolvemos-lhe o valor total.',
      KR: '7일 이내에 마음이 바뀌면 저희에게 알려 주세요. 전액을 환불해 드립니다.',
    },
    boxes: [],
  },
  {
    name: 'Mainland China',
    countries: ['CN'],
    withdrawalDays: 0,
    button: {
      EN: 'Pay {total} now',
      CN: '立即支付{total}',
      FR: 'Payer {total} maintenant',
      ES: 'Pagar {total} ahora',
      JA: '今すぐ{total}を支払う',
      HK: '立即支付{total}',
      DE: 'Jetzt {total} zahlen',
      PT: 'Pagar {total} agora',
      KR: '지금 {total} 결제하기',
    },
    note: null,
    boxes: [],
    // Five days before each automatic charge, for which a week is too short.
    plans: { shortestPeriodDays: 8, remindTrialDays: 5, remindRenewalDays: 5 },
  },
  {
    name: 'United States',
    countries: ['US'],
    withdrawalDays: 0,
    button: PAY,
    note: null,
    boxes: [],
    // States ask for a reminder before a paid plan renews for the first time.
    plans: { remindFirstRenewalDays: 7 },
  },
  { name: 'Everywhere else', countries: [], withdrawalDays: 0, button: PAY, note: null, boxes: [] },
]
