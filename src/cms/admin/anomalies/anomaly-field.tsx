import type { UIFieldServerProps } from 'payload'
import styles from '../panel/panel.module.css'
import { say } from '../words/say'
import { AnomalyActions } from './anomaly-actions'

/** On an anomaly's own page. */
export function AnomalyField({ id, data, i18n }: UIFieldServerProps) {
  if (id === undefined) return null
  return (
    <section className={`field-type ${styles.panel}`} aria-labelledby="anomaly-repair">
      <h3 id="anomaly-repair">{say(i18n, 'anomalies.title')}</h3>
      <AnomalyActions id={String(id)} kind={String(data?.kind)} resolved={Boolean(data?.resolvedAt)} />
    </section>
  )
}
