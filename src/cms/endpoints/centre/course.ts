import { EXAM_KINDS } from '@/domain/exam/kinds'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import { readReader } from '@/services/centre/level-of'
import type { Deps } from '@/services/deps'
import { findPlace } from '@/services/sittings/find-place'
import type { Viewer } from '@/services/visitors/viewer'
import { defineEndpoints } from '../define-endpoints'
import { offerCourse, orderCourse, priceCourses } from './course-order'
import {
  countCourses,
  coursesBeside,
  coursesOf,
  findCourses,
  finishChapter,
  openCourse,
  openWithPlan,
  readChapter,
  readCoursesHome,
} from './view-courses'

export const courseEndpoints = defineEndpoints({
  'course.list': async ({ deps, input: { body }, viewer }) =>
    findCourses(deps, { ...body, ...(await readingIn(deps, { hl: body.hl, viewer })) }),

  'course.categories': ({ input: { body } }) => countCourses(body.hl ?? DEFAULT_LOCALE),

  'course.category': async ({ deps, input: { params, query }, viewer }) => ({
    id: params.id,
    courses: await coursesOf(deps, { category: params.id, ...(await readingIn(deps, { ...query, viewer })) }),
  }),

  'course.homepage': async ({ deps, input: { query }, viewer }) =>
    readCoursesHome(deps, await readingIn(deps, { ...query, viewer })),

  'course.detail': async ({ deps, input: { params, query }, viewer }) =>
    openCourse(deps, { id: params.id, ...(await readingIn(deps, { ...query, viewer })) }),

  'course.chapter': async ({ deps, input: { params, query }, viewer }) =>
    readChapter({ ...params, ...(await readingIn(deps, { ...query, viewer })) }),

  'course.finish': async ({ deps, input: { body }, viewer }) =>
    finishChapter(deps, {
      id: body.course,
      number: body.chapter,
      finished: body.finished,
      reader: await readReader(deps, viewer),
    }),

  'course.offer': ({ deps, input: { params, query }, viewer }) =>
    offerCourse(deps, {
      id: params.id,
      country: params.country,
      locale: params.hl,
      promo: query.promo,
      viewer,
    }),

  'course.prices': ({ deps, input: { params }, viewer }) =>
    priceCourses(deps, { country: params.country, viewer }),

  'course.order': ({ deps, input: { body }, viewer, customer }) =>
    orderCourse(deps, { customer, viewer, body }),

  'course.open': async ({ deps, input: { body }, viewer }) =>
    openWithPlan(deps, { id: body.course, reader: await readReader(deps, viewer) }),

  'course.recommended': async ({ deps, input: { params, query }, viewer }) => {
    const { exam } = await findPlace(deps, params.id)
    return coursesBeside(deps, {
      examCategory: EXAM_KINDS[exam.kind as keyof typeof EXAM_KINDS].category,
      ...(await readingIn(deps, { ...query, viewer })),
    })
  },
})

const readingIn = async (deps: Deps, { hl, viewer }: { hl?: Locale; viewer: Viewer }) => ({
  locale: hl ?? DEFAULT_LOCALE,
  reader: await readReader(deps, viewer),
})
