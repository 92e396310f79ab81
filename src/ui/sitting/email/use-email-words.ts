'use client'

import { useTranslations } from 'next-intl'
import { isGiven } from '../next-screen'
import type { SittingView } from '../sitting-view'

/** What is said of the address: where the report is free, that it may be left out, and nothing of orders. */
export const useEmailWords = (kind: SittingView['examKind']) => {
  const t = useTranslations()
  const group = isGiven(kind) ? 'health.email' : 'test.email'
  return { title: t(`${group}.title`), text: t(`${group}.text`), notice: t(`${group}.notice`) }
}
