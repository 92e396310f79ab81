'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CallData } from '@/domain/api/calls'
import { Ago } from '@/ui/primitives/ago'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import { ReportDialog } from './report-dialog'
import own from './tree-hole.module.css'

type Props = {
  secret: CallData<'secret.list'>['items'][number]
  /** It was reported here, or was not there any more. */
  isGone: boolean
  onGone: () => void
}

/** A secret of somebody else. */
export function SecretRow({ secret, isGone, onGone }: Props) {
  const t = useTranslations('treeHole')
  const format = useFormatter()
  const [asks, setAsks] = useState(false)
  const [told, setTold] = useState<'sent' | 'gone'>('sent')
  if (isGone) return <Notice>{t(told === 'sent' ? 'report.sent' : 'gone')}</Notice>
  const week = format.dateTime(new Date(secret.week), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <article className={own.secret}>
      <p className={own.words}>{secret.text}</p>
      <div className={own.foot}>
        <span className={own.facts}>
          <Ago at={secret.week} exact={t('week', { date: week })} finest="week" />
        </span>
        <Button variant="quiet" size="small" onClick={() => setAsks(true)}>
          {t('report.open')}
        </Button>
      </div>
      {asks && (
        <ReportDialog
          secret={secret.id}
          onClose={() => setAsks(false)}
          onDone={(outcome) => {
            setTold(outcome)
            setAsks(false)
            onGone()
          }}
        />
      )}
    </article>
  )
}
