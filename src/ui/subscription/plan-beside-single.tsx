'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { type Beside, mayOfferBeside } from '@/domain/subscriptions/offer-beside'
import { PlanFaq } from '@/ui/checkout/plan/plan-faq'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { PlanToldWhole } from './plan-told-whole'
import { PlansBeside } from './plans-beside'
import styles from './subscription.module.css'
import { usePlanBeside } from './use-plan-beside'

type Props = { place: ScreenPlace; country: string | null; sitting: Beside }

/** Beside single prices: at the end of the test of types a plan, told whole; elsewhere that there are plans. */
export function PlanBesideSingle({ place, country, sitting }: Props) {
  if (!mayOfferBeside(sitting)) return null
  if (sitting.examKind !== 'types16') return <PlansBeside place={place} />
  return <Whole place={place} country={country} sitting={sitting} />
}

function Whole({ place, country, sitting }: Props) {
  const t = useTranslations('subscription.beside')
  const told = usePlanBeside({ place, country, beside: sitting })
  if (!told) return null
  return (
    <>
      <Card as="section" tone="flat" className={styles.offered} aria-labelledby="plan-beside">
        <h2 id="plan-beside" className={styles.name}>
          {t('title', { title: told.plan.title })}
        </h2>
        <p>{t('text')}</p>
        <PlanToldWhole place={place} told={told} onEnd={told.reload} />
        <div>
          <ButtonLink
            variant="secondary"
            href={`${pathTo({ route: 'premium', ...place })}?plan=${told.plan.code}`}
          >
            {t('see')}
          </ButtonLink>
        </div>
      </Card>
      <PlanFaq place={place} />
    </>
  )
}
