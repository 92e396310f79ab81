'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { call } from '@/ui/api/call'
import { useChange } from '@/ui/centre/use-change'
import { useTooOftenOr } from '@/ui/loading/use-too-often'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import styles from './care.module.css'

type Props = { orderNumber: string; eraseAt: string; onKept: () => void }

/** Somebody who reads the mailbox of a letter wanted the report erased: until when, and how it stays. */
export function EraseNotice({ orderNumber, eraseAt, onKept }: Props) {
  const t = useTranslations('report.care')
  const format = useFormatter()
  const told = useTooOftenOr()
  const { busy, problem, make } = useChange()
  const keep = async () => {
    if (await make(() => call('report.keep', { body: { orderNumber } }))) onKept()
  }
  return (
    <div className={styles.notice}>
      <Notice
        still
        title={t('eraseTitle', { date: format.dateTime(new Date(eraseAt), { dateStyle: 'long' }) })}
        actions={
          <Button variant="secondary" busy={busy && t('eraseBusy')} onClick={() => void keep()}>
            {t('eraseKeep')}
          </Button>
        }
      >
        {t('eraseText')}
        {problem !== null && <p role="alert">{told(problem, t('eraseFailed'))}</p>}
      </Notice>
    </div>
  )
}
