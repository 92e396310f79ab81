'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import type { CallData } from '@/domain/api/calls'
import { LoadFailed } from '@/ui/loading/load-failed'
import { useLoadWords } from '@/ui/loading/use-load-words'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { Card } from '@/ui/primitives/card'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { PromoField } from '../promo/promo-field'
import { usePromo, useSettledPromo } from '../promo/use-promo'
import { dueOf } from '../tiers/paid-before'
import { ConsentBoxes } from './consent-boxes'
import { allTicked, tickedKinds } from './legal-boxes'
import { WhyNotOrdered } from './not-ordered'
import styles from './order-panel.module.css'
import { type OrderSubject, type Priced, seenPlanOf, subjectKey } from './order-subject'
import { OrderSummary } from './order-summary'
import { type BuyWords, useBuy } from './use-buy'
import { useDelayedPress } from './use-delayed-press'
import { usePayWords } from './use-pay-words'
import { usePolicy } from './use-policy'
import { useQuote } from './use-quote'

type Props = {
  place: ScreenPlace
  subject: OrderSubject
  sku: Pick<CallData<'sku.list'>['items'][number], 'skuId' | 'name' | 'price' | 'upgrade'>
  country: string
  /** Of what is more than one payment. */
  renewal?: Renewal
  /** The country selector. */
  children: ReactNode
  /** Beside the button that orders, as large as it: the way to say no. */
  decline?: ReactNode
}

/** What the order of a plan says in other words than one of a single payment. */
export type Renewal = {
  agreement: { label: ReactNode; missing: string }
  /** All that follows the payment of today. */
  follows: (priced: Priced) => ReactNode
  /** A price that is only today's. */
  today: (total: string) => string
  /** The words of the button, where a trial begins and the country has none of its own. */
  begins?: (total: string) => string
  errors: Partial<Record<BuyWords, string>>
}

const NO_BOXES = [] as const

/** Everything of the order in one box above the button that orders: item, price today, tax, terms. */
export function OrderPanel(props: Props) {
  const { place, sku, subject, renewal, children, decline } = props
  const t = useTranslations('pay')
  const words = useLoadWords()
  const form = useRef<HTMLFormElement>(null)
  const { promo, quote, policy, consent, boxes, buying, waiting, problem, reload, submit } = useOrder({
    ...props,
    form,
  })
  const { priced } = quote
  // Directly above the button that was pressed.
  const notOrdered = <WhyNotOrdered place={place} subject={subject} said={renewal?.errors} buying={buying} />
  return (
    <Card as="section" aria-label={t('summary.title')} className={styles.panel}>
      <h2 className={styles.title}>{t('summary.title')}</h2>
      {children}
      {!renewal && (
        <PromoField
          promo={promo}
          refusal={quote.refusal}
          refused={quote.refused}
          priced={quote.failed ? null : priced}
          busy={quote.busy}
          onAgain={() => void quote.reload()}
        />
      )}
      <form ref={form} noValidate onSubmit={submit} className={styles.form}>
        {policy.data && (
          <ConsentBoxes
            place={place}
            agreed={consent.agreed}
            onAgreed={consent.onAgreed}
            boxes={boxes}
            ticked={consent.ticked}
            onTicked={consent.onTicked}
            minimumAge={policy.data.minimumAge}
            agreement={renewal?.agreement}
            pressed={consent.pressed}
          />
        )}
        {problem && (
          <LoadFailed retry={t('retry')} onRetry={reload} problem={problem}>
            {words(problem)}
          </LoadFailed>
        )}
        {!problem && (!priced || !policy.data) && <SpinnerWithWords>{t('loading')}</SpinnerWithWords>}
        {!(priced && policy.data) && notOrdered}
        {priced && policy.data && (
          <div className={styles.order}>
            <OrderSummary item={sku.name} quote={priced.quote} promoCode={promo.code} sale={subject.sale} />
            {renewal ? renewal.follows(priced) : <p className={styles.once}>{t('summary.once')}</p>}
            {policy.data.note && <p className={styles.once}>{policy.data.note}</p>}
            {notOrdered}
            <OrderButton
              policy={policy.data}
              quote={priced.quote}
              today={renewal?.today}
              begins={priced.offer?.plan.trial ? renewal?.begins : undefined}
              busy={buying.busy || waiting}
            />
          </div>
        )}
        {decline}
      </form>
    </Card>
  )
}

type Order = Pick<Props, 'place' | 'subject' | 'sku' | 'country'> & {
  form: RefObject<HTMLFormElement | null>
}

/** Price, terms and consent of the order; ordered is only what the buyer saw. */
const useOrder = ({ place, subject, sku, country, form }: Order) => {
  const promo = usePromo()
  const due = dueOf(sku).amount
  // A plan takes no codes.
  const code = subject.sale === 'plan' ? '' : promo.code
  const quote = useQuote({ place, subject, skuId: sku.skuId, country, promo: code, due })
  useSettledPromo(promo, quote)
  const policy = usePolicy({ place, country, plan: subject.sale === 'plan' })
  const buying = useBuy(place, subject)
  const consent = useConsent()
  const { priced } = quote
  const boxes = policy.data?.boxes ?? NO_BOXES
  const problem = quote.failed ? quote.problem : policy.error
  const seen =
    priced &&
    JSON.stringify([
      priced.sku.skuId,
      subjectKey(subject, place),
      priced.quote.total,
      priced.quote.currency,
      seenPlanOf(priced),
    ])
  const press = useDelayedPress({
    form,
    seen: problem ? null : seen,
    settled: !quote.busy && !policy.isValidating,
    onChanged: () => buying.fail('errors.priceChanged'),
  })
  const reload = () => {
    void quote.reload()
    void policy.mutate()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    consent.press()
    const { agreed, ticked } = consent
    if (!allTicked({ agreed, boxes, ticked })) {
      form.current?.querySelector<HTMLInputElement>('input[type=checkbox]:not(:checked)')?.focus()
      return
    }
    if (!priced || !policy.data || press.delay()) return
    const { total: amount, currency } = priced.quote
    void buying
      .buy({
        skuId: sku.skuId,
        country,
        promoCode: priced.promo?.code ?? null,
        boxes: tickedKinds({ boxes, ticked }),
        seenTotal: { amount, currency },
        seenPlan: seenPlanOf(priced),
        shown: form.current?.innerText ?? '',
      })
      .then(reload)
  }
  return { promo, quote, policy, consent, boxes, buying, waiting: press.waiting, problem, reload, submit }
}

type ButtonProps = {
  policy: CallData<'payment.policy'>
  quote: CallData<'sku.info'>['quote']
  today: Renewal['today'] | undefined
  begins: Renewal['begins']
  busy: boolean
}

function OrderButton({ policy, quote, today, begins, busy }: ButtonProps) {
  const t = useTranslations('pay')
  const words = usePayWords({ policy, quote, ours: 'buy', today, begins })
  return (
    <Button type="submit" size="large" wide busy={busy ? t('creating') : null}>
      {words}
    </Button>
  )
}

/** What the buyer ticked, and whether they pressed the button before everything was. */
const useConsent = () => {
  const [agreed, setAgreed] = useState(false)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [pressed, setPressed] = useState(false)
  const onTicked = (label: string, on: boolean) => {
    const others = [...ticked].filter((each) => each !== label)
    setTicked(new Set(on ? [...others, label] : others))
  }
  return { agreed, onAgreed: setAgreed, ticked, onTicked, pressed, press: () => setPressed(true) }
}
