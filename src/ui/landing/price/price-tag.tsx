'use client'

import { useLocale } from 'next-intl'
import { useState } from 'react'
import { cheapest } from '@/domain/catalog/cheapest'
import type { CountryName, LowestPrice } from '@/domain/catalog/landing'
import type { Locale } from '@/domain/locale/locales'
import { callEarly } from '@/ui/api/call-early'
import { storeInTab } from '@/ui/browser/tab-storage'
import { Button } from '@/ui/primitives/button'
import { Price } from '@/ui/primitives/price'
import { SelectField } from '@/ui/primitives/select-field'
import styles from './price-tag.module.css'

type Words = Record<
  'from' | 'tax' | 'noTax' | 'country' | 'reading' | 'failed' | 'retry' | 'unavailable',
  string
>

type Props = {
  price: LowestPrice
  countries: readonly CountryName[]
  appExamId: string
  locale: Locale
  /** Ready sentences; `from` and `tax` with {price}, {rate}: the landing carries no message formatter. */
  words: Words
}

type State = { kind: 'shown'; price: LowestPrice } | { kind: 'reading' | 'failed' | 'unavailable' }

/**
 * The lowest price in a country of the reader's choice: the page's own comes with it, another one by the call `sku.list`
 * (cms/endpoints/exam/sku.ts).
 */
export function PriceTag({ price, countries, appExamId, locale, words }: Props) {
  const [country, setCountry] = useState(price.country)
  const [state, setState] = useState<State>({ kind: 'shown', price })
  const read = async (code: string) => {
    setCountry(code)
    storeInTab('country_code', code)
    setState({ kind: 'reading' })
    try {
      const { items, taxRatePercent } = await callEarly('sku.list', {
        params: { examId: appExamId, country: code, hl: locale },
      })
      const first = cheapest(items)
      setState(
        first
          ? { kind: 'shown', price: { country: code, ...first.price, taxRatePercent } }
          : { kind: 'unavailable' },
      )
    } catch {
      setState({ kind: 'failed' })
    }
  }
  return (
    <div className={styles.tag}>
      <div aria-live="polite">
        {state.kind === 'shown' ? (
          <Shown price={state.price} words={words} />
        ) : (
          <p className={styles.from}>{words[state.kind]}</p>
        )}
        {state.kind === 'failed' && (
          <Button variant="quiet" size="small" onClick={() => read(country)}>
            {words.retry}
          </Button>
        )}
      </div>
      <SelectField
        label={words.country}
        value={country}
        onChange={(event) => read(event.target.value)}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </div>
  )
}

function Shown({ price, words }: { price: LowestPrice; words: Words }) {
  const [before, after] = words.from.split('{price}')
  const rate = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 1 }).format(
    price.taxRatePercent / 100,
  )
  return (
    <>
      <p className={styles.from}>
        {before}
        <Price amount={price.amount} currency={price.currency} className={styles.amount} />
        {after}
      </p>
      <p className={styles.tax}>
        {price.taxRatePercent > 0 ? words.tax.replace('{rate}', () => rate) : words.noTax}
      </p>
    </>
  )
}
