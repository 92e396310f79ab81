'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { moneyText } from './money-text'

/** As many as a row of the list bears. */
const MOST = 3

/** In a list, the prices of what is sold. */
export function PricesCell({ cellData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const rows: unknown[] = Array.isArray(cellData) ? cellData : []
  const told = rows.slice(0, MOST).flatMap((row) => {
    const { amount, currency } = Object(row)
    return moneyText({ amount, currency, language: i18n.language }) ?? []
  })
  const rest = rows.length - told.length
  return <span>{[...told, ...(rest > 0 ? [`+ ${rest}`] : [])].join(' · ')}</span>
}
