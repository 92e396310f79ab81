'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Fold } from '@/ui/primitives/fold'
import styles from './plan-faq.module.css'

const QUESTIONS = ['cancel', 'trial', 'keep', 'refund', 'price', 'tests'] as const

/** What a careful person asks before they subscribe. */
export function PlanFaq({ place }: { place: ScreenPlace }) {
  const t = useTranslations('plans.faq')
  return (
    <section className={styles.faq} aria-labelledby="plan-faq">
      <h2 id="plan-faq" className={styles.title}>
        {t('title')}
      </h2>
      {QUESTIONS.map((question) => (
        <Fold key={question} summary={t(`${question}.question`)}>
          <p className={styles.answer}>
            {t.rich(`${question}.answer`, {
              link: (words) => <Link href={pathTo({ route: 'cancel', ...place })}>{words}</Link>,
            })}
          </p>
        </Fold>
      ))}
    </section>
  )
}
