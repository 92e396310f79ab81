'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/ui/primitives/card'
import styles from './choose-country.module.css'
import { CountrySelect } from './country-select'

type Props = {
  countries: readonly { code: string; name: string }[]
  onChoose: (code: string) => void
}

/** Before any price: we do not sell to the country that was assumed, so its visitor says from where they pay. */
export function ChooseCountry({ countries, onChoose }: Props) {
  const t = useTranslations('pay.tiers')
  return (
    <Card className={styles.box}>
      <p>{t('countryFirst')}</p>
      <CountrySelect countries={countries} value={null} onChange={onChoose} />
    </Card>
  )
}
