import type { Locale } from '@/domain/locale/locales'
import { guideBlocks } from '@/domain/publishing/guide-blocks'
import type { PdfDocument } from '@/gateways/pdf/pdf-document'
import facts from '@/seed/centre/courses.json'
import { richText } from '@/seed/rich-text'
import type { CourseWords } from '@/seed/seed-centre'
import { printedChapter } from '@/services/centre/draw-chapter'

export const COURSES = facts.map(({ slug }) => slug)

/** The chapters of a seeded course as they are printed. */
export const printedChapters = async (slug: string, locale: Locale): Promise<PdfDocument[]> => {
  const words = (await import(`@/seed/centre/courses/${slug}/${locale}.json`)).default as CourseWords
  const sources = (facts.find((course) => course.slug === slug)?.sources ?? []).map(({ url, ...source }) => ({
    ...source,
    address: url,
  }))
  const { title, chapters } = words
  const course = { title, author: 'Plumbline', chapters: chapters.length, sources }
  return Promise.all(
    chapters.map(({ title, sections }, index) =>
      printedChapter({
        locale,
        course,
        chapter: { number: index + 1, title, blocks: guideBlocks(richText(sections)) },
      }),
    ),
  )
}
