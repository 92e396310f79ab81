import { useTranslations } from 'next-intl'
import { CODE_MINUTES } from '@/domain/accounts/email-code'
import { IDLE_DAYS, LONGEST_DAYS } from '@/domain/accounts/session'
import type { VisitorClass } from '@/domain/privacy/data-classes'
import { VISITOR_CLASSES } from '@/domain/privacy/data-map'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '../navigation/link'
import styles from './kept-data.module.css'

export type ShopPlace = { code: string; examId: number }

const TIMES = { idleDays: IDLE_DAYS, longestDays: LONGEST_DAYS, codeMinutes: CODE_MINUTES }

/** What we hold about a person, a kind of data each: made from the map of the tables, so that none is left out. */
export function KeptData({ place: { code, examId } }: { place: ShopPlace }) {
  const t = useTranslations('protocol.kept')
  const data = (chunks: React.ReactNode) => (
    <Link href={pathTo({ route: 'myData', code, examId })}>{chunks}</Link>
  )
  return (
    <section className={styles.kept} aria-labelledby="kept">
      <h2 id="kept">{t('title')}</h2>
      <p>{t.rich('intro', { data })}</p>
      {VISITOR_CLASSES.map((name) => (
        <Kind key={name} name={name} />
      ))}
      <h3>{t('elsewhereTitle')}</h3>
      <p>{t('elsewhere')}</p>
    </section>
  )
}

function Kind({ name }: { name: VisitorClass }) {
  const t = useTranslations('protocol.kept')
  return (
    <>
      <h3>{t(`classes.${name}.title`)}</h3>
      <p>{t(`classes.${name}.what`)}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('why')}</dt>
          <dd>{t(`classes.${name}.why`)}</dd>
        </div>
        <div>
          <dt>{t('howLong')}</dt>
          <dd>{t(`classes.${name}.howLong`, TIMES)}</dd>
        </div>
        <div>
          <dt>{t('onRequest')}</dt>
          <dd>{t(`classes.${name}.onRequest`)}</dd>
        </div>
      </dl>
    </>
  )
}
