import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { alternatesOf } from '@/domain/routing/path-to'
import { missingMetadata } from '@/ui/message-screen/missing'
import { readTestPage, type TestPageProps, type TestRoute } from './read-test-page'

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
