'use client'

import { useTranslations } from 'next-intl'
import useSWR from 'swr'
import { pathTo } from '@/domain/routing/path-to'
import { wayBackQuery } from '@/ui/account/where-to'
import { call } from '@/ui/api/call'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from './care.module.css'

/**
 * How long a report that was bought is kept (docs/decisions/0043), and what an account adds. Whoever bought as a guest has one,
 * begun by the purchase or before (services/accounts/offer-account.ts): nothing more is offered.
 */
export function KeepLine({ place }: { place: ScreenPlace }) {
  const t = useTranslations('report.care')
  const { data, error } = useSWR('user.get', () => call('user.get', {}), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  const known = data !== undefined || error !== undefined
  return (
    <section className={styles.keep}>
      <h2 className={styles.keepTitle}>{t('keepTitle')}</h2>
      {/* The place is kept free while it is not known who reads. */}
      <p className={styles.keepText}>
        {known &&
          (data?.user
            ? t('keepAccount')
            : t.rich('keepGuest', {
                login: (words) => (
                  <Link href={pathTo({ route: 'login', ...place }) + wayBackQuery({ route: 'results' })}>
                    {words}
                  </Link>
                ),
              }))}
      </p>
    </section>
  )
}
