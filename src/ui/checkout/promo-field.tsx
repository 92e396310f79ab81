'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/primitives/button'
import { Fold } from '@/ui/primitives/fold'
import { TextField } from '@/ui/primitives/text-field'
import styles from './promo-field.module.css'
import type { PromoEntry } from './use-promo'
import type { PromoRefusal } from './use-quote'

type Props = {
  promo: PromoEntry
  refusal: PromoRefusal | null
  applied: { code: string; percent: number } | null
  busy: boolean
}

/** A code is only applied when the server says so; a refusal says why and leaves the price as it was. */
export function PromoField({ promo, refusal, applied, busy }: Props) {
  const t = useTranslations('pay.promo')
  const [text, setText] = useState(promo.code)
  const [empty, setEmpty] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = text.trim()
    setEmpty(code === '')
    if (code) promo.apply(code)
  }
  const accepted = promo.code !== '' && refusal === null && !busy
  if (accepted) {
    return (
      <div className={styles.applied}>
        <p role="status">{applied ? t('applied', applied) : t('betterDiscount')}</p>
        <Button variant="quiet" size="small" onClick={promo.remove}>
          {t('remove')}
        </Button>
      </div>
    )
  }
  return (
    <Fold summary={t('open')} open={promo.code !== '' || undefined}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField
          label={t('label')}
          value={text}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={empty ? t('empty') : refusal && !busy ? t(refusal) : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={busy && promo.code ? t('applying') : null}>
          {t('apply')}
        </Button>
      </form>
    </Fold>
  )
}
