'use client'

import {
  FieldDescription,
  FieldLabel,
  useDocumentInfo,
  useField,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { useCallback, useEffect, useId, useState } from 'react'
import { type Currency, parseCurrency } from '@/domain/money/currencies'
import { tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import styles from './money.module.css'
import { moneyText } from './money-text'
import { followAmount, isWrongAmount, showAmount, typeAmount } from './shown-amount'

/**
 * An amount that is typed as people write it, 5.49 or 5,49, in the currency beside it; stored in hundredths. Below it stands
 * what it is, and what it was when the form was opened.
 */
export const AmountField: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const words = useWords()
  const id = useId()
  const currency = useCurrency(path)
  const stored = useFormFields(([fields]) => fields[path]?.value)
  const [shown, show] = useState(() =>
    showAmount({ value: typeof stored === 'number' ? stored : null, currency }),
  )
  const { text } = shown
  const isWrong = isWrongAmount(text, currency)
  const refusal = words('money.notAmount')
  // The form holds nothing meanwhile, which of an amount that may be empty would pass as meant.
  const validate = useCallback(() => (isWrong ? refusal : true), [isWrong, refusal])
  const { value, setValue, showError, errorMessage, disabled } = useField<number | null>({ path, validate })
  // Loaded anew, restored, or taken from a colleague: not what stands in the field.
  useEffect(() => show((before) => followAmount(before, { value, currency })), [value, currency])
  const change = (next: string) => {
    const now = typeAmount(next, currency)
    show(now)
    setValue(now.value)
  }
  return (
    <div className={`field-type number ${showError || isWrong ? 'error' : ''}`}>
      <FieldLabel label={field.label} required={field.required} path={path} htmlFor={id} />
      <input
        id={id}
        className={styles.input}
        inputMode="decimal"
        value={text}
        disabled={disabled || readOnly || currency === null}
        aria-invalid={showError || isWrong}
        aria-describedby={`${id}-said`}
        onChange={(event) => change(event.target.value)}
      />
      <p id={`${id}-said`} className={styles.reading} role="status">
        {isWrong ? refusal : <Reading path={path} value={value} currency={currency} />}
        {!isWrong && showError && errorMessage}
      </p>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

type Read = { path: string; value: number | null | undefined; currency: Currency | null }

/** `= £5.49, was £5.99 (−8 %)`. */
function Reading({ path, value, currency }: Read) {
  const words = useWords()
  const { i18n } = useTranslation()
  const was = useStored(path, currency)
  const { language } = i18n
  const now = moneyText({ amount: value, currency, language })
  if (!now) return null
  const before = was === value ? null : moneyText({ amount: was, currency, language })
  if (!before || typeof value !== 'number' || !was) return <>= {now}</>
  const change = new Intl.NumberFormat(tagOfLanguage(language), {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  }).format(value / was - 1)
  return (
    <>
      = {now}, {words('money.was', { before, change })}
    </>
  )
}

const useCurrency = (path: string): Currency | null => {
  const code = useFormFields(([fields]) => fields[path.replace(/[^.]+$/, 'currency')]?.value)
  return parseCurrency(String(code ?? ''))
}

/** What the document that the form was opened with says, in the row of the same currency. */
const useStored = (path: string, currency: Currency | null): number | null => {
  const { savedDocumentData } = useDocumentInfo()
  const [list = '', , name = ''] = path.split('.')
  const rows = (savedDocumentData as Record<string, unknown> | undefined)?.[list]
  const row = Array.isArray(rows) ? rows.find((each) => each?.currency === currency) : null
  return typeof row?.[name] === 'number' ? row[name] : null
}
