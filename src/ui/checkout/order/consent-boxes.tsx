'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Checkbox } from '@/ui/primitives/checkbox'
import styles from './consent-boxes.module.css'
import type { LegalBox } from './legal-boxes'

type Props = {
  place: ScreenPlace
  agreed: boolean
  onAgreed: (agreed: boolean) => void
  /** What the buyer's country asks for beside the terms, each a box of its own. */
  boxes: readonly LegalBox[]
  ticked: ReadonlySet<string>
  onTicked: (label: string, ticked: boolean) => void
  /** Years; 0: any age. */
  minimumAge: number
  /** In place of the terms alone: what is agreed to, and what is said while it is not. */
  agreement?: { label: ReactNode; missing: string }
  /** The button was pressed: every box that is open says so. */
  pressed: boolean
}

/** The boxes to tick before an order. None is ticked beforehand. */
export function ConsentBoxes(props: Props) {
  const { place, agreed, onAgreed, boxes, ticked, onTicked, minimumAge, agreement, pressed } = props
  const t = useTranslations('pay')
  // A box for the age says it in its own words.
  const tellsAge = minimumAge > 0 && boxes.every(({ kind }) => kind !== 'age')
  return (
    <div className={styles.boxes}>
      <Checkbox
        checked={agreed}
        onChange={(event) => onAgreed(event.target.checked)}
        label={
          agreement?.label ??
          t.rich('agree', {
            terms: (words) => (
              <Link href={pathTo({ route: 'protocol', linkCode: 'terms', ...place })} target="_blank">
                {words}
              </Link>
            ),
          })
        }
        error={pressed && !agreed ? (agreement?.missing ?? t('errors.terms')) : undefined}
      />
      {boxes.map(({ kind, label }) => (
        <Checkbox
          key={label}
          checked={ticked.has(label)}
          onChange={(event) => onTicked(label, event.target.checked)}
          label={label}
          error={
            pressed && !ticked.has(label) ? t(kind === 'waiver' ? 'errors.waiver' : 'errors.box') : undefined
          }
        />
      ))}
      {tellsAge && <p className={styles.age}>{t('minimumAge', { age: minimumAge })}</p>}
    </div>
  )
}
