import type { Locale } from '@/domain/locale/locales'
import { readExam } from './exam'
import { readShop, type Shop } from './storefront'

/** The storefront of a page, if both it and the exam that the page is about are published. */
export const readShopOfExam = async (place: {
  code: string
  examId: number
  locale: Locale
}): Promise<Shop | null> => {
  const [shop, exam] = await Promise.all([readShop(place), readExam(place)])
  return exam && shop
}
