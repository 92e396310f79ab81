'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { forgetSitting } from '@/ui/health/forget-sitting'
import { KeyList } from '@/ui/keys/key-list'
import { LoadFailed } from '@/ui/loading/load-failed'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { classes } from '@/ui/primitives/classes'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import styles from './data.module.css'
import { type Deleted, DeleteTest, type OwnTest } from './delete-test'

/** The tests of this browser, or of who is signed in, each to be deleted by itself, without an address. */
export function OwnTests({ place }: { place: ScreenPlace }) {
  const t = useTranslations('account.data.own')
  const { tests, more, error, reload, showMore } = useOwnTests(place)
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const onDeleted = (done: Deleted) => {
    forgetSitting(done.orderNumber)
    setDeleted(done)
    reload()
  }
  return (
    <section className={classes(styles.part, styles.own)}>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      {deleted && <DeletedNotice deleted={deleted} />}
      {tests ? (
        <TestList tests={tests} onDeleted={onDeleted} />
      ) : error ? (
        <LoadFailed retry={t('retry')} onRetry={reload} problem={error}>
          {t('loadFailed')}
        </LoadFailed>
      ) : (
        <SpinnerWithWords>{t('loading')}</SpinnerWithWords>
      )}
      {more && (
        <Button variant="secondary" onClick={showMore}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

type ListProps = { tests: readonly OwnTest[]; onDeleted: (deleted: Deleted) => void }

export function TestList({ tests, onDeleted }: ListProps) {
  const t = useTranslations('account.data.own')
  const format = useFormatter()
  if (tests.length === 0) return <p>{t('none')}</p>
  return (
    <ul className={styles.tests}>
      {tests.map((test) => (
        <li key={test.orderNumber} className={styles.test}>
          <div className={styles.row}>
            <div className={styles.words}>
              <p className={styles.title}>{test.title}</p>
              <p className={styles.facts}>
                {t('began', { date: format.dateTime(new Date(test.startedAt), { dateStyle: 'long' }) })}
              </p>
              {test.eraseAt && (
                <p className={styles.facts}>
                  {t('eraseAt', { date: format.dateTime(new Date(test.eraseAt), { dateStyle: 'long' }) })}
                </p>
              )}
            </div>
            <DeleteTest test={test} onDeleted={onDeleted} />
          </div>
          {test.own && <KeysOf orderNumber={test.orderNumber} />}
        </li>
      ))}
    </ul>
  )
}

/** Asked for when it is opened: most tests have none. */
function KeysOf({ orderNumber }: { orderNumber: string }) {
  const t = useTranslations('account.data.own')
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{t('keys')}</summary>
      {open && <KeyList orderNumber={orderNumber} />}
    </details>
  )
}

/** The row that was deleted is gone: what says so takes the focus. */
function DeletedNotice({ deleted: { orderNumber, title, on } }: { deleted: Deleted }) {
  const t = useTranslations('account.data.own')
  const format = useFormatter()
  const words =
    on === null
      ? t('done', { title })
      : t('later', { title, date: format.dateTime(new Date(on), { dateStyle: 'long' }) })
  return (
    <div key={orderNumber} {...FOCUSED}>
      <Notice tone="success">{words}</Notice>
    </div>
  )
}

const FOCUSED = { tabIndex: -1, ref: (place: HTMLElement | null) => place?.focus() }

/** Page after page below each other; what was shown stays while it is read again. */
const useOwnTests = (place: ScreenPlace) => {
  const hl = localeOfTag(useLocale())
  const id = appExamIdOf(place)
  const [pages, setPages] = useState(1)
  const { data, error, mutate } = useSWR(
    ['user.orders', id, hl, 'all', pages],
    () =>
      Promise.all(
        Array.from({ length: pages }, (_, at) =>
          call('user.orders', { params: { id }, query: { page: at + 1, hl } }),
        ),
      ),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
  // A page beyond the last one is the last one again.
  const read = data?.filter(({ page }, at) => page === at + 1)
  return {
    // One that runs here and was begun elsewhere is deleted there.
    tests: read?.flatMap(({ items }) => items).filter(({ own, state }) => own || state !== 'uncompleted'),
    more: read !== undefined && read.length < (read[0]?.pages ?? 1),
    error,
    reload: () => void mutate(),
    showMore: () => setPages(pages + 1),
  }
}
