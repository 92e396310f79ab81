'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/chrome/link'
import { Checkbox } from '@/ui/primitives/checkbox'
import type { ScreenPlace } from '../chrome/screen-place'
import type { CheckoutError } from './checkout-errors'
import styles from './consent-boxes.module.css'

type Props = {
  place: ScreenPlace
  agreed: boolean
  onAgreed: (agreed: boolean) => void
  /** null where the country asks for no box of its own. */
  waiver: { waived: boolean; onWaived: (waived: boolean) => void } | null
  missing: CheckoutError | null
}

/** The boxes to tick before an order. None is ticked beforehand. */
export function ConsentBoxes({ place, agreed, onAgreed, waiver, missing }: Props) {
  const t = useTranslations('pay')
  return (
    <div className={styles.boxes}>
      <Checkbox
        checked={agreed}
        onChange={(event) => onAgreed(event.target.checked)}
        label={t.rich('agree', {
          terms: (words) => (
            <Link href={pathTo({ route: 'protocol', linkCode: 'terms', ...place })} target="_blank">
              {words}
            </Link>
          ),
        })}
        error={missing === 'terms' && !agreed ? t('errors.terms') : undefined}
      />
      {waiver && (
        <Checkbox
          checked={waiver.waived}
          onChange={(event) => waiver.onWaived(event.target.checked)}
          label={t('waiver')}
          error={missing === 'waiver' && !waiver.waived ? t('errors.waiver') : undefined}
        />
      )}
    </div>
  )
}
