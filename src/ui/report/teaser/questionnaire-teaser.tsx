'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { isReportPart, type Part } from '@/domain/catalog/parts'
import { EXAM_KINDS } from '@/domain/exam/kinds'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { FreeScale } from './free-scale'
import { FreeType } from './free-type'
import styles from './teaser.module.css'

export type QuestionnaireFree = Exclude<CallData<'order.free'>, { examKind: 'iq' }>

type Props = {
  place: ScreenPlace
  free: QuestionnaireFree
  openParts: readonly Part[]
  /** Parts that can be bought today. */
  sellableParts: readonly Part[]
}

/** The free result of a questionnaire: words, no figures. */
export function QuestionnaireTeaser({ place, free, openParts, sellableParts }: Props) {
  const t = useTranslations('report.teaser')
  const told = useTranslations('questionnaire.told')
  const { examKind, answered, total, note } = free
  const opened = openParts.includes(EXAM_KINDS[examKind].resultPart)
  return (
    <div className={styles.teaser}>
      {free.examKind === 'types16' ? <FreeType free={free} /> : <FreeScale free={free} />}
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.small}>{told('answeredOf', { answered, total })}</p>
      {opened && (
        <div className={styles.actions}>
          <ButtonLink size="large" href={pathTo({ route: 'report', ...place })}>
            {t('open')}
          </ButtonLink>
        </div>
      )}
      <Adds place={place} opened={opened} parts={sellableParts.filter((part) => !openParts.includes(part))} />
    </div>
  )
}

/** What a report adds, part by part: only what can be bought today and is not open. */
function Adds({ place, opened, parts }: { place: ScreenPlace; opened: boolean; parts: readonly Part[] }) {
  const t = useTranslations('report')
  const adds = parts.filter(isReportPart)
  if (adds.length === 0) return opened ? null : <p className={styles.small}>{t('teaser.keep')}</p>
  return (
    <section className={styles.adds}>
      <h2 className={styles.subtitle}>{t('teaser.addsTitle')}</h2>
      <ul className={styles.list}>
        {adds.map((part) => (
          <li key={part}>{t(`locked.part.${part}`)}</li>
        ))}
      </ul>
      <ButtonLink
        size="large"
        variant={opened ? 'secondary' : 'primary'}
        href={pathTo({ route: 'tiers', ...place })}
        className={styles.action}
      >
        {t('teaser.more')}
      </ButtonLink>
      <p className={styles.small}>{t('teaser.keep')}</p>
    </section>
  )
}
