'use client'

import { useTranslations } from 'next-intl'
import { call } from '@/ui/api/call'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { usePlansHref } from '@/ui/subscription/use-plans-href'
import styles from '../centre.module.css'
import { LoginFirst } from '../login-first'
import { SaveOutcome } from '../save-outcome'
import { useChange } from '../use-change'
import type { Today } from './use-daily'

type Mail = Today['mail']
type Props = { place: ScreenPlace; mail: Mail; zone: string; onChanged: (mail: Mail) => void }

/** Has the question mailed every morning, or no more. Who may not begin it is told what opens it. */
export function DailyMail({ place, mail, zone, onChanged }: Props) {
  const t = useTranslations('daily.mail')
  const banner = useTranslations('subscription.banner')
  const plans = usePlansHref(place, mail && !mail.open ? 'open' : null)
  const { busy, problem, saved, make } = useChange()
  if (!mail)
    return (
      <LoginFirst place={place} back="dailyQuestion" title={t('title')}>
        {t('needs')}
      </LoginFirst>
    )
  const turn = () =>
    void make(async () => {
      const { on } = await call('daily.mail', { body: { on: !mail.on, zone } })
      onChanged({ ...mail, on })
    })
  return (
    <section className={styles.block} aria-labelledby="daily-mail">
      <h2 id="daily-mail" className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.lead}>{t('text')}</p>
      {mail.on && <p>{t('on')}</p>}
      {!mail.on && !mail.open && (
        <p>
          {t('needs')} {plans && <Link href={plans}>{banner('see')}</Link>}
        </p>
      )}
      <SaveOutcome place={place} back="dailyQuestion" problem={problem} saved={saved} />
      {(mail.on || mail.open) && (
        <div className={styles.actions}>
          <Button variant="secondary" busy={busy && t('saving')} onClick={turn}>
            {t(mail.on ? 'end' : 'begin')}
          </Button>
        </div>
      )}
    </section>
  )
}
