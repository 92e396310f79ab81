'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import useSWR from 'swr'
import type { CallData } from '@/domain/api/calls'
import { call } from '@/ui/api/call'
import { LoadFailed } from '@/ui/loading/load-failed'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import styles from '../centre.module.css'
import { SaveOutcome } from '../save-outcome'
import { Skeleton } from '../skeleton'
import { useLoadProblem } from '../use-centre-words'
import { useChange } from '../use-change'
import { SessionRow } from './session-row'
import list from './settings.module.css'

type Session = CallData<'user.sessions'>['sessions'][number]
type Props = { place: ScreenPlace; route: 'settings' | 'accountSettings' }

/** Every place where the account is signed in; each but this one can be ended here. */
export function Sessions({ place, route }: Props) {
  const t = useTranslations('centre')
  const words = useLoadProblem()
  const { data, error, mutate } = useSWR(['user.sessions'], () => call('user.sessions', {}), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return (
    <section className={styles.block}>
      {error && !data ? (
        <>
          <h2 className={styles.title}>{t('sessions.title')}</h2>
          <LoadFailed retry={t('common.retry')} onRetry={() => void mutate()} problem={error}>
            {words(error)}
          </LoadFailed>
        </>
      ) : (
        <List
          place={place}
          route={route}
          sessions={data?.sessions ?? null}
          reload={async () => void (await mutate())}
        />
      )}
    </section>
  )
}

type ListProps = Props & { sessions: readonly Session[] | null; reload: () => Promise<void> }

function List({ place, route, sessions, reload }: ListProps) {
  const t = useTranslations('centre.sessions')
  const { busy, problem, make } = useChange()
  const heading = useRef<HTMLHeadingElement>(null)
  const [ending, setEnding] = useState<string | null>(null)
  const [ended, setEnded] = useState<number | null>(null)
  const others = sessions?.filter(({ current }) => !current) ?? []

  /** The pressed button goes away with its row: the focus goes to the heading. */
  const end = async (id?: string) => {
    if (busy) return
    setEnding(id ?? null)
    setEnded(null)
    const done = await make(async () => {
      const answer = await call('user.endSessions', { body: id ? { sessionId: id } : {} })
      setEnded(answer.ended)
    })
    if (!done) return
    await reload()
    heading.current?.focus()
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h2>
      {ended !== null && <Notice tone="success">{t('ended', { count: ended })}</Notice>}
      <SaveOutcome place={place} back={route} problem={problem} saved={false} />
      {sessions === null && <Skeleton rows={1} />}
      <ul className={list.sessions}>
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy && ending === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      {sessions && others.length === 0 && <p className={styles.muted}>{t('only')}</p>}
      {others.length > 0 && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            busy={busy && ending === null && t('ending')}
            onClick={() => void end()}
          >
            {t('endOthers')}
          </Button>
        </div>
      )}
    </>
  )
}
