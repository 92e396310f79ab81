import type { Locale } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { readExams } from '../exam'
import { listPublishedLandings } from '../landing/published-landings'

/** Every published test, by its number, with the page on which one reads about it before one starts. */
export const listTests = async ({ locale, code }: { locale: Locale; code: string }) => {
  const [exams, landings] = await Promise.all([readExams(locale), listPublishedLandings()])
  return exams.map(({ examId, examKind, category, tags, title, summary, duration }) => {
    const own = landings.filter(
      (page) => page.code === code && page.examId === examId && page.languages.includes(locale),
    )
    const slug = (own.find((page) => page.slug === 'new') ?? own[0])?.slug
    const href = slug
      ? pathTo({ route: 'landing', code, examId, slug })
      : pathTo({ route: 'instructions', code, examId })
    return { examId, examKind, category, tags, title, summary, duration, href }
  })
}
