'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { LoadFailed } from '@/ui/loading/load-failed'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Ago } from '@/ui/primitives/ago'
import { Button } from '@/ui/primitives/button'
import { Dialog } from '@/ui/primitives/dialog'
import { Notice } from '@/ui/primitives/notice'
import styles from '../centre.module.css'
import { Skeleton } from '../skeleton'
import { useLoadProblem } from '../use-centre-words'
import { useChange } from '../use-change'
import { dropProof, readProofs } from './secret-proofs'
import own from './tree-hole.module.css'
import { type OwnSecret, useOwnSecrets } from './use-own-secrets'

/** One's own secrets, and the way to take each away. */
export function OwnSecrets(_: { place: ScreenPlace }) {
  const t = useTranslations('treeHole')
  const common = useTranslations('centre.common')
  const words = useLoadProblem()
  const { own: read, problem, busy, more, reload, drop } = useOwnSecrets()
  const [removed, setRemoved] = useState(false)
  return (
    <section className={styles.block} aria-labelledby="own-secrets">
      <h2 id="own-secrets" className={styles.title}>
        {t('mine')}
      </h2>
      {!problem && !read && <Skeleton rows={2} />}
      {removed && <Notice tone="success">{t('removed')}</Notice>}
      {read && (
        <OwnSecretList
          items={read.items}
          isAll={read.isAll}
          busy={busy}
          onMore={more}
          onRemoved={(id) => {
            drop(id)
            setRemoved(true)
          }}
        />
      )}
      {problem ? (
        <LoadFailed retry={common('retry')} onRetry={reload} problem={problem}>
          {words(problem)}
        </LoadFailed>
      ) : null}
    </section>
  )
}

type ListProps = {
  items: readonly OwnSecret[]
  isAll: boolean
  /** The next ones are on their way. */
  busy: boolean
  onMore: () => void
  onRemoved: (id: string) => void
}

export function OwnSecretList({ items, isAll, busy, onMore, onRemoved }: ListProps) {
  const t = useTranslations('treeHole')
  const common = useTranslations('centre.common')
  if (isAll && items.length === 0) return <p className={styles.lead}>{t('mineEmpty')}</p>
  return (
    <>
      <ul className={own.secrets}>
        {items.map((secret) => (
          <li key={secret.id}>
            <Own secret={secret} onRemoved={() => onRemoved(secret.id)} />
          </li>
        ))}
      </ul>
      {isAll ? (
        <p role="status" className={styles.lead}>
          {t('mineAll')}
        </p>
      ) : (
        <div className={styles.actions}>
          <Button variant="secondary" busy={busy && common('loading')} onClick={onMore}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function Own({ secret, onRemoved }: { secret: OwnSecret; onRemoved: () => void }) {
  const t = useTranslations('treeHole')
  const format = useFormatter()
  const [asks, setAsks] = useState(false)
  const { busy, problem, make } = useChange()
  const date = (day: string) => format.dateTime(new Date(day), { dateStyle: 'long', timeZone: 'UTC' })
  const remove = () =>
    void make(() => removeOwn(secret.id)).then((done) => {
      if (!done) return
      setAsks(false)
      onRemoved()
    })
  return (
    <article className={own.secret}>
      <p className={own.words}>{secret.text}</p>
      <p className={own.facts}>
        {t(`state.${secret.state}`)} ·{' '}
        <Ago at={secret.week} exact={t('week', { date: date(secret.week) })} finest="week" /> ·{' '}
        {t('until', { date: date(secret.until) })}
      </p>
      <div>
        <Button variant="secondary" size="small" onClick={() => setAsks(true)}>
          {t('remove')}
        </Button>
      </div>
      <Dialog
        open={asks}
        title={t('removeTitle')}
        onClose={() => setAsks(false)}
        actions={
          <>
            <Button busy={busy && t('removing')} onClick={remove}>
              {t('remove')}
            </Button>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {t('keep')}
            </Button>
          </>
        }
      >
        <p>{t('removeText')}</p>
        {problem !== null && <Notice tone="danger">{t('removeFailed')}</Notice>}
      </Dialog>
    </article>
  )
}

/** What is gone already, by another tab or by its time, is removed as well. */
const removeOwn = async (secret: string): Promise<void> => {
  const proof = readProofs().find(({ id }) => id === secret)?.token
  try {
    await call('secret.remove', { body: { secret, ...(proof && { proof }) } })
  } catch (problem) {
    if (problemOf(problem) !== 'gone') throw problem
  }
  dropProof(secret)
}
