'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LETTER_RULE_DAYS } from '@/domain/accounts/relations'
import type { CallData } from '@/domain/api/calls'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { useChange } from '@/ui/centre/use-change'
import { Button } from '@/ui/primitives/button'
import { Dialog } from '@/ui/primitives/dialog'
import { Notice } from '@/ui/primitives/notice'
import styles from './data.module.css'

export type OwnTest = CallData<'user.orders'>['items'][number]

/** `on`: it goes then, because it was there by a letter alone; null: it is gone. */
export type Deleted = { orderNumber: string; title: string; on: string | null }

type Props = {
  test: Pick<OwnTest, 'orderNumber' | 'title' | 'own'>
  onDeleted: (deleted: Deleted) => void
}

/** Deletes one test whole, after a question that says what goes. */
export function DeleteTest({ test: { orderNumber, title, own }, onDeleted }: Props) {
  const t = useTranslations('account.data.own')
  const { busy, problem, make, forget } = useChange()
  const [asking, setAsking] = useState(false)
  const confirm = async () => {
    let on: string | null = null
    const done = await make(async () => {
      try {
        on = (await call('report.erase', { body: { orderNumber, whole: true } })).on
      } catch (failure) {
        // Deleted already, in another tab or by a request whose answer was lost.
        if (problemOf(failure) !== 'gone') throw failure
      }
    })
    if (!done) return
    setAsking(false)
    onDeleted({ orderNumber, title, on })
  }
  const ask = () => {
    forget()
    setAsking(true)
  }
  const underWay = problemOf(problem) === 'paymentUnderWay'
  return (
    <>
      <Button variant="secondary" size="small" aria-label={t('named', { title })} onClick={ask}>
        {t('delete')}
      </Button>
      <Dialog
        open={asking}
        title={t('sure')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button variant="secondary" disabled={busy} onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button busy={busy && t('busy')} onClick={() => void confirm()}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <div className={styles.asked}>
          <p>{own ? t('goes', { title }) : t('letter', { title, days: LETTER_RULE_DAYS })}</p>
          {problem !== null && (
            <Notice tone={underWay ? 'info' : 'danger'}>{t(underWay ? 'underWay' : 'failed')}</Notice>
          )}
        </div>
      </Dialog>
    </>
  )
}
