'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { useAgo } from '@/ui/browser/use-ago'
import { useOwnTimeZone } from '@/ui/browser/use-own-time-zone'
import { Button } from '@/ui/primitives/button'
import styles from './settings.module.css'

type Props = {
  session: CallData<'user.sessions'>['sessions'][number]
  busy: boolean
  onEnd: () => void
}

/** One place where the account is signed in. Use is written down by the hour, so it is told by the day; both dates are the title. */
export function SessionRow({ session, busy, onEnd }: Props) {
  const t = useTranslations('centre.sessions')
  const format = useFormatter()
  const timeZone = useOwnTimeZone()
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeZone })
  const ago = useAgo()
  const [seen, began] = [day(session.seenAt), day(session.createdAt)]
  const device = session.device || t('unknown')
  return (
    <li className={styles.session}>
      <div className={styles.about}>
        <p className={styles.device}>
          <span>{device}</span>
          {session.current && <span className={styles.badge}>{t('current')}</span>}
        </p>
        <p className={styles.facts}>{t(session.way)}</p>
        <p className={styles.facts} title={t('times', { seen, began })}>
          {t('times', {
            seen: ago({ at: session.seenAt, exact: seen, finest: 'day' }),
            began: ago({ at: session.createdAt, exact: began, justNow: t('justNow') }),
          })}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          size="small"
          aria-label={busy ? undefined : t('endNamed', { device })}
          busy={busy && t('ending')}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}
