import type { JSONFieldServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { formOf } from '@/services/sittings/pinned-form'
import { localeOfLanguage, tagOfLanguage } from '../words/languages'
import { nameOf } from '../words/name-of'
import { say } from '../words/say'
import { readStatements } from './read-statements'
import styles from './record.module.css'
import type { StatementRow } from './statement-rows'

type Props = Pick<JSONFieldServerProps, 'data' | 'req' | 'i18n'>

/** The statements of a questionnaire's sitting with what was chosen. Nothing is right or wrong in it. */
export async function StatementQuestions({ data, req, i18n }: Props) {
  const { language } = i18n
  const form = formOf({ form: data.form })
  const rows = await readStatements({ sitting: data, form, locale: localeOfLanguage(language), req })
  const number = new Intl.NumberFormat(tagOfLanguage(language))
  const named = (key: string) => nameOf({ section: 'fields', key, language })
  const answered = rows.filter(({ chosen }) => chosen !== null).length
  return (
    <>
      <p className={styles.summary}>
        {say(i18n, 'record.answeredOf', {
          answered: number.format(answered),
          total: number.format(rows.length),
        })}
        {form.limitSeconds === null && <> · {say(i18n, 'record.noLimit')}</>}
        {form.instrument && (
          <>
            {' · '}
            <a
              href={formatAdminURL({
                adminRoute: req.payload.config.routes.admin,
                path: `/collections/instrument-versions/${form.instrument}`,
              })}
            >
              {named('instrument')}
            </a>
          </>
        )}
      </p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say(i18n, 'record.question')}</th>
              <th scope="col">{named('instruments.title')}</th>
              <th scope="col">{say(i18n, 'record.chosen')}</th>
              <th scope="col">{say(i18n, 'record.spent')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.position} row={row} i18n={i18n} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Row({ row, i18n }: { row: StatementRow } & Pick<Props, 'i18n'>) {
  const { position, item, statements, chosen, choices, option, spentMs } = row
  const tag = tagOfLanguage(i18n.language)
  const number = new Intl.NumberFormat(tag)
  const seconds = new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', maximumFractionDigits: 1 })
  const [text = item, other] = statements
  const choice =
    chosen === null
      ? say(i18n, 'record.open')
      : say(i18n, 'record.choiceOf', {
          n: number.format(chosen + 1),
          of: choices === null ? '?' : number.format(choices),
        })
  return (
    <tr>
      <td>{number.format(position)}</td>
      <td>
        {/* The ends of a bipolar item stand under the number of the choice that means them. */}
        {other === undefined ? text : `${number.format(1)} · ${text}`}
        {other !== undefined && <p className={styles.end}>{`${number.format(choices ?? 2)} · ${other}`}</p>}
      </td>
      <td className={chosen === null ? styles.wrong : undefined}>
        {choice}
        {option !== null && ` · ${option}`}
      </td>
      <td>{spentMs === null ? '–' : seconds.format(spentMs / 1000)}</td>
    </tr>
  )
}
