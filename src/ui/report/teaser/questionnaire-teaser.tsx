'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { isReportPart, type Part } from '@/domain/catalog/parts'
import { EXAM_KINDS } from '@/domain/exam/kinds'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Caution } from './caution'
import { FreeScale } from './free-scale'
import { FreeType } from './free-type'
import { Missing } from './missing'
import { PsychologyTeaser } from './psychology-teaser'
import styles from './teaser.module.css'
import { TeaserActions } from './teaser-actions'

export type QuestionnaireFree = Exclude<CallData<'order.free'>, { examKind: 'iq' | 'map' }>

type Props = {
  place: ScreenPlace
  free: QuestionnaireFree
  openParts: readonly Part[]
  /** Parts that can be bought today. */
  sellableParts: readonly Part[]
}

/** The free result of a questionnaire: words, no figures. */
export function QuestionnaireTeaser({ place, free, openParts, sellableParts }: Props) {
  const t = useTranslations('report.locked.part')
  const told = useTranslations('questionnaire.told')
  const { examKind, answered, total, note } = free
  // Only what can be bought today and is not open.
  const closed = sellableParts.filter(isReportPart).filter((part) => !openParts.includes(part))
  // What psychology opens has a sentence of its own.
  const listed = closed.filter((part) => part !== 'psychology_report')
  const adds = closed.length > 0 ? listed.map((part) => t(part)) : null
  const opened = openParts.includes(EXAM_KINDS[examKind].resultPart)
  if (examKind === 'psychology') return <PsychologyTeaser {...{ place, free, opened, adds }} />
  return (
    <div className={styles.teaser}>
      {free.examKind === 'types16' ? <FreeType free={free} /> : <FreeScale free={free} />}
      <Caution free={free} unpaid={!opened} />
      <Missing names={free.missing} />
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.small}>{told('answeredOf', { answered, total })}</p>
      <TeaserActions place={place} opened={opened} adds={adds} />
    </div>
  )
}
