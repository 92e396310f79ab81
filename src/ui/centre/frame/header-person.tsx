'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { useBrowserValue } from '@/ui/browser/browser-value'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { loginHref } from '../account-hrefs'
import { useCentreData } from '../home/use-centre-data'
import { Portrait } from '../portrait'
import { useCustomer } from '../use-customer'
import styles from './frame.module.css'
import type { CentreRoute } from './places'

type Props = { place: ScreenPlace; route: CentreRoute }

/** Who is signed in, or the way to it. The first page of the centre knows that from its one call. */
export function HeaderPerson({ place, route }: Props) {
  return route === 'centre' ? <OfCentre place={place} /> : <OfCustomer place={place} route={route} />
}

function OfCentre({ place }: { place: ScreenPlace }) {
  const { data, signedOut } = useCentreData(place)
  return <Person place={place} route="centre" person={data?.user ?? null} signedOut={signedOut} />
}

function OfCustomer({ place, route }: Props) {
  const { user, phase } = useCustomer()
  return <Person place={place} route={route} person={user} signedOut={phase === 'nobody'} />
}

type PersonProps = Props & {
  person: { name: string | null; nickname: string | null; email: string; avatar: string | null } | null
  signedOut: boolean
}

function Person({ place, route, person, signedOut }: PersonProps) {
  const t = useTranslations('centre')
  const id = useBrowserValue(() => new URLSearchParams(window.location.search).get('id') ?? '', '')
  if (person) {
    return (
      <Link
        href={pathTo({ route: 'userInfo', ...place })}
        aria-label={t('frame.profile')}
        className={styles.person}
      >
        <Portrait person={person} size={40} />
      </Link>
    )
  }
  if (!signedOut) return <span className={styles.nobody} aria-hidden="true" />
  return (
    <Link href={loginHref({ place, back: route, id })} className={styles.login}>
      {t('common.login')}
    </Link>
  )
}
