import { indexCourses, listCourses, readCourse, readCourses } from '@/content/centre/courses'
import type { CallData, CallParsed } from '@/domain/api/calls'
import { coursePart } from '@/domain/catalog/parts'
import { COURSE_CATEGORIES, type CourseCategory, isChapterOpen } from '@/domain/centre/content'
import { type CourseAccess, courseAccess } from '@/domain/centre/course-access'
import { mayOpen } from '@/domain/centre/levels'
import { rankedBy } from '@/domain/centre/search'
import type { ExamCategory } from '@/domain/exam/kinds'
import { shownIn } from '@/domain/languages/public-languages'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { COURSE_LEVEL } from '@/domain/subscriptions/opens'
import {
  countProgress,
  finishedChapters,
  noteProgress,
  takeBackProgress,
} from '@/services/centre/course-progress'
import { readCourseSales } from '@/services/centre/course-sales'
import type { Reader } from '@/services/centre/level-of'
import { chosenFrom, countCategories, pageOf } from '@/services/centre/page-of'
import type { Deps } from '@/services/deps'
import { readSettings } from '@/services/read-settings'
import { HttpRefusal, Refusal } from '@/services/refusal'
import { openCourseByPlan } from '@/services/subscriptions/openings/open-course'
import { lastDayOf, tellOpening } from '@/services/subscriptions/openings/tell-opening'

type At = { locale: Locale; reader: Reader }
type Course = CallData<'course.list'>['items'][number]
type Stored = Awaited<ReturnType<typeof listCourses>>[number]

export const findCourses = async (
  deps: Pick<Deps, 'payload'>,
  { category, keyword = '', page, ...at }: CallParsed<'course.list'>['body'] & At,
): Promise<CallData<'course.list'>> => {
  const all = await viewCourses(deps, at)
  const found = rankedBy(await indexOfShown(all, at.locale), keyword)
  const { listPageSize: size } = await readSettings(deps.payload.db.drizzle)
  return pageOf(chosenFrom(all, { category, found }), { page, size })
}

/** What is read by a search in a reader's list, in which a course that they own may be in another language. */
const indexOfShown = async (shown: readonly Course[], locale: Locale) => {
  const foreign = shown.filter(({ language }) => language !== locale)
  const languages = LOCALES.filter((each) => foreign.some(({ language }) => language === each))
  const indexes = await Promise.all(languages.map(indexCourses))
  const owned = indexes.flat().filter(({ id }) => foreign.some((course) => course.id === id))
  return [...(await indexCourses(locale)), ...new Map(owned.map((each) => [each.id, each])).values()]
}

export const countCourses = async (locale: Locale): Promise<CallData<'course.categories'>> =>
  countCategories(await listCourses(locale), COURSE_CATEGORIES)

export const coursesOf = async (
  deps: Pick<Deps, 'payload'>,
  { category, ...at }: At & { category: CourseCategory },
): Promise<Course[]> => (await viewCourses(deps, at)).filter((course) => course.category === category)

/** Which courses stand beside a test of a category. */
const BESIDE: Record<ExamCategory, CourseCategory> = {
  iq: 'thinking',
  ability: 'thinking',
  personality: 'emotions',
  mental_health: 'emotions',
}

export const coursesBeside = async (
  deps: Pick<Deps, 'payload'>,
  { examCategory, ...at }: At & { examCategory: ExamCategory },
): Promise<Course[]> => coursesOf(deps, { ...at, category: BESIDE[examCategory] })

const MOST_ON_HOMEPAGE = 4

export const readCoursesHome = async (
  deps: Pick<Deps, 'payload'>,
  at: At,
): Promise<CallData<'course.homepage'>> => {
  const all = await viewCourses(deps, at)
  return {
    begun: all.filter(({ finished, chapters }) => finished !== null && finished > 0 && finished < chapters),
    recommended: all.filter(({ tags }) => tags.includes('recommend')).slice(0, MOST_ON_HOMEPAGE),
    newest: all.slice(0, MOST_ON_HOMEPAGE),
  }
}

/** A course and its chapters, without their texts. Opening it counts its customer as a student. @throws HttpRefusal 404. */
export const openCourse = async (
  deps: Pick<Deps, 'payload'>,
  { id, ...at }: At & { id: string },
): Promise<CallData<'course.detail'>> => {
  const course = await courseOf(id, at.locale)
  const { customer } = at.reader
  if (customer) await noteProgress(deps, { customer: customer.id, course: course.documentId, chapter: 0 })
  const [view] = await tell(deps, { courses: [course], reader: at.reader })
  const finished = customer
    ? await finishedChapters(deps, { customer: customer.id, course: course.documentId })
    : []
  if (!view) throw new HttpRefusal('notFound')
  return {
    ...view,
    ...byPlan(course, at.reader),
    author: course.author,
    aims: course.aims,
    sources: course.sources,
    attachments: course.attachments,
    chapterList: course.texts.map(({ number, title, minutes, recording }) => ({
      number,
      title,
      minutes,
      open: isOpen({ course, number, reader: at.reader }),
      finished: finished.includes(number),
      recording: recording?.format ?? null,
    })),
  }
}

