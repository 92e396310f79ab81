'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { PlanSection } from '@/ui/subscription/plan-section'
import { AccountScreen } from '../account-screen'
import { useCustomer } from '../use-customer'
import { InfoForm } from './info-form'
import { PictureField } from './picture-field'

type Props = { place: ScreenPlace; route: 'userInfo' | 'account' }

/** Who the account belongs to, and their plan. Two routes lead here. */
export function InfoScreen({ place, route }: Props) {
  const t = useTranslations('centre')
  const read = useCustomer()
  return (
    <AccountScreen
      place={place}
      route={route}
      title={t('meta.info')}
      lead={t('info.lead')}
      needed={t('info.needed')}
      read={read}
    >
      {(user) => (
        <>
          <PlanSection place={place} />
          <PictureField place={place} route={route} user={user} onSaved={read.keep} />
          <InfoForm place={place} route={route} user={user} onSaved={read.keep} />
          <p>
            <Link href={pathTo({ route: 'settings', ...place })}>{t('info.back')}</Link>
          </p>
        </>
      )}
    </AccountScreen>
  )
}
