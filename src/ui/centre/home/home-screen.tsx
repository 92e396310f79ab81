'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { pathTo } from '@/domain/routing/path-to'
import { LoadFailed } from '@/ui/loading/load-failed'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { OwnPlanBanner } from '@/ui/subscription/plan-banner'
import styles from '../centre.module.css'
import { calledName } from '../initial-of'
import { OrderRow } from '../order-row'
import type { TestOrder } from '../order-steps'
import { Skeleton } from '../skeleton'
import { useLoadProblem } from '../use-centre-words'
import { VisitorNotice } from '../visitor-notice'
import { AddTests } from './add-tests'
import { Bought } from './bought'
import { useCentreData } from './use-centre-data'

type Data = CallData<'user.centre'>

/** The first page of the centre: what can be gone on with, read, or paid. */
export function HomeScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('centre')
  const words = useLoadProblem()
  const { data, problem, retry } = useCentreData(place)
  if (problem) {
    return (
      <LoadFailed heading={t('meta.home')} retry={t('common.retry')} onRetry={retry} problem={problem}>
        {words(problem)}
      </LoadFailed>
    )
  }
  return (
    <div className={styles.screen}>
      <Greeting user={data?.user ?? null} />
      {data ? <Content place={place} data={data} onAdded={retry} /> : <Skeleton rows={3} />}
    </div>
  )
}

function Greeting({ user }: { user: Data['user'] }) {
  const t = useTranslations('centre.home')
  const name = user && calledName(user)
  return (
    <header className={styles.head}>
      <h1>{name ? t('hello', { name }) : t('welcome')}</h1>
    </header>
  )
}

function Content({ place, data, onAdded }: { place: ScreenPlace; data: Data; onAdded: () => void }) {
  const t = useTranslations('centre.home')
  const { user, unfinished, newest, toPay, counts } = data
  const any = counts.uncompleted + counts.pending + counts.completed > 0
  return (
    <>
      {!user && (
        <VisitorNotice place={place} back="centre" bought={newest?.open ?? false}>
          {t('visitor')}
        </VisitorNotice>
      )}
      {user && <OwnPlanBanner place={place} />}
      {user && !user.hasPassword && <SetPassword place={place} />}
      {user && <AddTests place={place} tests={data.addable} onAdded={onAdded} />}
      {unfinished && <Section title={t('unfinished')} orders={[unfinished]} />}
      {toPay.length > 0 && <Section title={t('toPay')} orders={toPay} />}
      {newest && <Section title={t('newest')} orders={[newest]} />}
      <Bought place={place} data={data} />
      {any || unfinished || newest || toPay.length > 0 ? (
        <p>
          <Link href={pathTo({ route: 'results', ...place })}>{t('all')}</Link>
        </p>
      ) : (
        <Nothing place={place} />
      )}
    </>
  )
}

function Section({ title, orders }: { title: string; orders: readonly TestOrder[] }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {orders.map((order) => (
        <OrderRow key={order.orderNumber} order={order} />
      ))}
    </section>
  )
}

function SetPassword({ place }: { place: ScreenPlace }) {
  const t = useTranslations('centre.home')
  return (
    <Card as="section" tone="tinted" className={styles.card}>
      <h2 className={styles.title}>{t('passwordTitle')}</h2>
      <p>{t('passwordText')}</p>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" href={pathTo({ route: 'editPassword', ...place })}>
          {t('passwordTitle')}
        </ButtonLink>
      </div>
    </Card>
  )
}

function Nothing({ place }: { place: ScreenPlace }) {
  const t = useTranslations('centre.home')
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('emptyTitle')}</h2>
      <p className={styles.lead}>{t('emptyText')}</p>
      <div className={styles.actions}>
        <ButtonLink href={pathTo({ route: 'testCentre', ...place })}>{t('emptyAction')}</ButtonLink>
      </div>
    </section>
  )
}
