'use client'

import type { PlaceInWords } from '../../publishing/describe-gaps'
import { PlaceItem } from './place-item'
import styles from './publishing.module.css'
import { useGoToField } from './use-go-to-field'

/** Places of the form and what is to be known of them. */
export function PlaceList({ places }: { places: readonly PlaceInWords[] }) {
  const go = useGoToField()
  if (places.length === 0) return null
  return (
    <ul className={styles.gaps}>
      {places.map((place) => (
        <PlaceItem key={`${place.path} ${place.sentence}`} place={place} onGo={go} />
      ))}
    </ul>
  )
}
