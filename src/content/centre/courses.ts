import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { readingMinutes } from '@/domain/centre/content'
import { indexOf } from '@/domain/centre/search'
import type { Locale } from '@/domain/locale/locales'
import { guideBlocks } from '@/domain/publishing/guide-blocks'
import type { Course } from '@/payload-types'
import { getPayloadClient } from '../payload'
import { attachmentsOf, formatsOf, recordingOf } from './course-recordings'
import { listedOf, plainText, searchedOf, sourcesOf } from './listed'

const PUBLISHED = { _status: { equals: 'published' as const } }

/** What lists show of every published course, the newest first. */
export const listCourses = (locale: Locale) =>
  unstable_cache(
    async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'courses',
        where: PUBLISHED,
        sort: ['-publishedAt', 'slug'],
        locale,
        depth: 1,
        pagination: false,
      })
      return docs.map(viewOf)
    },
    ['courses', locale],
    { tags: tagsOf('courses') },
  )()

/** What a search of courses reads (domain/centre/search.ts). */
export const indexCourses = (locale: Locale) =>
  unstable_cache(
    async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'courses',
        where: PUBLISHED,
        sort: ['-publishedAt', 'slug'],
        locale,
        depth: 0,
        pagination: false,
      })
      return docs.map((course) =>
        indexOf(
          searchedOf(
            course,
            course.chapters.flatMap(({ title, body }) => [title, plainText(body)]),
          ),
        ),
      )
    },
    ['course-search', locale],
    { tags: tagsOf('course-search') },
  )()

/** A published course with its chapters; null: there is none of this name. */
export const readCourse = async ({ id, locale }: { id: string; locale: Locale }) => {
  const known = await listCourses(locale)
  return known.some((course) => course.id === id) ? readKnown({ id, locale }) : null
}

const readKnown = ({ id, locale }: { id: string; locale: Locale }) =>
  unstable_cache(
    async () => {
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
        ...viewOf(course),
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
    },
    ['course', id, locale],
    { tags: tagsOf('course') },
  )()

const viewOf = (course: Course) => ({
  ...listedOf(
    course,
    course.chapters.map(({ body }) => body),
  ),
  documentId: course.id,
  category: course.category,
  tags: course.tags ?? [],
  chapters: course.chapters.length,
  formats: formatsOf(course),
})
