'use client'

import { useFieldPath, useFormFields, useTranslation } from '@payloadcms/ui'
import styles from './money.module.css'
import { moneyText } from './money-text'

/** Under an amount of hundredths: what it is in its currency, which is beside it in the form. */
export function MoneyReading({ path: givenPath }: { path: string }) {
  const { i18n } = useTranslation()
  const path = useFieldPath() ?? givenPath
  const amount = useFormFields(([fields]) => fields[path]?.value)
  const currency = useFormFields(([fields]) => fields[path.replace(/[^.]+$/, 'currency')]?.value)
  const text = moneyText({ amount, currency, language: i18n.language })
  return text && <p className={styles.reading}>= {text}</p>
}
