'use client'

import { LOCALE_FACTS, LOCALES } from '@/domain/locale/locales'
import { HEALTH_TESTS, PERIODS, tellable, tellsHealthApart } from '@/domain/statistics/overview'
import { Choice } from '../choice/choice'
import shared from '../choice/choice.module.css'
import { Choices } from '../choice/choices'
import { useWords } from '../words/use-words'
import type { Narrowings } from './statistics'
import styles from './statistics.module.css'
import { useLandingName } from './use-landing-name'
import type { Asked, Filters } from './use-overview'

type Props = { asked: Asked; choices: Narrowings; onChange: (asked: Asked) => void }

/** The period and what the figures are about. A filter with one thing to choose from is left out. */
export function Controls({ asked, choices, onChange }: Props) {
  const words = useWords()
  const nameOf = useLandingName()
  const set = (name: keyof Filters) => (value: string) =>
    onChange(tellable({ ...asked, [name]: value || undefined }))
  const filters = [
    {
      name: 'landing',
      any: words('statistics.anyLanding'),
      options: choices.landings.map((landing) => ({ id: landing, label: nameOf(landing) })),
    },
    {
      name: 'exam',
      any: words('statistics.anyExam'),
      options: [
        ...choices.exams,
        ...(choices.healthTests ? [{ id: HEALTH_TESTS, label: words('statistics.healthTests') }] : []),
      ],
    },
    { name: 'storefront', any: words('statistics.anyStorefront'), options: choices.storefronts },
    {
      name: 'locale',
      any: words('statistics.anyLocale'),
      options: LOCALES.map((locale) => ({ id: locale, label: LOCALE_FACTS[locale].name })),
    },
  ] as const
  return (
    <div className={styles.controls}>
      <Choices legend={words('statistics.filters')}>
        {filters
          .filter(({ options, name }) => options.length > 1 || asked[name])
          .filter(({ name }) => !tellsHealthApart({ exam: asked.exam, [name]: 'any' }))
          .map(({ name, any, options }) => (
            <Choice
              key={name}
              name={any}
              any={any}
              value={asked[name] ?? ''}
              options={options}
              onChoose={set(name)}
            />
          ))}
      </Choices>
      <fieldset className={styles.periods}>
        <legend className={shared.unseen}>{words('statistics.period')}</legend>
        {PERIODS.map((days) => (
          <label key={days} className={styles.period}>
            <input
              type="radio"
              name="statistics-period"
              className={shared.unseen}
              checked={asked.days === days}
              onChange={() => onChange({ ...asked, days })}
            />
            <span>{words('statistics.daysN', { n: days })}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
