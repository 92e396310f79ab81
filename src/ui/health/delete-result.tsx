'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import { call } from '../api/call'
import { problemOf } from '../api/problem-of'
import { useChange } from '../centre/use-change'
import { useTooOftenOr } from '../loading/use-too-often'
import type { ScreenPlace } from '../navigation/screen-place'
import { Button } from '../primitives/button'
import { Dialog } from '../primitives/dialog'
import { Notice } from '../primitives/notice'
import styles from './delete-result.module.css'
import { forgetSitting, isAboutSitting } from './forget-sitting'
import { type Deleted, PartDeleted, ResultDeleted, useTellDeleted } from './until-deleted'

type Props = {
  place: ScreenPlace
  orderNumber: string
  kind: QuestionnaireKind
  /** A report of it was paid for, and goes with it. */
  paid?: boolean
}

/** "Delete this result now", with a question before and an answer after. */
export function DeleteResult(props: Props) {
  const t = useTranslations('health.delete')
  const { kind, paid = false } = props
  const { busy, problem, forget, erase, deleted } = useErase(props)
  const [asking, setAsking] = useState(false)
  if (deleted) return deleted.what === 'part' ? <PartDeleted /> : <ResultDeleted {...deleted} />
  const failed = problem !== null && <Failed problem={problem} />
  const ask = () => {
    forget()
    setAsking(true)
  }
  const confirm = async () => {
    if (await erase()) setAsking(false)
  }
  return (
    <div className={styles.delete}>
      {!asking && failed}
      <Button variant="secondary" busy={busy && !asking && t('busy')} onClick={ask}>
        {t('button')}
      </Button>
      <Dialog
        open={asking}
        title={t('title')}
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
        <div className={styles.words}>
          {paid && (
            <Notice still tone="danger">
              {t('paid')}
            </Notice>
          )}
          <p>{t(kind === 'map' ? 'textMap' : 'text')}</p>
          {asking && failed}
        </div>
      </Dialog>
    </div>
  )
}

function Failed({ problem }: { problem: unknown }) {
  const t = useTranslations('health.delete')
  const told = useTooOftenOr()
  if (problemOf(problem) === 'paymentUnderWay') return <Notice>{t('underWay')}</Notice>
  return <Notice tone="danger">{told(problem, t('failed'))}</Notice>
}

/** Deletes on the server, then in this browser, and tells the page. */
const useErase = ({ place, orderNumber, kind }: Props) => {
  const { mutate } = useSWRConfig()
  const { busy, problem, make, forget } = useChange()
  const tell = useTellDeleted()
  const [deleted, setDeleted] = useState<Deleted | null>(null)

  const erase = async (): Promise<boolean> => {
    let what: Deleted['what'] = kind === 'map' ? 'part' : 'whole'
    let on: string | null = null
    const done = await make(async () => {
      try {
        const answer = await call('report.erase', { body: { orderNumber } })
        if (!answer.erased) {
          what = 'later'
          on = answer.on
        }
      } catch (failure) {
        // Deleted already, in another tab or by a request whose answer was lost.
        if (problemOf(failure) !== 'gone') throw failure
        what = 'gone'
      }
    })
    if (!done) return false
    forgetSitting(orderNumber)
    const told = tell ?? setDeleted
    told({ kind, what, on })
    // What is not shown any more is dropped, and a map's page is read again.
    void mutate(isAboutSitting({ place, sittingNumber: orderNumber }), undefined, {
      revalidate: what === 'part',
    })
    return true
  }
  return { busy, problem, forget, erase, deleted }
}
