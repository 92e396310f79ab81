import type { ForeignMark } from '@/domain/consent/foreign-mark'
import { isHealthKind } from '@/domain/exam/kinds'
import type { Locale } from '@/domain/locale/locales'
import { readExam } from './exam'
import { readShop } from './storefront'

/** What may be asked for on a page of this exam; null: nothing is named, or its answers are health data. */
export const readForeignMark = async (place: {
  code: string
  examId: number
  locale: Locale
}): Promise<ForeignMark | null> => {
  const [shop, exam] = await Promise.all([readShop(place), readExam(place)])
  if (!shop?.foreign || !exam || isHealthKind(exam.kind)) return null
  return { ...shop.foreign, version: shop.cookieVersion }
}
