import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { readingMinutes } from '@/domain/centre/content'
import { indexOf } from '@/domain/centre/search'
import { languagesOf } from '@/domain/languages/public-languages'
import type { Locale } from '@/domain/locale/locales'
import { guideBlocks } from '@/domain/publishing/guide-blocks'
import type { Course } from '@/payload-types'
import { editorial } from '../editorial'
import { getPayloadClient } from '../payload'
import { attachmentsOf, formatsOf, recordingOf } from './course-recordings'
import { languageOf, listedIn, listedOf, plainText, searchedOf, sourcesOf } from './listed'

const PUBLISHED = { _status: { equals: 'published' as const } }

/**
 * Every published course, the newest first, public in this language or not: for the server alone, which shows what is
 * public in it.
 */
export const readCourses = (locale: Locale) =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'courses',
        where: PUBLISHED,
        sort: ['-publishedAt', 'slug'],
        locale,
        depth: 1,
        pagination: false,
      })
      return docs.map((course) => viewOf(course, locale))
    }),
    ['courses', locale],
    { tags: tagsOf('courses') },
  )()

/** What lists show of the courses that are public in a language. */
export const listCourses = async (locale: Locale) => listedIn(await readCourses(locale), locale)

/** What a search of the courses of a language reads (domain/centre/search.ts). */
export const indexCourses = (locale: Locale) =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'courses',
        where: PUBLISHED,
        sort: ['-publishedAt', 'slug'],
        locale,
        depth: 0,
        pagination: false,
      })
      return docs
        .filter((course) => languagesOf(course).includes(locale))
        .map((course) =>
          indexOf(
            searchedOf(
              course,
              course.chapters.flatMap(({ title, body }) => [title, plainText(body)]),
            ),
          ),
        )
    }),
    ['course-search', locale],
    { tags: tagsOf('course-search') },
  )()

/** A published course with its chapters, in the reader's language or else in its first; null: there is none of this name. */
export const readCourse = async ({ id, locale }: { id: string; locale: Locale }) => {
  const language = languageOf(await readCourses(locale), { id, locale })
  return language && readKnown({ id, locale: language })
}

const readKnown = ({ id, locale }: { id: string; locale: Locale }) =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'courses',
        where: { ...PUBLISHED, slug: { equals: id } },
        locale,
        depth: 1,
        limit: 1,
        pagination: false,
      })
      const [course] = docs
      if (!course) return null
      return {
        ...viewOf(course, locale),
        author: course.author,
        aims: (course.aims ?? []).map(({ text }) => text),
        sources: sourcesOf(course.sources),
        attachments: attachmentsOf(course),
        texts: course.chapters.map((chapter, index) => ({
          number: index + 1,
          title: chapter.title,
          minutes: readingMinutes(plainText(chapter.body)),
          blocks: guideBlocks(chapter.body),
          recording: recordingOf(chapter),
        })),
      }
    }),
    ['course', id, locale],
    { tags: tagsOf('course') },
  )()

const viewOf = (course: Course, language: Locale) => ({
  ...listedOf(course, { language, bodies: course.chapters.map(({ body }) => body) }),
  documentId: course.id,
  category: course.category,
  tags: course.tags ?? [],
  chapters: course.chapters.length,
  pages: course.pages ?? null,
  formats: formatsOf(course),
})
