'use client'

import { useTranslations } from 'next-intl'
import { useCoursePrices } from '@/ui/checkout/course/use-course-price'
import { useCountry } from '@/ui/checkout/tiers/use-offer'
import { Price } from '@/ui/primitives/price'
import styles from './course.module.css'

/**
 * What a course costs by itself in the visitor's country, and before it what it cost without their discount. Nothing while
 * that is not known: the page where it is bought says why.
 */
export function CoursePrice({ id }: { id: string }) {
  const t = useTranslations('courses.price')
  const { country } = useCountry()
  const { data } = useCoursePrices(country)
  const price = data?.find((each) => each.id === id)
  if (!price) return null
  const { list, total, currency } = price
  const reduced = total < list
  return (
    <dl className={styles.prices}>
      {reduced && (
        <div>
          <dt>{t('original')}</dt>
          <dd>
            <s>
              <Price amount={list} currency={currency} />
            </s>
          </dd>
        </div>
      )}
      <div>
        <dt>{t(reduced ? 'yours' : 'price')}</dt>
        <dd>
          <Price amount={total} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
