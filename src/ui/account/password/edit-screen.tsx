'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { LoadFailed } from '@/ui/loading/load-failed'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { AccountScreen } from '../account-screen'
import { EditForm } from './edit-form'

/** Another password for the customer who is signed in, or the first one of their own. */
export function EditScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('account')
  const { data, error, mutate } = useSWR('user.get', () => call('user.get', {}), READ_ANEW)
  const [saved, setSaved] = useState(false)
  const [signedOut, setSignedOut] = useState(false)

  if (saved) return <Saved place={place} />
  if (signedOut || data?.user === null) return <LoginNeeded place={place} focused={signedOut} />
  if (data?.user) {
    const own = data.user.hasPassword
    return (
      <AccountScreen
        title={t(own ? 'meta.editPassword' : 'edit.titleFirst')}
        lead={t(own ? 'edit.lead' : 'edit.leadFirst')}
      >
        <EditForm user={data.user} onSaved={() => setSaved(true)} onSignedOut={() => setSignedOut(true)} />
      </AccountScreen>
    )
  }
  if (error !== undefined) {
    return (
      <LoadFailed
        heading={t('meta.editPassword')}
        retry={t('problems.retry')}
        onRetry={() => void mutate()}
        problem={error}
      >
        {t(problemOf(error) === 'network' ? 'problems.network' : 'problems.loadFailed')}
      </LoadFailed>
    )
  }
  return <SpinnerWithWords centred>{t('edit.loading')}</SpinnerWithWords>
}

// Whoever comes here may have signed in a moment ago. While the form is open it is not read again: nothing may change under it.
const READ_ANEW = {
  dedupingInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const

function LoginNeeded({ place, focused }: { place: ScreenPlace; focused: boolean }) {
  const t = useTranslations('account.edit')
  return (
    <AccountScreen focused={focused} title={t('loginNeeded')} lead={t('loginNeededText')}>
      <ButtonLink size="large" href={`${pathTo({ route: 'login', ...place })}?to=editPassword`}>
        {t('login')}
      </ButtonLink>
    </AccountScreen>
  )
}

function Saved({ place }: { place: ScreenPlace }) {
  const t = useTranslations('account')
  return (
    <AccountScreen title={t('meta.editPassword')}>
      <div ref={focusOnce} tabIndex={-1}>
        <Notice tone="success" title={t('edit.done')}>
          {t('edit.doneText')}
        </Notice>
      </div>
      <ButtonLink size="large" href={pathTo({ route: 'centre', ...place })}>
        {t('edit.toCentre')}
      </ButtonLink>
    </AccountScreen>
  )
}

const focusOnce = (element: HTMLElement | null) => element?.focus()
