'use client'

import { useTranslation } from '@payloadcms/ui'
import { type Disputes, type PlaceFigures, shareOf } from '@/domain/statistics/overview'
import { wordsForCode } from '../codes/words-for-code'
import { useWords } from '../words/use-words'
import { ScrollBox } from './scroll-box'
import styles from './statistics.module.css'
import { useFormats } from './use-formats'
import { useLandingName } from './use-landing-name'

/** Disputes as a share of successful charges, what card networks judge a shop by, and where money and disputes come from. */
export function DisputesSection({ disputes }: { disputes: Disputes }) {
  const words = useWords()
  const formats = useFormats()
  const nameOf = useLandingName()
  const { i18n } = useTranslation()
  const { charges, opened, won, lost, byLanding, byCountry } = disputes
  const country = (code: string) => wordsForCode({ name: 'country', code, language: i18n.language })
  return (
    <section className={styles.panel}>
      <h2>{words('statistics.disputes')}</h2>
      <p className={styles.summary}>
        {words('statistics.disputesSummary', {
          opened: formats.number(opened),
          won: formats.number(won),
          lost: formats.number(lost),
          charges: formats.number(charges),
          ratio: formats.share(shareOf(opened, charges)),
        })}
      </p>
      {byLanding.length > 0 && (
        <div className={styles.wide}>
          <Ratios
            title={words('statistics.landing')}
            rows={byLanding.map((row) => ({ ...row, name: nameOf(row.landing) }))}
          />
          <Ratios
            title={words('statistics.country')}
            rows={byCountry.map((row) => ({ ...row, name: country(row.country) }))}
          />
        </div>
      )}
    </section>
  )
}

function Ratios({ title, rows }: { title: string; rows: (PlaceFigures & { name: string })[] }) {
  const words = useWords()
  const formats = useFormats()
  const label = `${words('statistics.disputes')}: ${title}`
  return (
    <ScrollBox label={label}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{words('statistics.net')}</th>
            <th scope="col">{words('statistics.charge')}</th>
            <th scope="col">{words('statistics.refund')}</th>
            <th scope="col">{words('statistics.dispute')}</th>
            <th scope="col">{words('statistics.disputeRatio')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, net, charges, refunds, opened }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{net.map(({ amount, currency }) => formats.money(amount, currency)).join(' · ')}</td>
              <td>{formats.number(charges)}</td>
              <td>{formats.number(refunds)}</td>
              <td>{formats.number(opened)}</td>
              <td>{formats.share(shareOf(opened, charges))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
