import type { JSONFieldServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { MatrixThumbnail } from '../matrix/matrix-thumbnail'
import { panelsOfDocument } from '../matrix/read-matrix'
import { tagOfLanguage } from '../words/languages'
import { say } from '../words/say'
import { readQuestions } from './read-questions'
import styles from './record.module.css'

/** The matrices of a sitting with what was answered: a drawing, a choice and a time a row. */
export async function MatrixQuestions({
  data,
  req,
  i18n,
}: Pick<JSONFieldServerProps, 'data' | 'req' | 'i18n'>) {
  const { rows, limitSeconds } = await readQuestions({ sitting: data, req })
  const number = new Intl.NumberFormat(tagOfLanguage(i18n.language), { maximumFractionDigits: 1 })
  const seconds = new Intl.NumberFormat(tagOfLanguage(i18n.language), {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 1,
  })
  const counted = {
    total: number.format(rows.length),
    answered: number.format(rows.filter(({ chosen }) => chosen !== null).length),
    right: number.format(rows.filter(({ right }) => right).length),
  }
  return (
    <>
      <p className={styles.summary}>
        {say(i18n, 'record.summary', counted)} ·{' '}
        {say(i18n, 'record.limit', { n: number.format(limitSeconds / 60) })}
      </p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['question', 'drawn', 'chosen', 'spent'] as const).map((column) => (
                <th key={column} scope="col">
                  {say(i18n, `record.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ position, versionId, version, chosen, right, late, spentMs }) => (
              <tr key={position}>
                <td>
                  <a
                    href={formatAdminURL({
                      adminRoute: req.payload.config.routes.admin,
                      path: `/collections/item-versions/${versionId}`,
                    })}
                  >
                    {number.format(position)}
                  </a>
                </td>
                <td>
                  {version && (
                    <MatrixThumbnail className={styles.thumbnail} panels={panelsOfDocument(version)} />
                  )}
                </td>
                <td className={right ? styles.right : styles.wrong}>
                  {chosen === null
                    ? say(i18n, late ? 'record.late' : 'record.open')
                    : `${number.format(chosen + 1)} · ${say(i18n, right ? 'record.right' : 'record.wrong')}`}
                </td>
                <td>{spentMs === null ? '–' : seconds.format(spentMs / 1000)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
