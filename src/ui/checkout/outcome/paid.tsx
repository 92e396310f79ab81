'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import type { CallData } from '@/domain/api/calls'
import type { PaymentKind } from '@/domain/exam/kinds'
import styles from '@/ui/loading/outcome.module.css'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { PackagesCard } from '@/ui/packages/packages-card'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { VisuallyHidden } from '@/ui/primitives/visually-hidden'
import { AccountLine } from './account-line'
import { MailStatus } from './mail-status'
import { PaidMark } from './paid-mark'
import { Receipt } from './receipt'
import { SendAgain } from './send-again'
import { useReceiptMail } from './use-receipt-mail'
import { useReportMade } from './use-report-made'

type Props = { place: ScreenPlace; order: CallData<'pay.info'>; opensAfterSeconds: number }

/**
 * Thanks while the report is put together; then where it went, and when it opens by itself
 * (ui/report/report-screen.tsx). Below it what was paid.
 */
export function Paid({ place, order, opensAfterSeconds }: Props) {
  const t = useTranslations('pay.success')
  const go = useGo(place)
  const [stopped, setStopped] = useState(false)
  const mail = useReceiptMail(order)
  const examOrderNumber = order.examOrderNumber ?? ''
  const open = useCallback(
    () => go('report', { query: { orderNumber: examOrderNumber } }),
    [go, examOrderNumber],
  )
  const { made, retry } = useReportMade(examOrderNumber)
  // A buyer whose mail was refused has something to do here.
  const waits = stopped || mail.state === 'refused'
  const running = made === 'ready' && !waits
  const left = useCountdown({ seconds: opensAfterSeconds, running, onEnd: open })
  return (
    <div className={styles.outcome}>
      <PaidMark />
      <h1>{t(made === 'ready' ? 'title' : 'paid')}</h1>
      <div role="status">
        <MailStatus mail={mail} />
        {/* The heading changes without a word to those who listen. */}
        {made === 'ready' && <VisuallyHidden>{t('title')}</VisuallyHidden>}
      </div>
      {(mail.state === 'onItsWay' || mail.state === 'sent') && <p>{t('year')}</p>}
      {made === 'making' && <SpinnerWithWords>{t('making')}</SpinnerWithWords>}
      {made === 'slow' && <Notice title={t('slow')}>{t('slowText')}</Notice>}
      {made === 'ready' && (
        <p className={styles.countdown}>{waits ? t('stopped') : t('countdown', { seconds: left ?? 0 })}</p>
      )}
      <div className={styles.actions}>
        {made === 'slow' && (
          <Button size="large" onClick={retry}>
            {t('retry')}
          </Button>
        )}
        {made !== 'making' && (
          <Button size="large" variant={made === 'slow' ? 'secondary' : 'primary'} onClick={open}>
            {t('open')}
          </Button>
        )}
        {running && (
          <Button size="large" variant="quiet" onClick={() => setStopped(true)}>
            {t('stop')}
          </Button>
        )}
      </div>
      <AccountLine
        place={place}
        email={order.email}
        kept={mail.state === 'kept'}
        forGood={order.productKind !== null && !ABOUT_HEALTH.includes(order.productKind)}
      />
      <Receipt place={place} order={order} />
      {mail.state !== 'kept' && (
        <SendAgain orderNumber={order.orderNumber} mail={mail} onOpen={() => setStopped(true)} />
      )}
      <PackagesCard place={place} orderNumber={examOrderNumber} />
    </div>
  )
}

const ABOUT_HEALTH: readonly PaymentKind[] = ['DEPS', 'YDGX']

/** Whole seconds until `onEnd` runs, once. Stands still while the page is hidden, and when `running` is false. */
const useCountdown = ({
  seconds,
  running,
  onEnd,
}: {
  seconds: number | null
  running: boolean
  onEnd: () => void
}): number | null => {
  const [passed, setPassed] = useState(0)
  const left = seconds === null ? null : Math.max(0, seconds - passed)
  const over = left === 0
  useEffect(() => {
    if (seconds === null || !running || over) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setPassed((value) => value + 1)
    }, 1_000)
    return () => clearInterval(timer)
  }, [seconds, running, over])
  useEffect(() => {
    if (over && running) onEnd()
  }, [over, running, onEnd])
  return left
}
