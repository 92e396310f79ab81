'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { saleOf } from '@/domain/catalog/parts'
import styles from '@/ui/loading/outcome.module.css'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { WAYS } from '../order/order-subject'

type Props = { place: ScreenPlace; order: Pick<CallData<'pay.info'>, 'sku' | 'examOrderNumber' | 'course'> }

/** The way to what is open already. */
const WORDS = {
  report: 'pay.tiers.toReport',
  package: 'packages.paid.read',
  course: 'pay.course.toCourse',
  plan: 'plans.order.toOwn',
} as const

/** What an unpaid order sells was opened by others: where to read it, and no card form. */
export function OrderOwned({ place, order }: Props) {
  const t = useTranslations()
  const sale = saleOf(order.sku.tier)
  return (
    <div className={styles.outcome}>
      <h1>{t('pay.owned.title')}</h1>
      <p>{t('pay.owned.text')}</p>
      <div className={styles.actions}>
        <ButtonLink
          size="large"
          href={WAYS[sale].openAt({ place, order })}
          prefetch={sale === 'course' ? false : undefined}
        >
          {t(WORDS[sale])}
        </ButtonLink>
      </div>
    </div>
  )
}
