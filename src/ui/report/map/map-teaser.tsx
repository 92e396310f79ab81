'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { isReportPart, type Part } from '@/domain/catalog/parts'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Caution } from '../teaser/caution'
import teaser from '../teaser/teaser.module.css'
import { TeaserActions } from '../teaser/teaser-actions'
import { HealthShown, Help } from './health-part'
import { Keywords } from './keywords'
import { isUrgent } from './map-told'

export type MapFree = Extract<CallData<'order.free'>, { examKind: 'map' }>

type Props = { place: ScreenPlace; free: MapFree; openParts: readonly Part[]; sellableParts: readonly Part[] }

/** The keywords of four dimensions, and the part about health as a whole. */
export function MapTeaser({ place, free, openParts, sellableParts }: Props) {
  const t = useTranslations('report.teaser')
  const words = useTranslations('map')
  const told = useTranslations('questionnaire.told')
  const { health, orderNumber, answered, total } = free
  const isFirst = isUrgent(health)
  return (
    <div className={teaser.teaser}>
      {health && isFirst && <Help health={health} />}
      <header className={teaser.head}>
        <h1 className={teaser.kicker}>{t('title')}</h1>
        <p className={teaser.bandName}>{words('keywords')}</p>
      </header>
      <Caution free={free} unpaid={!isFirst && !openParts.includes('map_report')} />
      <Keywords words={free.keywords} note={free.keywordsNote} />
      {health ? (
        <HealthShown place={place} orderNumber={orderNumber} health={health} />
      ) : (
        <p className={teaser.note}>{free.skipped}</p>
      )}
      {health && !isFirst && <Help health={health} />}
      <p className={teaser.note}>{free.note}</p>
      <p className={teaser.small}>{told('answeredOf', { answered, total })}</p>
      <Ways place={place} free={free} openParts={openParts} sellableParts={sellableParts} />
    </div>
  )
}

/** The report, and at the very end what can be bought; nothing of that where an answer or a sum asks for help. */
function Ways({ place, free, openParts, sellableParts }: Props) {
  const t = useTranslations('report.locked.part')
  const opened = openParts.includes('map_report')
  if (isUrgent(free.health)) return opened && <TeaserActions place={place} opened adds={null} />
  const adds = sellableParts.filter(isReportPart).filter((part) => !openParts.includes(part))
  return (
    <TeaserActions
      place={place}
      opened={opened}
      adds={adds.length > 0 ? adds.map((part) => t(part)) : null}
    />
  )
}
