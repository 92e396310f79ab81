import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
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
    const [t, facts, tag] = await Promise.all([
      getTranslations('test.meta'),
      getTranslations('test.instructions'),
      getLocale(),
    ])
    const { exam } = found
    const title = t(route, { title: exam.title })
    const description = new Intl.ListFormat(tag, { type: 'unit' }).format([
      facts('factQuestions', { count: exam.questionCount }),
      facts('factOptions', { count: exam.optionCount }),
      exam.duration,
    ])
    return route === 'instructions'
      ? { title, description, alternates: alternatesOf(found.place) }
      : { title, description, robots: { index: false } }
  }
