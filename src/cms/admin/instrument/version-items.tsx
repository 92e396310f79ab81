import { wordsForCode } from '../codes/words-for-code'
import { tagOfLanguage } from '../words/languages'
import { nameOf } from '../words/name-of'
import { say } from '../words/say'
import styles from './instrument.module.css'
import type { VersionedItem } from './version-rows'

const COLUMNS = ['instruments.key', 'instruments.title', 'scale', 'part', 'kind', 'choices', 'worth'] as const

/** The items of an instrument version: what each asks, of which scale, and how its choices count. */
export function VersionItems({
  items,
  i18n,
}: {
  items: readonly VersionedItem[]
  i18n: { language: string }
}) {
  const { language } = i18n
  const number = new Intl.NumberFormat(tagOfLanguage(language))
  const named = (key: string) => nameOf({ section: 'fields', key, language })
  return (
    <div className={styles.wide}>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {named(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, statements: [text, other], scale, part, kind, choices, reversed, options }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>
                {text ?? say(i18n, 'instrument.noText')}
                {other !== undefined && <p>{other}</p>}
              </td>
              <td>{scale}</td>
              <td>{number.format(part)}</td>
              <td>{wordsForCode({ name: 'kind', code: kind, language })}</td>
              <td>{number.format(choices)}</td>
              <td>
                {options.length > 0 ? (
                  <Options options={options} number={number} />
                ) : reversed ? (
                  named('reversed')
                ) : (
                  '–'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Options({ options, number }: Pick<VersionedItem, 'options'> & { number: Intl.NumberFormat }) {
  return (
    <ol className={styles.options}>
      {options.map(({ text, worth }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stored choice is its place
        <li key={index}>
          <span>{text}</span>
          <small>{number.format(worth)}</small>
        </li>
      ))}
    </ol>
  )
}
