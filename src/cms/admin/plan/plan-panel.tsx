'use client'

import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { wordsForCode } from '../codes/words-for-code'
import { moneyText } from '../money/money-text'
import styles from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import { PlanPast } from './plan-past'
import { PlanTerms } from './plan-terms'
import { PriceForm } from './price-form'
import { spanText } from './span-text'
import { type PlanRecord, usePlanRecord } from './use-plan-record'

/** On a subscription's page: what comes next, what happened, and the ways to stop it or, in test mode, to go on in time. */
export function PlanPanel() {
  const words = useWords()
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { record, unreadable, busy, reload, working, failed, send } = usePlanRecord(id)
  if (!id) return null
  const isOwner = user?.roles?.includes('owner')
  return (
    <section className={`field-type ${styles.panel}`} aria-labelledby="plan-title" aria-busy={busy}>
      <h3 id="plan-title">{words('plan.title')}</h3>
      {!record && !unreadable && <p role="status">{words('plan.loading')}</p>}
      {unreadable && (
        <p role="alert" className={styles.bad}>
          {words('plan.unreadable')}{' '}
          <button type="button" className={styles.link} onClick={reload}>
            {words('refund.again')}
          </button>
        </p>
      )}
      {record && <Next record={record} />}
      {record && <PlanTerms record={record} />}
      {record && <PlanPast record={record} />}
      {failed && (
        <p role="alert" className={styles.bad}>
          {words('plan.failed')}
        </p>
      )}
      {record?.mayCancel && isOwner && (
        <CancelForm working={working} onSend={(note) => send('cancel', { note })} />
      )}
      {record?.asksPrice && isOwner && (
        <PriceForm
          asks={record.asksPrice}
          currency={record.schedule.currency}
          working={working}
          onSend={(amount) => send('price', { amount })}
        />
      )}
      {record?.mayAdvance && isOwner && (
        <AdvanceForm
          clock={record.clock}
          working={working}
          onSend={(days) =>
            send('advance', { to: new Date(Date.parse(record.clock) + days * DAY_MS).toISOString() })
          }
        />
      )}
    </section>
  )
}

const DAY_MS = 86_400_000

function Next({ record: { schedule } }: { record: PlanRecord }) {
  const words = useWords()
  const { i18n } = useTranslation()
  const { charges, trialEnd, end, currency } = schedule
  return (
    <>
      <h4>{words('plan.next')}</h4>
      {charges.length === 0 && !end && !trialEnd && <p>{words('plan.nothing')}</p>}
      <ul className={styles.cards}>
        {trialEnd && <li>{words('plan.trialEnd', { day: trialEnd.day })}</li>}
        {charges.map(({ n, day, amount }) => (
          <li key={n}>
            {words('plan.charge', {
              day,
              amount: moneyText({ amount, currency, language: i18n.language }) ?? '',
            })}
          </li>
        ))}
        {end && (
          <li>
            {words('plan.end', {
              day: end.day,
              why: wordsForCode({ name: 'endedReason', code: end.reason, language: i18n.language }),
            })}
          </li>
        )}
      </ul>
    </>
  )
}

function CancelForm({ working, onSend }: { working: boolean; onSend: (note: string) => Promise<boolean> }) {
  const words = useWords()
  const [note, setNote] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await onSend(note)) setNote('')
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label className={styles.labelled}>
        {words('plan.why')}
        <textarea
          value={note}
          maxLength={500}
          rows={2}
          required
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <button type="submit" className={styles.button} disabled={working || note.trim() === ''}>
        {words('plan.cancel')}
      </button>
    </form>
  )
}

const STEPS = [1, 7, 30] as const

function AdvanceForm({
  clock,
  working,
  onSend,
}: {
  clock: string
  working: boolean
  onSend: (days: number) => Promise<boolean>
}) {
  const words = useWords()
  const { i18n } = useTranslation()
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className={styles.form}>
      <p>{words('plan.clock', { time: time.format(new Date(clock)) })}</p>
      <div className={styles.buttons}>
        {STEPS.map((days) => (
          <button
            key={days}
            type="button"
            className={styles.quiet}
            disabled={working}
            onClick={() => void onSend(days)}
          >
            {words('plan.advance', {
              days: spanText({ unit: 'DAY', count: days, language: i18n.language }),
            })}
          </button>
        ))}
      </div>
    </div>
  )
}
