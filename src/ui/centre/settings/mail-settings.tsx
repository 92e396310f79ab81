'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { LOCALE_FACTS, LOCALES, parseLocale } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { Checkbox } from '@/ui/primitives/checkbox'
import { SelectField } from '@/ui/primitives/select-field'
import styles from '../centre.module.css'
import { SaveOutcome } from '../save-outcome'
import { useChange } from '../use-change'
import type { Customer } from '../use-customer'

type Props = {
  place: ScreenPlace
  route: 'settings' | 'accountSettings'
  user: Customer
  onSaved: (user: Customer) => void
}

const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_FACTS[locale].name }))

/** In which language the account is written to, and whether about anything but itself. */
export function MailSettings({ place, route, user, onSaved }: Props) {
  const t = useTranslations('centre')
  const { busy, problem, saved, make, forget } = useChange()
  const [chosen, setChosen] = useState<Partial<Pick<Customer, 'locale' | 'marketing'>>>({})
  const { locale, marketing } = { ...user, ...chosen }

  const choose = (changed: typeof chosen) => {
    forget()
    setChosen((known) => ({ ...known, ...changed }))
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    void make(async () => {
      const body = {
        ...(locale !== user.locale && { locale }),
        ...(marketing !== user.marketing && { marketing }),
      }
      if (Object.keys(body).length > 0) onSaved((await call('user.update', { body })).user)
      setChosen((known) => (known === chosen ? {} : known))
    })
  }

  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{t('settings.mailTitle')}</h2>
      <form noValidate className={styles.form} onSubmit={save}>
        <SelectField
          name="locale"
          label={t('settings.language')}
          hint={t('settings.languageHint')}
          options={LANGUAGES}
          value={locale}
          onChange={({ target }) => choose({ locale: parseLocale(target.value) ?? user.locale })}
        />
        <Checkbox
          name="marketing"
          label={t('settings.marketing')}
          hint={t('settings.marketingHint')}
          checked={marketing}
          onChange={({ target }) => choose({ marketing: target.checked })}
        />
        <SaveOutcome place={place} back={route} problem={problem} saved={saved} />
        <div className={styles.actions}>
          <Button type="submit" variant="secondary" busy={busy && t('common.saving')}>
            {t('common.save')}
          </Button>
        </div>
      </form>
    </section>
  )
}
