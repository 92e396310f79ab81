'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { SECRET_DAYS } from '@/domain/tree-hole/reports'
import { HelpNow } from '@/ui/health/help-now'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import styles from '../centre.module.css'
import { PlayLinks } from '../play/play-links'
import { OwnSecrets } from './own-secrets'
import own from './tree-hole.module.css'

/** What the tree hole is, the ways into it, and one's own secrets. */
export function TreeHoleScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('treeHole')
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('meta.home')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <PlayLinks place={place} current="treeHole" />
      </header>
      <ul className={own.rules}>
        <li>{t('rules.read')}</li>
        <li>{t('rules.time', { days: SECRET_DAYS })}</li>
        <li>{t('rules.name')}</li>
      </ul>
      <div className={styles.actions}>
        <ButtonLink href={pathTo({ route: 'treeHoleAdd', ...place })}>{t('toAdd')}</ButtonLink>
        <ButtonLink variant="secondary" href={pathTo({ route: 'treeHoleList', ...place })}>
          {t('toList')}
        </ButtonLink>
      </div>
      <OwnSecrets place={place} />
      <HelpNow />
    </div>
  )
}
