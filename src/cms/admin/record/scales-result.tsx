import { bandName } from '../instrument/band-name'
import { tagOfLanguage } from '../words/languages'
import { nameOf } from '../words/name-of'
import { say } from '../words/say'
import styles from './record.module.css'
import type { ResultRows } from './result-rows'

type Props = { rows: ResultRows; i18n: { language: string } }

/** The result of a questionnaire: its scales, and of the 16 types the letters and the nearest ones. */
export function ScalesResult({ rows: { scales, axes, types }, i18n }: Props) {
  const { language } = i18n
  const percent = new Intl.NumberFormat(tagOfLanguage(language), {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const of100 = (figure: number) => percent.format(figure / 100)
  const scale = nameOf({ section: 'fields', key: 'scale', language })
  const chance = say(i18n, 'record.probability')
  return (
    <>
      <Table
        columns={[
          scale,
          say(i18n, 'record.ofMost'),
          say(i18n, 'record.interval'),
          say(i18n, 'record.likeliest'),
          chance,
        ]}
        rows={scales.map(({ id, name, percent: score, ci95, band }) => ({
          id,
          name,
          figures: [
            of100(score),
            ci95.map(of100).join(' – '),
            bandName({ band, i18n }),
            band.probability === null ? '–' : percent.format(band.probability),
          ],
        }))}
      />
      {axes.length > 0 && (
        <Table
          columns={[scale, say(i18n, 'record.letter'), chance, say(i18n, 'record.flip')]}
          rows={axes.map(({ axis, name, letter, probability, flip }) => ({
            id: axis,
            name,
            figures: [letter, percent.format(probability), percent.format(flip)],
          }))}
        />
      )}
      {types.length > 0 && (
        <Table
          columns={[say(i18n, 'record.nearest'), chance]}
          rows={types.map(({ type, name, probability }) => ({
            id: type,
            name: name ? `${type} · ${name}` : type,
            figures: [percent.format(probability)],
          }))}
        />
      )}
    </>
  )
}

type Row = { id: string; name: string; figures: string[] }

function Table({ columns, rows }: { columns: string[]; rows: Row[] }) {
  return (
    <div className={`${styles.scroll} ${styles.figures}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, figures }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
