'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import useSWR from 'swr'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { LoadFailed } from '@/ui/loading/load-failed'
import styles from '@/ui/loading/outcome.module.css'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { ButtonLink } from '@/ui/primitives/button-link'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { NoReport } from '../no-report'
import { useReportNumber } from '../use-report-number'
import { AnswerReview } from './answer-review'

/** Every question with the taker's answer beside the right one. Without the part: what it would show, and where it is sold. */
export function WrongScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('report')
  const go = useGo(place)
  const number = useReportNumber(place)
  const orderNumber = number.phase === 'ready' ? number.orderNumber : null
  const { data, error, mutate } = useSWR(
    orderNumber ? ['order.questions', orderNumber] : null,
    () => call('order.questions', { params: { orderNumber: orderNumber ?? '' } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const problem = error ? problemOf(error) : null
  useEffect(() => {
    if (problem === 'notConfirmed') go('confirm', { replace: true })
    if (problem === 'sittingInvalid') go('abnormal', { replace: true })
  }, [problem, go])
  if (number.phase === 'none' || problem === 'gone') return <NoReport place={place} />
  if (problem === 'partLocked') return <Locked place={place} />
  const failed = number.phase === 'failed' ? number.retry : problem ? () => void mutate() : null
  if (failed && problem !== 'notConfirmed' && problem !== 'sittingInvalid') {
    return (
      <LoadFailed
        heading={t('meta.wrong')}
        retry={t('retry')}
        onRetry={failed}
        problem={number.phase === 'failed' ? number.problem : error}
      >
        {t('loadFailed')}
      </LoadFailed>
    )
  }
  if (!data) return <SpinnerWithWords centred>{t('wrong.loading')}</SpinnerWithWords>
  const back = `${pathTo({ route: 'report', ...place })}?orderNumber=${orderNumber}`
  return <AnswerReview questions={data.questions} back={back} />
}

function Locked({ place }: { place: ScreenPlace }) {
  const t = useTranslations('report.wrong')
  return (
    <div className={styles.outcome}>
      <h1>{t('lockedTitle')}</h1>
      <p>{t('lockedText')}</p>
      <div className={styles.actions}>
        <ButtonLink href={pathTo({ route: 'tiers', ...place })}>{t('toTiers')}</ButtonLink>
        <ButtonLink variant="secondary" href={pathTo({ route: 'report', ...place })}>
          {t('back')}
        </ButtonLink>
      </div>
    </div>
  )
}
