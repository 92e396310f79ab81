'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { moneyText } from '../money/money-text'
import { usePromoUses } from './use-promo-uses'

/** In the list of promo codes: how many paid orders used it. */
export function UsesCell({ rowData }: DefaultCellComponentProps) {
  const { uses, failed } = usePromoUses(String(rowData.id))
  return <span aria-busy={!uses && !failed}>{uses ? uses.paid : '–'}</span>
}

/** What those orders brought, by currency. */
export function TakingsCell({ rowData }: DefaultCellComponentProps) {
  const { language } = useTranslation().i18n
  const { uses, failed } = usePromoUses(String(rowData.id))
  const sums = uses?.taken?.flatMap((each) => moneyText({ ...each, language }) ?? []) ?? []
  return <span aria-busy={!uses && !failed}>{sums.length > 0 ? sums.join(' · ') : '–'}</span>
}
