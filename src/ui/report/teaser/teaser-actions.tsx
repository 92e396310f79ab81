'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import styles from './teaser.module.css'

type Props = {
  place: ScreenPlace
  /** The report is open, or something of it. */
  opened: boolean
  /** What a report adds, a line each; null: there is nothing to offer. */
  adds: readonly string[] | null
  /** What it opens, in a sentence of its own. */
  lead?: string | null
}

/** The ways on from a free result: to what is open of the report, and to what can be bought. */
export function TeaserActions({ place, opened, adds, lead }: Props) {
  const t = useTranslations('report.teaser')
  return (
    <>
      {opened && (
        <div className={styles.actions}>
          <ButtonLink size="large" href={pathTo({ route: 'report', ...place })}>
            {t('open')}
          </ButtonLink>
        </div>
      )}
      {adds && (
        <section className={styles.adds}>
          <h2 className={styles.subtitle}>{t('addsTitle')}</h2>
          {lead && <p>{lead}</p>}
          {adds.length > 0 && (
            <ul className={styles.list}>
              {adds.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <ButtonLink
            size="large"
            variant={opened ? 'secondary' : 'primary'}
            href={pathTo({ route: 'tiers', ...place })}
            className={styles.action}
          >
            {t('more')}
          </ButtonLink>
          <p className={styles.small}>{t('keep')}</p>
        </section>
      )}
      {!adds && !opened && <p className={styles.small}>{t('keep')}</p>}
    </>
  )
}
