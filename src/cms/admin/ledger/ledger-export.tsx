'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Choice } from '../choice/choice'
import styles from '../panel/panel.module.css'
import { tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import { lastMonths } from './last-months'

const MOST_MONTHS = 24

/** A month of the books as a file for a spreadsheet. @param now from the server: a month begins in UTC. */
export function LedgerExport({ now }: { now: string }) {
  const words = useWords()
  const { i18n } = useTranslation()
  const months = lastMonths({ now: new Date(now), count: MOST_MONTHS })
  const [chosen, choose] = useState(months[0]?.from ?? '')
  const month = months.find(({ from }) => from === chosen)
  const name = new Intl.DateTimeFormat(tagOfLanguage(i18n.language), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (
    <section className={styles.panel} aria-labelledby="ledger-export">
      <h3 id="ledger-export">{words('ledger.title')}</h3>
      <p>{words('ledger.about')}</p>
      <div className={styles.buttons}>
        <Choice
          name={words('ledger.month')}
          value={chosen}
          options={months.map(({ from }) => ({ id: from, label: name.format(new Date(from)) }))}
          onChoose={choose}
        />
        {month && (
          <a href={`/api/admin/ledger.csv?from=${month.from}&to=${month.to}`} download>
            {words('ledger.download')}
          </a>
        )}
      </div>
    </section>
  )
}
