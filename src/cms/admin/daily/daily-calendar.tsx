import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { addToDay, turnOn } from '@/domain/daily/days'
import panel from '../panel/panel.module.css'
import { localeOfLanguage, tagOfLanguage } from '../words/languages'
import { say } from '../words/say'
import styles from './daily.module.css'

const DAYS = 28

/** Above the list of questions: which comes on which day, from today (UTC) on. What is a draft has no day. */
export async function DailyCalendar({ payload, user, i18n }: ServerProps) {
  const { docs } = await payload.find({
    collection: 'daily-questions',
    user,
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: 'place',
    locale: localeOfLanguage(i18n.language),
    select: { question: true, place: true },
    where: { _status: { equals: 'published' } },
  })
  const today = new Date().toISOString().slice(0, 10)
  const at = new Intl.DateTimeFormat(tagOfLanguage(i18n.language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const hrefOf = (id: string) =>
    formatAdminURL({
      adminRoute: payload.config.routes.admin,
      path: `/collections/daily-questions/${id}`,
    })
  return (
    <section className={panel.panel} aria-labelledby="daily-calendar">
      <h3 id="daily-calendar">{say(i18n, 'daily.calendar')}</h3>
      <p>{say(i18n, docs.length === 0 ? 'daily.none' : 'daily.lead', { n: docs.length })}</p>
      {docs.length > 0 && (
        <ol className={styles.days}>
          {Array.from({ length: DAYS }, (_, index) => addToDay(today, index)).map((day) => {
            const asked = docs[turnOn(day, docs.length)]
            return (
              <li key={day}>
                <span>{at.format(new Date(day))}</span>
                {asked && <a href={hrefOf(String(asked.id))}>{asked.question}</a>}
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
