'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { QueuedSecret, SecretDecision } from '@/domain/tree-hole/queue'
import { wordsForCode } from '../codes/words-for-code'
import panel from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import styles from './secrets.module.css'
import { useSecretQueue } from './use-secret-queue'

/** Above the list of secrets: those that wait to be read, who may need help first. Several are decided about at once. */
export function SecretQueue() {
  const words = useWords()
  const { queue, unreadable, working, outcome, decide, reload } = useSecretQueue()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const items = queue?.items ?? []
  const ids = items.map(({ id }) => id).filter((id) => chosen.has(id))
  const publishable = items.filter(({ id, text }) => chosen.has(id) && text !== null).length === ids.length
  const choose = (id: string, isOn: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      if (isOn) next.add(id)
      else next.delete(id)
      return next
    })
  const act = async (decision: SecretDecision) => {
    if (await decide(ids, decision)) setChosen(new Set())
  }
  return (
    <section className={panel.panel} aria-labelledby="secret-queue" aria-busy={working}>
      <h3 id="secret-queue">{words('secrets.title', { n: queue?.total ?? 0 })}</h3>
      <p>{words('secrets.lead')}</p>
      {unreadable && (
        <p role="alert" className={panel.bad}>
          {words('secrets.unreadable')}{' '}
          <button type="button" className={panel.link} onClick={() => void reload()}>
            {words('support.again')}
          </button>
        </p>
      )}
      <p role="status" className={outcome === 'failed' ? panel.bad : panel.good}>
        {outcome === 'failed' && words('secrets.failed')}
        {outcome !== null &&
          outcome !== 'failed' &&
          words(`secrets.${outcome.decision}`, { n: outcome.decided })}
      </p>
      {queue && items.length === 0 && <p>{words('secrets.none')}</p>}
      <ul className={styles.queue}>
        {items.map((secret) => (
          <li key={secret.id}>
            <Queued
              secret={secret}
              isChosen={chosen.has(secret.id)}
              onChoose={(isOn) => choose(secret.id, isOn)}
            />
          </li>
        ))}
      </ul>
      {items.length > 0 && (
        <Decide
          working={working}
          chosen={ids.length}
          isAll={ids.length === items.length}
          publishable={publishable}
          onChooseAll={(isOn) => setChosen(new Set(isOn ? items.map(({ id }) => id) : []))}
          onDecide={(decision) => void act(decision)}
        />
      )}
    </section>
  )
}

type DecideProps = {
  working: boolean
  chosen: number
  isAll: boolean
  /** None of them is a text that cannot be opened. */
  publishable: boolean
  onChooseAll: (isOn: boolean) => void
  onDecide: (decision: SecretDecision) => void
}

function Decide({ working, chosen, isAll, publishable, onChooseAll, onDecide }: DecideProps) {
  const words = useWords()
  return (
    <div className={panel.buttons}>
      <button type="button" className={panel.quiet} disabled={working} onClick={() => onChooseAll(!isAll)}>
        {words(isAll ? 'secrets.chooseNone' : 'secrets.chooseAll')}
      </button>
      <button
        type="button"
        className={panel.button}
        disabled={working || chosen === 0 || !publishable}
        onClick={() => onDecide('public')}
      >
        {words('secrets.approve', { n: chosen })}
      </button>
      <button
        type="button"
        className={panel.button}
        disabled={working || chosen === 0}
        onClick={() => onDecide('refused')}
      >
        {words('secrets.refuse', { n: chosen })}
      </button>
    </div>
  )
}

type QueuedProps = { secret: QueuedSecret; isChosen: boolean; onChoose: (isOn: boolean) => void }

/** Its text, why it is here, and what was reported about it. */
function Queued({ secret, isChosen, onChoose }: QueuedProps) {
  const words = useWords()
  const { language } = useTranslation().i18n
  const code = (name: string, value: string) => wordsForCode({ name, code: value, language })
  return (
    <label className={styles.secret}>
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      <span className={styles.body}>
        <small>
          {[
            ...secret.reasons.map((reason) => code('secrets.reasons', reason)),
            secret.locale,
            secret.week,
          ].join(' · ')}
        </small>
        <span className={styles.text}>{secret.text ?? words('secrets.sealed')}</span>
        {secret.notices.map(({ reason, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notices are never reordered
          <small key={index} className={panel.bad}>
            {[code('secret-reports.reason', reason), note].filter(Boolean).join(': ')}
          </small>
        ))}
      </span>
    </label>
  )
}
