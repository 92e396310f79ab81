'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { usePlansHref } from '@/ui/subscription/use-plans-href'
import { loginHref } from '../account-hrefs'
import styles from '../centre.module.css'
import { LockIcon } from '../list/list-icons'
import { useCustomer } from '../use-customer'

/** What opens the secrets of others; writing stands beside it, for that is open. */
export function LockedSecrets({ place }: { place: ScreenPlace }) {
  const t = useTranslations('treeHole')
  const banner = useTranslations('subscription.banner')
  const common = useTranslations('centre.common')
  const plans = usePlansHref(place, 'open')
  const { phase } = useCustomer()
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.locked}>
        <LockIcon />
        {t('locked.title')}
      </h2>
      <p>{t('locked.text')}</p>
      <div className={styles.actions}>
        {plans && <ButtonLink href={plans}>{banner('see')}</ButtonLink>}
        {/* Who has a membership may only not be signed in here. */}
        {phase === 'nobody' && (
          <ButtonLink variant="secondary" href={loginHref({ place, back: 'treeHoleList' })}>
            {common('login')}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" href={pathTo({ route: 'treeHoleAdd', ...place })}>
          {t('toAdd')}
        </ButtonLink>
      </div>
    </Card>
  )
}
