'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { LONGEST_NICKNAME, LONGEST_PERSON_NAME, LONGEST_PHONE } from '@/domain/accounts/profile'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { TextField } from '@/ui/primitives/text-field'
import styles from '../centre.module.css'
import { SaveOutcome } from '../save-outcome'
import type { Customer } from '../use-customer'
import info from './info.module.css'
import type { TextName } from './profile-draft'
import { SexChoice } from './sex-choice'
import { useProfile } from './use-profile'

type Props = {
  place: ScreenPlace
  route: 'userInfo' | 'account'
  user: Customer
  onSaved: (user: Customer) => void
}

const FIELDS = {
  name: { autoComplete: 'name', maxLength: LONGEST_PERSON_NAME },
  nickname: { autoComplete: 'nickname', maxLength: LONGEST_NICKNAME },
  phone: { autoComplete: 'tel', maxLength: LONGEST_PHONE, type: 'tel', inputMode: 'tel' },
  birthday: { autoComplete: 'bday', maxLength: 40 },
} as const

const HINTS = { nickname: 'nicknameHint', birthday: 'birthdayHint' } as const

/** What somebody may say of themselves. */
export function InfoForm({ place, route, user, onSaved }: Props) {
  const t = useTranslations('centre')
  const form = useRef<HTMLFormElement>(null)
  const { draft, change, errors, outcome, submit } = useProfile({ user, onSaved, form })
  const field = (name: TextName) => (
    <TextField
      name={name}
      {...FIELDS[name]}
      label={t(`info.${name}`)}
      hint={name in HINTS && t(`info.${HINTS[name as keyof typeof HINTS]}`)}
      value={draft[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={errors[name] && t(`info.${errors[name]}`)}
    />
  )
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {field('name')}
      {field('nickname')}
      {field('phone')}
      {field('birthday')}
      <SexChoice value={draft.sex} onChange={(sex) => change({ sex })} />
      <Address place={place} user={user} />
      <SaveOutcome place={place} back={route} problem={outcome.problem} saved={outcome.saved} />
      <Button type="submit" size="large" wide busy={outcome.busy && t('common.saving')}>
        {t('common.save')}
      </Button>
    </form>
  )
}

/** It is changed in the settings, with a code. */
function Address({ place, user }: { place: ScreenPlace; user: Customer }) {
  const t = useTranslations('centre')
  return (
    <dl className={info.fact}>
      <dt>{t('info.address')}</dt>
      <dd>
        {user.email}{' '}
        <span className={styles.muted}>({t(user.proven ? 'common.proven' : 'common.unproven')})</span>
      </dd>
      <dd>
        <Link href={pathTo({ route: 'settings', ...place })}>{t('info.addressChange')}</Link>
      </dd>
    </dl>
  )
}
