'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { moneyText } from './money-text'

/** An amount of hundredths in a list, as the money that it is. */
export function MoneyCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  return (
    <span>{moneyText({ amount: cellData, currency: rowData.currency, language: i18n.language }) ?? '–'}</span>
  )
}
