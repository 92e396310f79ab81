'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CallData } from '@/domain/api/calls'
import { call } from '@/ui/api/call'
import { readInTab, storeInTab } from '@/ui/browser/tab-storage'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { Card } from '@/ui/primitives/card'
import { Checkbox } from '@/ui/primitives/checkbox'
import styles from '../centre.module.css'
import { SaveOutcome } from '../save-outcome'
import { useChange } from '../use-change'

type Addable = CallData<'user.centre'>['addable']

type Props = { place: ScreenPlace; tests: Addable; onAdded: () => void }

/**
 * "Add these tests to your account?": what was begun in this browser without an account. Nothing is added without the tap;
 * tests about health are never ticked beforehand.
 */
export function AddTests({ place, tests, onAdded }: Props) {
  const t = useTranslations('centre.add')
  const format = useFormatter()
  const { busy, problem, make } = useChange()
  const [hidden, setHidden] = useState(() => readInTab('add_tests') === 'not_now')
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    tests.filter(({ suggested }) => suggested).map(({ orderNumber }) => orderNumber),
  )
  if (hidden || tests.length === 0) return null

  const add = async () => {
    if (await make(() => call('user.add', { body: { sittings: [...chosen] } }))) onAdded()
  }
  const notNow = () => {
    storeInTab('add_tests', 'not_now')
    setHidden(true)
  }
  const toggle = (number: string) =>
    setChosen(chosen.includes(number) ? chosen.filter((one) => one !== number) : [...chosen, number])

  return (
    <Card as="section" tone="tinted" className={styles.card}>
      <h2 className={styles.title}>{t('title')}</h2>
      <p>{t('text')}</p>
      {tests.map(({ orderNumber, title, startedAt }) => (
        <Checkbox
          key={orderNumber}
          name={orderNumber}
          label={t('test', {
            title: title ?? t('health'),
            date: format.dateTime(new Date(startedAt), { dateStyle: 'long' }),
          })}
          checked={chosen.includes(orderNumber)}
          onChange={() => toggle(orderNumber)}
        />
      ))}
      <SaveOutcome place={place} back="centre" problem={problem} saved={false} />
      <div className={styles.actions}>
        <Button busy={busy && t('busy')} disabled={chosen.length === 0} onClick={() => void add()}>
          {t('action')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={notNow}>
          {t('notNow')}
        </Button>
      </div>
    </Card>
  )
}
