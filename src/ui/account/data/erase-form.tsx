'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LETTER_RULE_DAYS } from '@/domain/accounts/relations'
import type { CallData } from '@/domain/api/calls'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { forgetBrowser } from '@/ui/centre/settings/forget-browser'
import { useChange } from '@/ui/centre/use-change'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { Checkbox } from '@/ui/primitives/checkbox'
import { Notice } from '@/ui/primitives/notice'
import { ProblemNotice } from '../fields/problem-notice'
import styles from './data.module.css'
import type { Kept } from './data-screen'
import { PlanEnds } from './plan-ends'

type Props = {
  token: string
  place: ScreenPlace
  kept: Kept
  onErased: (later: CallData<'data.erase'>['later']) => void
}

/** Erasing takes a second look: what goes and what must stay is shown first, and a box says that it was read. */
export function EraseForm({ token, place, kept, onErased }: Props) {
  const t = useTranslations('account.data.erase')
  const { busy, problem, make } = useChange()
  const [looking, setLooking] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)

  const erase = async () => {
    if (!agreed) return setMissing(true)
    let later: CallData<'data.erase'>['later'] = null
    const done = await make(async () => {
      later = (await call('data.erase', { body: { token, agreed: true } })).later
    })
    if (!done) return
    forgetBrowser()
    onErased(later)
  }

  if (!looking)
    return (
      <section className={styles.part}>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        <Button variant="secondary" onClick={() => setLooking(true)}>
          {t('look')}
        </Button>
      </section>
    )
  return (
    <section className={styles.part}>
      <h2 {...FOCUSED}>{t('sure')}</h2>
      <p>{t('goes')}</p>
      {kept.byLetter > 0 && <p>{t('later', { count: kept.byLetter, days: LETTER_RULE_DAYS })}</p>}
      {kept.paidOrders > 0 && <p>{t('reportsGo')}</p>}
      {kept.plan && <PlanEnds place={place} plan={kept.plan} />}
      <p>
        {t.rich('stays', {
          privacy: (chunks) => (
            <Link href={pathTo({ route: 'protocol', ...place, linkCode: 'privacy' })}>{chunks}</Link>
          ),
        })}
      </p>
      {problem !== null &&
        (problemOf(problem) === 'paymentUnderWay' ? (
          <Notice tone="info">{t('underWay')}</Notice>
        ) : (
          <ProblemNotice problem={problem} />
        ))}
      <Checkbox
        name="agreed"
        label={t('agree')}
        error={missing && !agreed ? t('missing') : undefined}
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <div className={styles.actions}>
        <Button busy={busy && t('busy')} onClick={() => void erase()}>
          {t('action')}
        </Button>
        <Button variant="secondary" onClick={() => setLooking(false)}>
          {t('back')}
        </Button>
      </div>
    </section>
  )
}

/** What was pressed is gone: the heading takes the focus. */
const FOCUSED = { tabIndex: -1, ref: (heading: HTMLElement | null) => heading?.focus() }
