import { useFormatter, useTranslations } from 'next-intl'
import type { BlockWords, LandingData } from '@/domain/catalog/landing'
import { Section } from '../section'
import styles from './countdown.module.css'
import { CountdownClock, UntilOver } from './countdown-clock'

type Props = BlockWords['countdown'] & { lang: string; offer: LandingData['offer'] }

/** An offer that really ends, until when, and its code. Without one, or once it is over, no block (docs/decisions/0010). */
export function Countdown({ lang, heading, text, offer }: Props) {
  const t = useTranslations('landing.countdown')
  const format = useFormatter()
  if (!offer) return null
  const end = new Date(offer.endsAt)
  const until = format.dateTime(end, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <UntilOver endsAt={end.getTime()}>
      <Section lang={lang} heading={heading} text={text}>
        <div className={styles.offer}>
          <p className={styles.code}>{t('code', { code: offer.code })}</p>
          <p>
            <time dateTime={offer.endsAt}>{t('until', { until })}</time>
          </p>
          <CountdownClock
            endsAt={end.getTime()}
            words={{ days: t('days'), hours: t('hours'), minutes: t('minutes'), seconds: t('seconds') }}
          />
        </div>
      </Section>
    </UntilOver>
  )
}
