'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import type { CallData } from '@/domain/api/schemas'
import { Button } from '@/ui/primitives/button'
import type { ScreenPlace } from '../chrome/screen-place'
import { useGo } from '../chrome/use-go'
import { PackagesCard } from '../packages/packages-card'
import styles from './outcome.module.css'
import { PaidMark } from './paid-mark'
import { Receipt } from './receipt'
import { SendAgain } from './send-again'
import { useCountdown } from './use-countdown'

type Props = { place: ScreenPlace; order: CallData<'pay.info'>; opensAfterSeconds: number }

/** Where the report went, when it opens by itself, and what was paid. */
export function Paid({ place, order, opensAfterSeconds }: Props) {
  const t = useTranslations('pay.success')
  const go = useGo(place)
  const [stopped, setStopped] = useState(false)
  const [email, setEmail] = useState(order.email)
  const { examOrderNumber } = order
  const open = useCallback(
    () => go('report', { query: { orderNumber: examOrderNumber } }),
    [go, examOrderNumber],
  )
  const left = useCountdown({ seconds: opensAfterSeconds, running: !stopped, onEnd: open })
  return (
    <div className={styles.outcome}>
      <PaidMark />
      <h1>{t('title')}</h1>
      <p>{t('mail', { email })}</p>
      <p className={styles.countdown}>{stopped ? t('stopped') : t('countdown', { seconds: left ?? 0 })}</p>
      <div className={styles.actions}>
        <Button size="large" onClick={open}>
          {t('open')}
        </Button>
        {!stopped && (
          <Button size="large" variant="quiet" onClick={() => setStopped(true)}>
            {t('stop')}
          </Button>
        )}
      </div>
      <Receipt order={order} />
      <SendAgain
        orderNumber={order.orderNumber}
        email={email}
        onOpen={() => setStopped(true)}
        onSent={setEmail}
      />
      <PackagesCard place={place} orderNumber={examOrderNumber} />
    </div>
  )
}
