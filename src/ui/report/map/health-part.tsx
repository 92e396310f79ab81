'use client'

import { DeleteResult } from '@/ui/health/delete-result'
import { HelpPanel } from '@/ui/health/help-panel'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import type { MapHealth } from '../questionnaire/questionnaire-report'
import { HealthCard } from './health-card'
import styles from './map.module.css'
import { isUrgent } from './map-told'

type Props = { place: ScreenPlace; orderNumber: string; health: MapHealth }

/** The part about health with the help that goes with it: first where an answer or a sum asks for it, else below. */
export function HealthPart({ place, orderNumber, health }: Props) {
  const isFirst = isUrgent(health)
  return (
    <>
      {isFirst && <Help health={health} />}
      <HealthShown place={place} orderNumber={orderNumber} health={health} />
      {!isFirst && <Help health={health} />}
    </>
  )
}

export function Help({ health: { help } }: Pick<Props, 'health'>) {
  return help && <HelpPanel kind="map" why={help} />
}

/** The card, and below it the way to delete what it says. */
export function HealthShown({ place, orderNumber, health }: Props) {
  return (
    <div className={styles.health}>
      <HealthCard health={health} />
      <DeleteResult place={place} orderNumber={orderNumber} kind="map" />
    </div>
  )
}
