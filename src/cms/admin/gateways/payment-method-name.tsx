'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { wordsForCode } from '../codes/words-for-code'
import { useWords } from '../words/use-words'
import styles from './gateways.module.css'

/** @param off why a gateway is off, by its id. */
export function PaymentMethodName({ off }: { off: Record<string, string> }) {
  const words = useWords()
  const { i18n } = useTranslation()
  const { data, rowNumber = 0 } = useRowLabel<{ gateway?: string; method?: string }>()
  const { gateway, method } = data ?? {}
  if (!gateway) return rowNumber + 1
  const name = (field: string, code: string) => wordsForCode({ name: field, code, language: i18n.language })
  const why = off[gateway]
  return (
    <span className={styles.method}>
      <span>{[method && name('method', method), name('gateway', gateway)].filter(Boolean).join(' · ')}</span>
      {why && (
        <span className={styles.off}>
          {words('gateways.off')}: {why}
        </span>
      )}
    </span>
  )
}
