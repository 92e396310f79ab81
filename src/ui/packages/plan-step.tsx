'use client'

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import { Button } from '@/ui/primitives/button'
import { ButtonLink } from '@/ui/primitives/button-link'
import { PlanToldWhole } from '@/ui/subscription/plan-told-whole'
import type { PlanToOffer } from '@/ui/subscription/use-plan-beside'
import type { ScreenPlace } from '../navigation/screen-place'
import styles from './packages.module.css'
import { SKIP } from './skips'

type Props = {
  place: ScreenPlace
  told: PlanToOffer
  headingRef: RefObject<HTMLHeadingElement | null>
  onSkip: () => void
  onSkipAll: () => void
}

/** The last step: a plan, told whole before anything is chosen. Yes leads to where it is ordered, no is as easy. */
export function PlanStep({ place, told, headingRef, onSkip, onSkipAll }: Props) {
  const t = useTranslations('packages')
  return (
    <section className={styles.offer}>
      <p className={styles.at}>{t('plan.at')}</p>
      <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {told.plan.title}
      </h1>
      <p className={styles.intro}>{t('plan.intro')}</p>
      <PlanToldWhole place={place} told={told} onEnd={onSkip} />
      <p className={styles.muted}>{t('plan.optional')}</p>
      <div className={styles.ways}>
        <ButtonLink
          variant="secondary"
          size="large"
          href={`${pathTo({ route: 'premium', ...place })}?plan=${told.plan.code}`}
        >
          {t('plan.see')}
        </ButtonLink>
        <Button variant="secondary" size="large" tapName={SKIP} onClick={onSkip}>
          {t('steps.no')}
        </Button>
      </div>
      <div>
        <Button variant="quiet" onClick={onSkipAll}>
          {t('steps.skipAll')}
        </Button>
      </div>
    </section>
  )
}
