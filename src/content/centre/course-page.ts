import type { Locale } from '@/domain/locale/locales'
import { readCourse } from './courses'

/** What the cached page of a course shows to everybody: all but the texts, of which the first chapter is open. */
export const readCoursePage = async (at: { id: string; locale: Locale }) => {
  const course = await readCourse(at)
  if (!course) return null
  const { texts, documentId: _, ...shown } = course
  return {
    ...shown,
    chapterList: texts.map(({ number, title, minutes, recording }) => ({
      number,
      title,
      minutes,
      recording: recording?.format ?? null,
    })),
    first: texts[0]?.blocks ?? [],
  }
}