/** @throws HttpRefusal 404 for a chapter that there is not, Refusal partLocked for one that is closed to the reader. */
export const readChapter = async ({
  id,
  number,
  locale,
  reader,
}: At & { id: string; number: number }): Promise<CallData<'course.chapter'>> => {
  const course = await courseOf(id, locale)
  const chapter = course.texts.find((text) => text.number === number)
  if (!chapter) throw new HttpRefusal('notFound')
  if (!isOpen({ course, number, reader })) throw new Refusal('partLocked')
  return { ...chapter, language: course.language }
}

/** @throws as `readChapter`. */
export const finishChapter = async (
  deps: Pick<Deps, 'payload'>,
  { id, number, finished, reader }: { id: string; number: number; finished: boolean; reader: Reader },
): Promise<CallData<'course.finish'>> => {
  const { customer } = reader
  if (!customer) throw new Refusal('loginNeeded')
  await readChapter({ id, number, locale: 'EN', reader })
  const { documentId } = await courseOf(id, 'EN')
  const at = { customer: customer.id, course: documentId }
  if (finished) await noteProgress(deps, { ...at, chapter: number })
  else await takeBackProgress(deps, { ...at, chapter: number })
  return { finished: (await finishedChapters(deps, at)).length }
}

/** Opens a course with the plan of its reader. @throws HttpRefusal 404, and as `openCourseByPlan`. */
export const openWithPlan = async (
  deps: Deps,
  { id, reader }: { id: string; reader: Reader },
): Promise<CallData<'course.open'>> => {
  const course = await courseOf(id, 'EN')
  if (!reader.customer) throw new Refusal('loginNeeded')
  if (isUnlocked(course, reader)) return { opened: true }
  return openCourseByPlan(deps, { customer: reader.customer.id, course: course.documentId })
}

export const courseOf = async (id: string, locale: Locale) => {
  const course = await readCourse({ id, locale })
  if (!course) throw new HttpRefusal('notFound')
  return course
}

type Closable = Pick<Stored, 'level' | 'documentId'>
type OneChapter = { course: Closable; number: number; reader: Reader }

const isOpen = ({ course, number, reader }: OneChapter): boolean =>
  isChapterOpen(number) || isUnlocked(course, reader)

const accessTo = ({ level, documentId }: Closable, reader: Reader): CourseAccess =>
  courseAccess({
    needs: level,
    has: reader.level,
    bought: reader.bought.has(coursePart(documentId)),
    opened: reader.plan?.courses.has(documentId) ?? false,
  })

/** Whether all of a course is open to a reader: by who they are, because they bought it, or by their plan in this period. */
export const isUnlocked = (course: Closable, reader: Reader): boolean => accessTo(course, reader) !== 'closed'

/** What a reader's plan makes of a course that is closed to them, and to when one is open that it opened. */
const byPlan = (course: Closable, reader: Reader): Pick<CallData<'course.detail'>, 'plan' | 'openTo'> => {
  const access = accessTo(course, reader)
  const { plan } = reader
  return {
    plan: plan && access === 'closed' ? tellOpening({ plan, needs: COURSE_LEVEL, kind: 'courses' }) : null,
    openTo: plan && access === 'period' ? lastDayOf(plan) : null,
  }
}

/** A course that everybody with an account may read is not sold, whatever the price list says. */
export const isSoldSingly = ({ level }: Pick<Stored, 'level'>): boolean =>
  !mayOpen({ needs: level, has: 'registered' })

/** Those that are public in the reader's language, and whatever else they own, in its own first language. */
const viewCourses = async (deps: Pick<Deps, 'payload'>, { locale, reader }: At): Promise<Course[]> => {
  const all = await readCourses(locale)
  const shown = await Promise.all(
    all.map(async (course) => {
      const language = shownIn(course.languages, locale)
      if (language === locale) return course
      if (!isOwned(course, reader)) return null
      return (await readCourses(language)).find(({ id }) => id === course.id) ?? null
    }),
  )
  return tell(deps, { courses: shown.filter((course) => course !== null), reader })
}

/** Whoever bought a course, or opened it with their plan, has it in whatever languages there are. */
const isOwned = ({ documentId }: Closable, { bought, plan }: Reader): boolean =>
  bought.has(coursePart(documentId)) || (plan?.courses.has(documentId) ?? false)

/** Courses with how many opened them, and how far the reader is. */
const tell = async (
  deps: Pick<Deps, 'payload'>,
  { courses, reader }: { courses: readonly Stored[]; reader: Reader },
): Promise<Course[]> => {
  const [counts, sales] = await Promise.all([
    countProgress(deps, reader.customer?.id ?? null),
    readCourseSales(deps),
  ])
  return courses.map((course) => {
    const own = counts.get(course.documentId)
    return {
      id: course.id,
      language: course.language,
      languages: course.languages,
      title: course.title,
      summary: course.summary,
      level: course.level,
      locked: !isUnlocked(course, reader),
      minutes: course.minutes,
      publishedAt: course.publishedAt,
      updatedAt: course.updatedAt,
      category: course.category,
      tags: course.tags,
      chapters: course.chapters,
      pages: course.pages,
      formats: course.formats,
      finished: reader.customer ? Math.min(own?.finished ?? 0, course.chapters) : null,
      students: own?.students ?? 0,
      bought: reader.bought.has(coursePart(course.documentId)),
      onSale: isSoldSingly(course) && (sales.get(course.documentId)?.onSale ?? false),
      buyers: sales.get(course.documentId)?.buyers ?? 0,
    }
  })
}
