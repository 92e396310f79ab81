'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { LoadFailed } from '@/ui/loading/load-failed'
import { Button } from '@/ui/primitives/button'
import { Dialog } from '@/ui/primitives/dialog'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import styles from './keys.module.css'
import { type Key, useKeys } from './use-keys'

/** Which mailboxes have a link to a result, each with the way to end it. */
export function KeyList({ orderNumber }: { orderNumber: string }) {
  const { keys, error, reload, ...ending } = useKeys(orderNumber)
  const t = useTranslations('share.keys')
  if (keys) return <Keys keys={keys} {...ending} />
  if (error)
    return (
      <LoadFailed retry={t('retry')} onRetry={reload} problem={error}>
        {t('loadFailed')}
      </LoadFailed>
    )
  return <SpinnerWithWords>{t('loading')}</SpinnerWithWords>
}

type Ending = Pick<ReturnType<typeof useKeys>, 'busy' | 'problem' | 'forget' | 'end'>

export function Keys({ keys, busy, problem, forget, end }: Ending & { keys: readonly Key[] }) {
  const t = useTranslations('share.keys')
  const format = useFormatter()
  const [asked, setAsked] = useState<Key | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  const confirm = async () => {
    if (!asked || !(await end(asked.key))) return
    setEnded(asked.mailbox)
    setAsked(null)
  }
  return (
    <div className={styles.keys}>
      {ended !== null && (
        <div {...FOCUSED}>
          <Notice tone="success">{t('ended', { mailbox: ended })}</Notice>
        </div>
      )}
      {keys.length === 0 && ended === null && <p>{t('none')}</p>}
      {keys.length > 0 && (
        <ul className={styles.list}>
          {keys.map((key) => (
            <li key={key.key} className={styles.key}>
              <div className={styles.words}>
                <p className={styles.mailbox}>{key.mailbox}</p>
                <p className={styles.since}>
                  {t(key.opened ? 'opened' : 'sent', {
                    date: format.dateTime(new Date(key.since), { dateStyle: 'long' }),
                  })}
                </p>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={t('named', { mailbox: key.mailbox })}
                onClick={() => {
                  forget()
                  setAsked(key)
                }}
              >
                {t('end')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={asked !== null}
        title={t('endTitle', { mailbox: asked?.mailbox ?? '' })}
        onClose={() => setAsked(null)}
        actions={
          <>
            <Button variant="secondary" disabled={busy} onClick={() => setAsked(null)}>
              {t('keep')}
            </Button>
            <Button busy={busy && t('ending')} onClick={() => void confirm()}>
              {t('end')}
            </Button>
          </>
        }
      >
        <div className={styles.keys}>
          <p>{t('endText')}</p>
          {problem !== null && <Notice tone="danger">{t('failed')}</Notice>}
        </div>
      </Dialog>
    </div>
  )
}

/** What was pressed is gone: what says so takes the focus. */
const FOCUSED = { tabIndex: -1, ref: (place: HTMLElement | null) => place?.focus() }
