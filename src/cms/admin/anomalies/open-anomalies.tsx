import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { wordsForCode } from '../codes/words-for-code'
import styles from '../panel/panel.module.css'
import { tagOfLanguage } from '../words/languages'
import { say } from '../words/say'
import { AnomalyActions } from './anomaly-actions'

const MOST = 50

/** Above the list of anomalies: those that are open, in words, each with what it means and what helps. */
export async function OpenAnomalies({ payload, user, i18n }: ServerProps) {
  const { docs, totalDocs } = await payload.find({
    collection: 'anomalies',
    user,
    overrideAccess: false,
    depth: 0,
    limit: MOST,
    sort: '-createdAt',
    where: { resolvedAt: { exists: false } },
  })
  const { language } = i18n
  const at = new Intl.DateTimeFormat(tagOfLanguage(language), { dateStyle: 'medium', timeStyle: 'short' })
  const toOrder = (order: string) =>
    formatAdminURL({ adminRoute: payload.config.routes.admin, path: `/collections/orders/${order}` })
  return (
    <section className={styles.panel} aria-labelledby="open-anomalies">
      <h3 id="open-anomalies">{say(i18n, 'anomalies.open', { n: totalDocs })}</h3>
      {totalDocs === 0 && <p>{say(i18n, 'anomalies.none')}</p>}
      <ul className={styles.cards}>
        {docs.map(({ id, kind, ref, order, createdAt, resolution, resolvedBy }) => (
          <li key={id}>
            <details>
              <summary>
                <strong>{wordsForCode({ name: 'kind', code: kind, language })}</strong> {ref}{' '}
                <small>{at.format(new Date(createdAt))}</small>
              </summary>
              <div className={styles.body}>
                {typeof order === 'string' && <a href={toOrder(order)}>{say(i18n, 'anomalies.order')}</a>}
                {resolution && (
                  <p>
                    {resolution} · {resolvedBy}
                  </p>
                )}
                <AnomalyActions id={id} kind={kind} resolved={false} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
