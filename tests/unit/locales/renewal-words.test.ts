import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { SEED_POLICIES } from '@/seed/policies'
import { leavesOf, type Tree } from './compare'

const project = new URL('../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, project), 'utf8')
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, project), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path}`,
  )

/** How each language says that there are no plans, or that nothing renews. */
const DENIES: Record<Locale, RegExp> = {
  EN: /\bno (?:subscriptions?|memberships?|(?:automatic )?renewals?)\b|\b(?:nothing|never)\b[^.;:]*\brenew|\bwithout (?:a )?(?:subscription|renewal)|\bnot (?:sold|on sale) yet/i,
  DE: /\bkeine?n? (?:Abo|Mitgliedschaft|(?:automatische )?Verlängerung)|\bnichts\b[^.;:]*\bverlänger|verlängert sich nichts|(?<!oder )ohne (?:Abo|Verlängerung)|noch nicht zu kaufen/i,
  FR: /(?:pas|ni|point) (?:d’|de )?(?:abonnement|adhésion|renouvellement)|\brien ne se renouvelle|(?<!ou )sans (?:abonnement|renouvellement)|pas encore en vente/i,
  ES: /\b(?:ni|no hay|(?<!o )sin) (?:una )?(?:suscripci|renovaci|cuotas)|\bnada se renueva|aún no está a la venta/i,
  PT: /\b(?:nem|não há|(?<!ou )sem) (?:uma )?(?:subscri|assinatura|renovaç|adesão)|\bnada se renova|ainda não está à venda/i,
  JA: /定期購[入読](?:は|も|では)?(?:なし|なく|ありません)|定期購入、お試し|自動(?:で)?更新(?:され(?:る|ません)|は|も)?(?:もの)?(?:は|も)?(?:なし|なく|ありません)|まだ販売していない/,
  KR: /구독(?:이|은|도|,)? ?(?:상품은 )?(?:없|아니)|자동(?:으로)? ?갱신(?:은|도|이|되는 것은|되지)? ?(?:없|않)|갱신되는 것(?:이|은|도) 없|아직 판매하지 않는/,
  CN: /(?<!有)(?:没有|无需|都?不是)(?:任何)?(?:自动)?(?:订阅|会员|续费)|不会?(?:自动)?续费|尚未开售/,
  HK: /(?<!有)(?:沒有|毋須|都?不是)(?:任何)?(?:自動)?(?:訂閱|會籍|續費)|不會?(?:自動)?續費|尚未發售/,
}

/** What is paid once: a text that may deny has to name it. */
const ONE_PURCHASE: Record<Locale, RegExp> = {
  EN: /report|course|guide|order|test/i,
  DE: /Bericht|Kurs|Leitfaden|Bestellung|Test/,
  FR: /rapport|cours|guide|commande|test/i,
  ES: /informe|curso|guía|pedido|test/i,
  PT: /relatório|curso|guia|encomenda|teste/i,
  JA: /レポート|コース|ガイド|ご注文|テスト/,
  KR: /리포트|강좌|가이드|주문|테스트/,
  CN: /报告|课程|指南|订单|测试/,
  HK: /報告|課程|指南|訂單|測試/,
}

/** Texts beside or about a purchase that is paid once. Nothing else may deny that anything renews. */
const OF_ONE_PURCHASE = [
  /^locales\/pay\.json:(?:tiers\.intro|summary\.once|payment\.once|course\.keep)$/,
  /^locales\/(?:triple\.json:intro|packages\.json:steps\.optional|landing\.json:price\.once|courses\.json:lock\.sold)$/,
  /^src\/seed\/content:landings\.(?:new\.blocks\.(?:4\.text|5\.items\.3\.text)|test_center\.blocks\.4\.text)$/,
  /^src\/seed\/content:protocols\.terms\.sections\.3\.paragraphs\.0$/,
  /^src\/seed\/exams\/\w+:landing\.blocks\.(?:2\.items\.3\.text|3\.text)$/,
  // Landing pages of one test: each such text names the report or the test.
  /^src\/seed\/landings\/words\/\w+:(?:description|blocks\.\d+\.(?:text|(?:items|rows)\.\d+\.(?:text|others)))$/,
  // What is no plan.
  /^src\/seed\/terms:plans\.0\.paragraphs\.0$/,
  // The test of depression, beside which nothing is sold.
  /^src\/seed\/exams\/depression:landing\.blocks\.2\.items\.0\.text$/,
  // What is free with a plan and without.
  /^src\/seed\/centre\/help:what-a-plan-opens\.sections\.0\.paragraphs\.1$/,
  /^src\/seed\/centre\/help:(?:do-i-have-a-subscription|will-i-be-charged-again)\.sections\.0\.paragraphs\.[01]$/,
] as const

const isOfOnePurchase = (place: string): boolean => OF_ONE_PURCHASE.some((key) => key.test(place))

/** Screens and letters of plans, which may say that somebody has none, or that one is renewed no more. */
const OF_PLANS = /^locales\/(?:(?:plans|subscription|cancel)\.json|mail\.json:plan)/

/** Files of one language, and those that have all nine in one. */
const textsIn = (locale: Locale): [place: string, text: string][] => {
  const leavesIn = (place: string, tree: unknown): [string, string][] =>
    [...leavesOf(tree as Tree)].map(([path, text]) => [`${place}:${path}`, text])
  const own = filesIn(`locales/${locale}`).flatMap((path) =>
    leavesIn(path.replace(`/${locale}/`, '/'), JSON.parse(read(path))),
  )
  const seeded = filesIn('src/seed').filter((path) => path.endsWith('.json'))
  const inFiles = seeded
    .filter((path) => path.endsWith(`/${locale}.json`))
    .flatMap((path) => leavesIn(path.replace(`/${locale}.json`, ''), stringsOf(JSON.parse(read(path)))))
  const inOne = seeded.flatMap((path) => {
    const tree = JSON.parse(read(path)) as Record<string, unknown>
    return !Array.isArray(tree) && LOCALES.every((each) => each in tree)
      ? leavesIn(path, stringsOf(tree[locale]))
      : []
  })
  const policies = leavesIn(
    'src/seed/policies',
    stringsOf(
      SEED_POLICIES.map(({ button, note, boxes }) => [
        button[locale],
        note?.[locale],
        boxes.map(({ label }) => label[locale]),
      ]),
    ),
  )
  return [...own, ...inFiles, ...inOne, ...policies]
}

/** The same value with nothing in it but texts. */
const stringsOf = (value: unknown): Tree | string => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stringsOf(inner)]))
}

describe.each(LOCALES)('%s', (locale) => {
  const denying = textsIn(locale).filter(
    ([place, text]) => !OF_PLANS.test(place) && DENIES[locale].test(text),
  )

  it('denies renewal only of what is paid once', () => {
    expect(denying.filter(([place]) => !isOfOnePurchase(place))).toEqual([])
  })

  it('names what it speaks of where it denies renewal', () => {
    expect(denying.filter(([, text]) => !ONE_PURCHASE[locale].test(text))).toEqual([])
  })
})

/** What stood on the pages before there were plans. */
const BEFORE: [Locale, string][] = [
  ['EN', 'No subscription'],
  ['EN', 'There is no trial and no automatic renewal.'],
  ['EN', 'It is not a renewal: nothing here renews.'],
  ['EN', 'Part of a membership that is not sold yet'],
  ['DE', 'Kein Abo'],
  ['DE', 'Bei uns verlängert sich nichts.'],
  ['DE', 'Es gibt keine Probephase und keine automatische Verlängerung.'],
  ['FR', 'Pas d’abonnement'],
  ['FR', 'Un seul paiement, sans abonnement'],
  ['FR', 'et rien ne se renouvelle tout seul.'],
  ['ES', 'Un solo pago, sin suscripción'],
  ['ES', 'y nada se renueva por su cuenta.'],
  ['PT', 'Um único pagamento, sem subscrição'],
  ['PT', 'nada se renova sozinho.'],
  ['JA', '定期購入なし'],
  ['JA', 'お試し期間も自動更新もありません。'],
  [
    'JA',
    '当サイトに、自動で更新されるものはないからです。料金がかかるのはレポートだけで、自動更新はありません。',
  ],
  ['KR', '구독이 아니에요'],
  ['KR', '지금 판매하는 것 가운데 구독 상품은 없어요.'],
  ['KR', '자동으로 갱신되는 것은 없어요.'],
  ['CN', '没有订阅'],
  ['CN', '没有试用期，也不会自动续费。'],
  ['HK', '沒有訂閱'],
  ['HK', '那不是續費：這裏沒有任何續費。'],
]

describe('a planted denial', () => {
  it.each(BEFORE)('is found in %s: %s', (locale, text) => expect(text).toMatch(DENIES[locale]))

  it('is no excuse for a key that only looks like one of those', () => {
    expect(isOfOnePurchase('locales/pay.json:summary.once')).toBe(true)
    expect(isOfOnePurchase('locales/pay.json:summary.onceMore')).toBe(false)
    expect(isOfOnePurchase('src/seed/content:protocols.refund.sections.0.paragraphs.0')).toBe(false)
  })
})

// A decision says under its status what is built.
const documents = filesIn('docs').filter((path) => path.endsWith('.md') && !path.includes('/decisions/'))

describe('what colleagues read', () => {
  it.each(['README.md', ...documents])('does not say that there are no plans: %s', (path) => {
    expect(read(path)).not.toMatch(/there are no subscriptions|one-time purchases only|plans are not built/i)
  })
})
