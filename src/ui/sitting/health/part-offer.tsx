'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useState } from 'react'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '../../api/call'
import { HelpNow } from '../../health/help-now'
import { Button } from '../../primitives/button'
import type { SittingStore } from '../store/sitting-store'
import { TryAgain } from '../try-again'
import styles from './health.module.css'

type Props = {
  store: SittingStore
  headingRef: RefObject<HTMLHeadingElement | null>
  onSkip: () => void
}

/** The part of a map that is asked only with consent: two ways of equal weight, and both lead on. */
export function PartOffer({ store, headingRef, onSkip }: Props) {
  const t = useTranslations('health.offer')
  const { busy, problem, say } = useConsent({ store, onSkip })
  return (
    <section className={styles.offer}>
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h1>
      <p>{t('text')}</p>
      <p>{t('consent')}</p>
      <HelpNow />
      {problem && <TryAgain problem={problem.failure} onRetry={() => void say(problem.agreed)} />}
      <div className={styles.ways}>
        <Button
          variant="secondary"
          size="large"
          disabled={busy === 'no'}
          busy={busy === 'yes' && t('starting')}
          onClick={() => void say(true)}
        >
          {t('begin')}
        </Button>
        <Button
          variant="secondary"
          size="large"
          disabled={busy === 'yes'}
          busy={busy === 'no' && t('leaving')}
          onClick={() => void say(false)}
        >
          {t('skip')}
        </Button>
      </div>
    </section>
  )
}

type Consent = { store: SittingStore; onSkip: () => void }

/** A yes is stored before a question is shown. A no is stored only where a yes may have been. */
const useConsent = ({ store, onSkip }: Consent) => {
  const hl = localeOfTag(useLocale())
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null)
  const [mayBeStored, setMayBeStored] = useState(false)
  const [problem, setProblem] = useState<{ failure: unknown; agreed: boolean } | null>(null)

  const say = async (agreed: boolean) => {
    setProblem(null)
    setBusy(agreed ? 'yes' : 'no')
    try {
      if (agreed) setMayBeStored(true)
      if (agreed || mayBeStored) {
        const { sittingNumber } = store.getState().sitting
        await call('sitting.consent', { body: { orderNumber: sittingNumber, agreed, hl } })
      }
      store.setAgreed(agreed)
      if (!agreed) onSkip()
    } catch (failure) {
      setProblem({ failure, agreed })
    }
    setBusy(null)
  }
  return { busy, problem, say }
}
