'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'

type Phase = 'ending' | 'ended' | 'failed' | 'linkInvalid'

/** The link of a daily mail was opened: the mail ends with that one click, without a login. */
export function LeaveMail({ token, onLeft }: { token: string; onLeft: () => void }) {
  const t = useTranslations('daily.mail')
  const common = useTranslations('centre.common')
  const [phase, setPhase] = useState<Phase>('ending')
  const begun = useRef(false)
  const leave = async () => {
    setPhase('ending')
    try {
      await call('daily.leave', { body: { token } })
      setPhase('ended')
      onLeft()
    } catch (problem) {
      const kind = problemOf(problem)
      setPhase(kind === 'linkInvalid' || kind === 'malformed' ? 'linkInvalid' : 'failed')
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is opened once
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void leave()
  }, [])
  if (phase === 'ending') return <p role="status">{t('ending')}</p>
  if (phase === 'ended') return <Notice tone="success">{t('ended')}</Notice>
  if (phase === 'linkInvalid') return <Notice tone="danger">{t('linkInvalid')}</Notice>
  return (
    <Notice
      tone="danger"
      actions={
        <Button variant="secondary" size="small" onClick={() => void leave()}>
          {common('retry')}
        </Button>
      }
    >
      {t('endFailed')}
    </Notice>
  )
}
