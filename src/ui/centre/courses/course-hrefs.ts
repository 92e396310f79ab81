import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'

type At = { place: ScreenPlace; id: string; chapter?: number | null }

/** The address of a course, or of one of its chapters. */
export const courseHref = ({ place: { code, examId }, id, chapter }: At): string => {
  const path = pathTo({ route: 'courseDetail', code, examId, id })
  return chapter ? `${path}&chapter=${chapter}` : path
}

/** The address of a chapter as a file. */
export const coursePdfHref = ({ place: { code, examId }, id, chapter }: At & { chapter: number }): string =>
  `${pathTo({ route: 'coursePdf', code, examId, id })}&chapter=${chapter}`

/** Which of so many chapters an address names; null: none that there is, so the course itself is shown. */
export const readChapterNumber = (
  search: { get: (name: string) => string | null },
  chapters: number,
): number | null => {
  const said = search.get('chapter') ?? ''
  const number = /^[1-9]\d?$/.test(said) ? Number(said) : 0
  return number >= 1 && number <= chapters ? number : null
}
