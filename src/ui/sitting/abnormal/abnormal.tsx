'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { toldOf } from '@/domain/exam/seen'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { DeleteResult } from '../../health/delete-result'
import { HelpPanel } from '../../health/help-panel'
import { UntilDeleted } from '../../health/until-deleted'
import { Button } from '../../primitives/button'
import { type HealthKind, isHealth } from '../health-kinds'
import type { SittingView } from '../sitting-view'
import { startSitting } from '../start-sitting'
import { helpWithout } from '../store/health-turn'
import { readScreen } from '../store/screen-storage'
import { browserDeps } from '../store/store-deps'
import { TryAgain } from '../try-again'
import { UntilRead } from '../until-read'
import { useSittingIn } from '../use-sitting'
import styles from './abnormal.module.css'

/** No result, and nothing to pay. Never says which rule fired: that would teach how to pass it. */
export function Abnormal(place: ScreenPlace) {
  const t = useTranslations('test')
  const read = useSittingIn(place, { states: ['abnormal'] })
  return (
    <UntilRead read={read} title={t('abnormal.title')} waiting={t('common.opening')}>
      {({ sitting }) => (
        <UntilDeleted>
          <Explanation place={place} sitting={sitting} />
        </UntilDeleted>
      )}
    </UntilRead>
  )
}

function Explanation({ place, sitting }: { place: ScreenPlace; sitting: SittingView }) {
  const t = useTranslations('test')
  const go = useGo(place)
  const hl = localeOfTag(useLocale())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  const retest = async () => {
    // What such a test asks before its first question, it asks each time.
    if (isHealth(sitting.examKind)) return go('instructions')
    setBusy(true)
    setProblem(null)
    try {
      await startSitting({ place, hl, timing: sitting.timing, restart: true })
      go('questions')
    } catch (failure) {
      setProblem(failure)
      setBusy(false)
    }
  }

  return (
    <div className={styles.screen}>
      {isHealth(sitting.examKind) && <HelpFirst kind={sitting.examKind} sitting={sitting} />}
      <header className={styles.head}>
        <h1>{t('abnormal.title')}</h1>
        {sitting.seen && <WhatWasSeen seen={sitting.seen} />}
        <p>{t('abnormal.text')}</p>
        <p>{t('abnormal.free')}</p>
      </header>
      <section>
        <h2 className={styles.title}>{t('abnormal.todoTitle')}</h2>
        <ul className={styles.todo}>
          <li>{t('abnormal.quiet')}</li>
          <li>{t('abnormal.look')}</li>
          <li>{t('abnormal.again')}</li>
        </ul>
      </section>
      {problem !== null && <TryAgain problem={problem} onRetry={() => void retest()} />}
      <div className={styles.actions}>
        <Button size="large" wide busy={busy && t('common.starting')} onClick={() => void retest()}>
          {t('abnormal.retest')}
        </Button>
        <p className={styles.contact}>
          {t('abnormal.contactText')}{' '}
          <Link href={pathTo({ route: 'support', ...place })}>{t('abnormal.contact')}</Link>
        </p>
        {hl === 'EN' && <p className={styles.formal}>{t('abnormal.formal')}</p>}
      </div>
      {isHealth(sitting.examKind) && hasHealthAnswers(sitting) && (
        <DeleteResult place={place} orderNumber={sitting.sittingNumber} kind={sitting.examKind} />
      )}
    </div>
  )
}

/** What happened, in plain words and without a reproach (docs/decisions/0060). */
function WhatWasSeen({ seen }: { seen: NonNullable<SittingView['seen']> }) {
  const t = useTranslations('test.abnormal.seen')
  const { answered, total, seconds, run } = seen
  const [whole, rest] = [Math.floor((seconds ?? 0) / 60), (seconds ?? 0) % 60]
  const time = [
    whole > 0 && t('minutes', { minutes: whole }),
    (rest > 0 || whole === 0) && t('seconds', { seconds: rest }),
  ]
    .filter(Boolean)
    .join(' ')
  const values = { answered, total, time, run, open: total - answered }
  return (
    <ul className={styles.seen}>
      {toldOf(seen).map((what) => (
        <li key={what}>{t(what, values)}</li>
      ))}
    </ul>
  )
}

/** Of a map only its part about health is deleted so, where it was answered. */
const hasHealthAnswers = ({ examKind, help }: SittingView): boolean => examKind !== 'map' || help !== null

/** Help never depends on how carefully the answers were given. */
function HelpFirst({ kind, sitting }: { kind: HealthKind; sitting: SittingView }) {
  const { safety } = readScreen(browserDeps().session, sitting.sittingNumber)
  // What the server says counts; this tab's own answer where it says nothing, as of a map whose part was not permitted.
  return <HelpPanel kind={kind} why={sitting.help ?? helpWithout(sitting.answers, safety)} />
}
