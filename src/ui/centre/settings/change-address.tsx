'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { Notice } from '@/ui/primitives/notice'
import styles from '../centre.module.css'
import type { Customer } from '../use-customer'
import { CodeForm, type Confirmed } from './code-form'
import { NewAddressForm } from './new-address-form'

type Props = {
  place: ScreenPlace
  route: 'settings' | 'accountSettings'
  user: Customer
  /** The account has another address: what is known of it is read again. */
  onChanged: () => void
}

/** Another address for the account: a code that was mailed to it proves it first. */
export function ChangeAddress({ place, route, user, onChanged }: Props) {
  const t = useTranslations('centre')
  const hl = localeOfTag(useLocale())
  const [waiting, setWaiting] = useState<string | null>(null)
  const [changed, setChanged] = useState(false)

  const send = async (email: string) => {
    setChanged(false)
    await call('user.captcha', {
      query: { appExamId: appExamIdOf(place), email, purpose: 'change', hl },
    })
    setWaiting(email)
  }
  const confirm = async ({ code, password }: Confirmed) => {
    await call('user.verify', {
      body: {
        email: waiting ?? '',
        code,
        purpose: 'change',
        ...(user.hasPassword && { password }),
      },
    })
    setWaiting(null)
    setChanged(true)
    onChanged()
  }

  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{t('address.title')}</h2>
      <p className={styles.address}>
        <strong>{user.email}</strong>
        <span className={styles.muted}>{t(user.proven ? 'common.proven' : 'common.unproven')}</span>
      </p>
      {changed && <Notice tone="success">{t('common.saved')}</Notice>}
      {waiting === null ? (
        <NewAddressForm place={place} route={route} current={user.email} onSend={send} />
      ) : (
        <CodeForm
          place={place}
          route={route}
          email={waiting}
          asksPassword={user.hasPassword}
          onConfirm={confirm}
          onAgain={() => send(waiting)}
          onOther={() => setWaiting(null)}
        />
      )}
    </section>
  )
}
