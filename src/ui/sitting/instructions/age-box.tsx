'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useState } from 'react'
import { TextWithLinks } from '../../health/text-with-links'
import { useHelpLines } from '../../health/use-help-lines'
import { Button } from '../../primitives/button'
import { Checkbox } from '../../primitives/checkbox'
import styles from './permission.module.css'

type Props = {
  headingRef?: RefObject<HTMLHeadingElement | null>
  checked: boolean
  onChange: (checked: boolean) => void
  /** It was sent without. */
  missing: boolean
}

/** The test is for adults; whoever is younger is told where help is. */
export function AgeBox({ headingRef, checked, onChange, missing }: Props) {
  const t = useTranslations('health.age')
  const [younger, setYounger] = useState(false)
  return (
    <section className={styles.age}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <Checkbox
        name="adult"
        required
        label={t('check')}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        error={missing && t('missing')}
      />
      <Button
        variant="quiet"
        className={styles.under}
        aria-expanded={younger}
        onClick={() => setYounger(!younger)}
      >
        {t('under')}
      </Button>
      <div role="status">{younger && <Younger />}</div>
    </section>
  )
}

function Younger() {
  const t = useTranslations('health.age')
  const { emergency } = useHelpLines()
  return (
    <p className={styles.younger}>
      <TextWithLinks text={t('younger', { emergency: emergency ?? 'none' })} emergency={emergency} />
    </p>
  )
}
