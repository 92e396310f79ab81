'use client'

import { useTranslations } from 'next-intl'
import useSWR from 'swr'
import { pathTo } from '@/domain/routing/path-to'
import { wayBackQuery } from '@/ui/account/where-to'
import { call } from '@/ui/api/call'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'

/**
 * Whose account the order is in. Who buys as a guest has one at the address of the order: begun by the purchase, or from before
 * (services/accounts/offer-account.ts). Which of the two is not told: the address was only typed, and may be somebody else's.
 */
export function AccountLine(props: Omit<Props, 'signedIn'>) {
  const { data } = useSWR('user.get', () => call('user.get', {}), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return data ? <OfAccount {...props} signedIn={data.user !== null} /> : null
}

type Props = {
  place: ScreenPlace
  email: string
  signedIn: boolean
  /** Mails are not sent here: they stand in the admin. */
  kept?: boolean
  /** Of what an account keeps until its owner deletes it. What is about health is deleted after a year all the same. */
  forGood?: boolean
}

export function OfAccount({ place, email, signedIn, kept = false, forGood = false }: Props) {
  const t = useTranslations('pay.success')
  if (signedIn) return <p>{t('inAccount')}</p>
  return (
    <p>
      {t.rich(kept ? 'accountKept' : 'account', {
        email,
        login: (words) => (
          <Link href={pathTo({ route: 'login', ...place }) + wayBackQuery({ route: 'centre' })}>{words}</Link>
        ),
      })}{' '}
      {forGood && t('keep')}
    </p>
  )
}
