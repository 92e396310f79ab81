import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readInstructions } from '@/content/instructions'
import { readShop } from '@/content/storefront'
import { parsePlace } from '@/domain/routing/internal-path'
import { alternatesOf } from '@/domain/routing/path-to'
import { missingMetadata } from '@/ui/chrome/missing'
import { type TestRoute, testWords } from './test-words'

export type TestPageProps = { params: Promise<{ locale: string; code: string; examId: string }> }

/** What every screen of the test needs; `found` is null when there is no such storefront or exam. */
export const readTestPage = async (route: TestRoute, { params }: TestPageProps) => {
  const given = await params
  const place = parsePlace({ route, params: given })
  const path = place?.path ?? `/${given.code}-${given.examId}`
  const [shop, exam] = place ? await Promise.all([readShop(place), readInstructions(place)]) : []
  if (!place || !shop || !exam) return { found: null, path }
  return { found: { place, shop, exam, words: await testWords(route) }, path }
}

/** The first screen may be found by search engines; the others belong to one visitor. */
export const testMetadata =
  (route: TestRoute) =>
  async (props: TestPageProps): Promise<Metadata> => {
    const { found } = await readTestPage(route, props)
    if (!found) return missingMetadata()
    const t = await getTranslations('test.meta')
    const title = t(route, { title: found.exam.title })
    return route === 'instructions'
      ? { title, description: found.exam.duration, alternates: alternatesOf(found.place) }
      : { title, robots: { index: false } }
  }
