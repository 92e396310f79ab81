'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { carryQuery } from '@/domain/routing/tracking'
import { call } from '@/ui/api/call'
import { removeInTab } from '@/ui/browser/tab-storage'
import { enterDocument } from '@/ui/navigation/own-document'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { Checkbox } from '@/ui/primitives/checkbox'
import styles from '../centre.module.css'
import { SaveOutcome } from '../save-outcome'
import { useChange } from '../use-change'
import { forgetBrowser } from './forget-browser'

type Props = { place: ScreenPlace; route: 'settings' | 'accountSettings' }

/** A browser may keep the page as it was and show it again on "Back", to whoever sits there then. */
const readAnew = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) window.location.reload()
}

/** Ends this session. The page is loaded anew, so that nothing that it knew of the account stays in it. */
export function LogOut({ place, route }: Props) {
  const t = useTranslations('centre.settings')
  const hl = localeOfTag(useLocale())
  const { busy, problem, saved, make } = useChange()
  const [forget, setForget] = useState(false)

  const leave = (event: FormEvent) => {
    event.preventDefault()
    void make(async () => {
      await call('user.logout', { body: { forget } })
      removeInTab('uid')
      if (forget) forgetBrowser()
      window.addEventListener('pageshow', readAnew)
      const href = pathTo({ route: 'centre', ...place })
      enterDocument(carryQuery({ href, search: window.location.search, hl }))
    })
  }

  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{t('logoutTitle')}</h2>
      <form noValidate className={styles.form} onSubmit={leave}>
        <Checkbox
          name="forget"
          label={t('shared')}
          hint={t('sharedHint')}
          checked={forget}
          onChange={({ target }) => setForget(target.checked)}
        />
        <SaveOutcome place={place} back={route} problem={problem} saved={false} />
        <div className={styles.actions}>
          <Button type="submit" variant="secondary" busy={(busy || saved) && t('loggingOut')}>
            {t('logout')}
          </Button>
        </div>
      </form>
    </section>
  )
}
