'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { CallData } from '@/domain/api/schemas'
import type { Sale } from '@/domain/catalog/parts'
import { needsWithdrawalWaiver } from '@/domain/catalog/withdrawal'
import { Button } from '@/ui/primitives/button'
import { Card } from '@/ui/primitives/card'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import type { ScreenPlace } from '../chrome/screen-place'
import { type CheckoutError, checkoutError } from './checkout-errors'
import { ConsentBoxes } from './consent-boxes'
import { LoadFailed } from './load-failed'
import styles from './order-panel.module.css'
import { OrderSummary } from './order-summary'
import { priceText } from './price-text'
import { PromoField } from './promo-field'
import { useBuy } from './use-buy'
import { usePromo } from './use-promo'
import { useQuote } from './use-quote'

type Props = {
  place: ScreenPlace
  orderNumber: string
  sku: CallData<'sku.list'>['items'][number]
  country: string
  sale?: Sale
  /** The country selector. */
  children: ReactNode
  /** Beside the button that orders, as large as it: the way to say no. */
  decline?: ReactNode
}

/** Everything of the order in one box above the button that orders: item, price today, tax, terms. */
export function OrderPanel(props: Props) {
  const { place, orderNumber, sku, country, sale = 'report', children, decline } = props
  const t = useTranslations('pay')
  const tag = useLocale()
  const promo = usePromo()
  const quote = useQuote({
    place,
    skuId: sku.skuId,
    country,
    promo: promo.code,
    packageOf: sale === 'package' ? orderNumber : null,
  })
  const { buy, busy, error, clearError } = useBuy(place, sale)
  const [agreed, setAgreed] = useState(false)
  const [waived, setWaived] = useState(false)
  const [missing, setMissing] = useState<CheckoutError | null>(null)
  const waiverNeeded = needsWithdrawalWaiver(country)
  const { priced } = quote
  const applied = priced?.promo ?? null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkoutError({ skuId: sku.skuId, agreed, waiverNeeded, waived })
    setMissing(found)
    if (found || !priced || quote.busy) return
    const { total: amount, currency } = priced.quote
    void buy({
      examOrderNumber: orderNumber,
      skuId: sku.skuId,
      country,
      promoCode: applied?.code ?? null,
      boxes: waiverNeeded && waived ? ['waiver'] : [],
      seenTotal: { amount, currency },
    }).then(() => quote.reload())
  }

  return (
    <Card as="section" aria-label={t('summary.title')} className={styles.panel}>
      <h2 className={styles.title}>{t('summary.title')}</h2>
      {children}
      <PromoField promo={promo} refusal={quote.refusal} applied={applied} busy={quote.busy} />
      <form noValidate onSubmit={submit} className={styles.form}>
        <ConsentBoxes
          place={place}
          agreed={agreed}
          onAgreed={(value) => {
            setAgreed(value)
            setMissing(null)
          }}
          waiver={waiverNeeded ? { waived, onWaived: setWaived } : null}
          missing={missing}
        />
        {quote.failed && (
          <LoadFailed retry={t('retry')} onRetry={() => void quote.reload()} problem={quote.problem}>
            {t('loadFailed')}
          </LoadFailed>
        )}
        {!priced && !quote.failed && <SpinnerWithWords>{t('loading')}</SpinnerWithWords>}
        {error && (
          <Notice
            tone="danger"
            actions={
              <Button variant="quiet" size="small" onClick={clearError}>
                {t('close')}
              </Button>
            }
          >
            {t(`errors.${error}`)}
          </Notice>
        )}
        {priced && (
          <div className={styles.order}>
            <OrderSummary item={sku.name} quote={priced.quote} promoCode={promo.code} sale={sale} />
            <p className={styles.once}>{t('summary.once')}</p>
            <Button type="submit" size="large" wide busy={busy ? t('creating') : null}>
              {t('buy', {
                total: priceText({ amount: priced.quote.total, currency: priced.quote.currency }, tag),
              })}
            </Button>
          </div>
        )}
        {decline}
      </form>
    </Card>
  )
}
