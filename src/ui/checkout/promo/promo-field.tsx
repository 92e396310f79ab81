'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useState } from 'react'
import { parseCurrency } from '@/domain/money/currencies'
import { formatMoney } from '@/domain/money/format-money'
import { useTooOften } from '@/ui/loading/use-too-often'
import { Button } from '@/ui/primitives/button'
import { Fold } from '@/ui/primitives/fold'
import { TextField } from '@/ui/primitives/text-field'
import type { Priced } from '../order/order-subject'
import type { QuoteRefusal } from '../order/use-quote'
import styles from './promo-field.module.css'
import type { PromoEntry } from './use-promo'
import { useSecondsUntil } from './use-seconds-until'

type Props = {
  promo: PromoEntry
  refusal: QuoteRefusal | null
  /** With what the server refused it. */
  refused?: unknown
  /** The price that came for this code; null: none did. */
  priced: Priced | null
  busy: boolean
  /** Asks for the price once more, with the same code. */
  onAgain: () => void
}

/** A code is only applied when the server says so; a refusal says why and leaves the price as it was. */
export function PromoField({ promo, refusal, refused, priced, busy, onAgain }: Props) {
  const t = useTranslations('pay.promo')
  const tooOften = useTooOften()
  const [text, setText] = useState(promo.code)
  const [empty, setEmpty] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = text.trim()
    setEmpty(code === '')
    if (code === '') return
    if (code === promo.code) onAgain()
    else promo.apply(code)
  }
  const said = refusal ?? promo.refused
  const why = said === 'tooMany' ? tooOften(refused) : said && t(said)
  // A code that was refused is forgotten: the field is empty for another one.
  useEffect(() => {
    if (promo.refused) setText('')
  }, [promo.refused])
  if (promo.code !== '' && priced && !refusal && !busy) {
    const endsAt = priced.promo?.endsAt
    return (
      <div className={styles.applied}>
        <div className={styles.message}>
          <Applied priced={priced} />
          {endsAt && <PromoEnd key={endsAt} endsAt={endsAt} onEnd={onAgain} />}
        </div>
        <Button variant="quiet" size="small" onClick={promo.remove}>
          {t('remove')}
        </Button>
      </div>
    )
  }
  return (
    <Fold summary={t('open')} open={promo.code !== '' || promo.refused !== null || undefined}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField
          label={t('label')}
          value={text}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={empty ? t('empty') : why && !busy ? why : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={busy && promo.code ? t('applying') : null}>
          {t('apply')}
        </Button>
      </form>
    </Fold>
  )
}

/** What the code does: so many percent, an amount, or nothing that another discount does not do better. */
function Applied({ priced: { promo, quote } }: { priced: Priced }) {
  const t = useTranslations('pay.promo')
  const tag = useLocale()
  if (!promo) return <p role="status">{t('betterDiscount')}</p>
  const { code, percent } = promo
  if (percent !== null) return <p role="status">{t('applied', { code, percent })}</p>
  const amount = quote.discounts.find(({ kind }) => kind === 'promo')?.amount ?? 0
  const currency = parseCurrency(quote.currency)
  return (
    <p role="status">
      {t('appliedAmount', { code, amount: currency ? formatMoney({ amount, currency }, tag) : '' })}
    </p>
  )
}

const DAY_SECONDS = 86_400

/** How long a code still counts, in its last day. A timer by its role: it is read when asked for, not every second. */
function PromoEnd({ endsAt, onEnd }: { endsAt: string; onEnd: () => void }) {
  const t = useTranslations('pay.promo')
  const left = useSecondsUntil({ endsAt, within: DAY_SECONDS, onEnd })
  if (left === null) return null
  return (
    <p role="timer" className={styles.end}>
      {t('endsIn', { time: clockText(left) })}
    </p>
  )
}

/** Seconds as a clock that runs down writes them, the same in every language: 05:12:33. */
export const clockText = (seconds: number): string =>
  [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
    .map((value) => String(Math.floor(value)).padStart(2, '0'))
    .join(':')
