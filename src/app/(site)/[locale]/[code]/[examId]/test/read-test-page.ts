import { readInstructions } from '@/content/instructions'
import { readShop } from '@/content/storefront'
import { parsePlace } from '@/domain/routing/internal-path'

export type TestRoute =
  | 'instructions'
  | 'questions'
  | 'confirm'
  | 'calculating'
  | 'email'
  | 'abnormal'
  | 'deviceLink'

export type TestPageProps = { params: Promise<{ locale: string; code: string; examId: string }> }

/** What every screen of the test needs; `found` is null when there is no such storefront or exam. */
export const readTestPage = async (route: TestRoute, { params }: TestPageProps) => {
  const given = await params
  const place = parsePlace({ route, params: given })
  const path = place?.path ?? `/${given.code}-${given.examId}`
  const [shop, exam] = place ? await Promise.all([readShop(place), readInstructions(place)]) : []
  if (!place || !shop || !exam) return { found: null, path }
  return { found: { place, shop, exam }, path }
}
