'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { AccountScreen } from '../account-screen'
import styles from '../centre.module.css'
import { type Customer, useCustomer } from '../use-customer'
import { ChangeAddress } from './change-address'
import { LogOut } from './log-out'
import { MailSettings } from './mail-settings'
import { Sessions } from './sessions'

type Props = { place: ScreenPlace; route: 'settings' | 'accountSettings' }

/** What belongs to the account: mail, password, address, where it is signed in. Two routes lead here. */
export function SettingsScreen({ place, route }: Props) {
  const t = useTranslations('centre')
  const read = useCustomer()
  return (
    <AccountScreen
      place={place}
      route={route}
      title={t('meta.settings')}
      needed={t('settings.needed')}
      read={read}
    >
      {(user) => (
        <>
          <Elsewhere place={place} user={user} />
          <MailSettings place={place} route={route} user={user} onSaved={read.keep} />
          <ChangeAddress place={place} route={route} user={user} onChanged={read.retry} />
          <Sessions place={place} route={route} />
          <LogOut place={place} route={route} />
        </>
      )}
    </AccountScreen>
  )
}

/** What has a page of its own. */
function Elsewhere({ place, user }: { place: ScreenPlace; user: Customer }) {
  const t = useTranslations('centre')
  return (
    <>
      <section className={styles.block}>
        <h2 className={styles.title}>{t('meta.info')}</h2>
        <p className={styles.muted}>{t('settings.infoText')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="secondary" href={pathTo({ route: 'userInfo', ...place })}>
            {t('settings.infoAction')}
          </ButtonLink>
        </div>
      </section>
      <section className={styles.block}>
        <h2 className={styles.title}>{t('meta.purchases')}</h2>
        <p className={styles.muted}>{t('settings.purchasesText')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="secondary" href={pathTo({ route: 'purchases', ...place })}>
            {t('settings.purchasesAction')}
          </ButtonLink>
        </div>
      </section>
      <section className={styles.block}>
        <h2 className={styles.title}>{t('settings.passwordTitle')}</h2>
        <p className={styles.muted}>
          {t(user.hasPassword ? 'settings.passwordText' : 'settings.passwordNone')}
        </p>
        <div className={styles.actions}>
          <ButtonLink variant="secondary" href={pathTo({ route: 'editPassword', ...place })}>
            {t(user.hasPassword ? 'settings.passwordChange' : 'settings.passwordSet')}
          </ButtonLink>
        </div>
      </section>
      <section className={styles.block}>
        <h2 className={styles.title}>{t('settings.dataTitle')}</h2>
        <p className={styles.muted}>{t('settings.dataText')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="secondary" href={pathTo({ route: 'myData', ...place })}>
            {t('settings.dataAction')}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
