import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { isHealthKind } from '@/domain/exam/kinds'
import { alternatesOf } from '@/domain/routing/path-to'
import { getTestWords } from '@/i18n/test-words'
import { missingMetadata } from '@/ui/message-screen/missing'
import { examFacts } from '@/ui/sitting/instructions/exam-facts'
import { readTestPage, type TestPageProps, type TestRoute } from './read-test-page'

/** The first screen may be found by search engines; the others belong to one visitor. */
export const testMetadata =
  (route: TestRoute) =>
  async (props: TestPageProps): Promise<Metadata> => {
    const { found } = await readTestPage(route, props)
    if (!found) return missingMetadata()
    const { exam, shop } = found
    const [t, tag] = await Promise.all([getTestWords(exam.kind), getLocale()])
    // What a browser keeps in its history says nothing of a test about health that was begun (docs/decisions/0041).
    const named = route === 'instructions' || !isHealthKind(exam.kind) ? exam.title : shop.brand.name
    const title = t(`meta.${route}`, { title: named })
    const description = new Intl.ListFormat(tag, { type: 'unit' }).format(examFacts({ exam, t }))
    return route === 'instructions'
      ? { title, description, alternates: alternatesOf(found.place) }
      : { title, description, robots: { index: false } }
  }
