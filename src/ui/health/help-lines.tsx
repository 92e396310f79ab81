'use client'

import { useTranslations } from 'next-intl'
import { Button } from '../primitives/button'
import { SelectField } from '../primitives/select-field'
import { SpinnerWithWords } from '../primitives/spinner-with-words'
import styles from './help.module.css'
import { telOf } from './help-links'
import { TextWithLinks } from './text-with-links'
import type { HelpCountry, useHelpLines } from './use-help-lines'

type Props = ReturnType<typeof useHelpLines> & {
  /** Of the country that is shown. */
  emergency: string
}

/** The lines of one country, and the choice of another one. The words around them never wait for them. */
export function HelpLines({ countries, country, choose, failed, retry, emergency }: Props) {
  const t = useTranslations('health.help')
  const shown = countries?.find(({ code }) => code === country)
  if (countries === null && failed) {
    return (
      <div role="status" className={styles.failed}>
        <p>
          <TextWithLinks text={t('failed')} emergency={emergency} />
        </p>
        <Button variant="secondary" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  if (countries === null) return <SpinnerWithWords>{t('loading')}</SpinnerWithWords>
  return (
    <>
      {shown && shown.lines.length > 0 ? (
        <ul className={styles.lines}>
          {shown.lines.map((line) => (
            <Line key={`${line.name} ${line.number}`} {...line} />
          ))}
        </ul>
      ) : (
        <p>
          <TextWithLinks text={t('noLine', { emergency })} emergency={emergency} />
        </p>
      )}
      <SelectField
        label={t('otherCountry')}
        value={country}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ target }) => choose(target.value)}
      />
    </>
  )
}

/** Its name leads to its official page, its number to the phone. */
function Line({ name, number, hours, page }: HelpCountry['lines'][number]) {
  const tel = telOf(number)
  return (
    <li className={styles.line}>
      <a href={page} target="_blank" rel="noreferrer" className={styles.name}>
        {name}
      </a>
      {tel ? (
        <a href={tel} className={styles.number}>
          {number}
        </a>
      ) : (
        <span className={styles.number}>{number}</span>
      )}
      {hours && <span className={styles.hours}>{hours}</span>}
    </li>
  )
}
