'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import styles from './subscription.module.css'
import { useOwnPlan } from './use-own-plan'
import { usePlansHref } from './use-plans-href'

/** The premium plan beside the map's four dimensions, for who does not have it. What is said of health is never beside it. */
export function MapUpgrade({ place }: { place: ScreenPlace }) {
  const { data } = useOwnPlan()
  const href = usePlansHref(place, data?.level ?? null)
  return data && href && <MapUpgradeCard href={href} level={data.level} />
}

function MapUpgradeCard({ href, level }: { href: string; level: string }) {
  const t = useTranslations('subscription')
  return (
    <Card as="section" tone="tinted" className={styles.banner} aria-labelledby="map-upgrade">
      <h2 id="map-upgrade" className={styles.name}>
        {t('map.title')}
      </h2>
      <p>{t('map.text')}</p>
      <div className={styles.facts}>
        <ButtonLink variant="secondary" href={href}>
          {t(level === 'basic' ? 'banner.upgrade' : 'banner.see')}
        </ButtonLink>
      </div>
    </Card>
  )
}
