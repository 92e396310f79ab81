import { z } from 'zod'
import { COURSE_CATEGORIES, COURSE_TAGS } from '../../centre/content'
import { FORMATS } from '../../centre/formats'
import type { CallRows } from '../call-row'
import { block, listed, listQuery, pageOf, slug, source } from '../centre-shapes'
import { byPlan } from '../opening-shapes'
import { appExamId, country, locale, promo, purchase, quote, sku } from '../shapes'
import { payCalls } from './pay'

const category = z.enum(COURSE_CATEGORIES)
const hl = locale.optional()
const format = z.enum(FORMATS)
const recorded = z.enum(['audio', 'video'])

const course = listed.extend({
  category,
  tags: z.array(z.enum(COURSE_TAGS)),
  /** How many chapters it has, and how many of them the customer has finished; null: nobody is signed in. */
  chapters: z.int(),
  finished: z.int().nullable(),
  /** Of all of it, where an editor says so. */
  pages: z.int().nullable(),
  /** What it comes as; each chapter is also a PDF. */
  formats: z.array(format),
  /** Customers who opened it. */
  students: z.int(),
  /** Whether the customer bought it, whether it can be bought by itself, and how many hold it that way. */
  bought: z.boolean(),
  onSale: z.boolean(),
  buyers: z.int(),
})

const chapterNumber = z.coerce.number().int().min(1).max(40)

export const courseCalls = {
  'course.list': {
    method: 'POST',
    path: '/api/course/infos/list',
    purpose: 'Courses, the newest first: a page of ten, of a category, or those in which all words stand.',
    owner: 'cookie',
    lane: 'browse',
    limit: { max: 300, windowSeconds: 600 },
    body: listQuery.extend({ category: category.optional() }),
    data: pageOf(course),
  },
  'course.categories': {
    method: 'POST',
    path: '/api/course/category/list',
    purpose: 'The categories of courses, with the number of courses in each.',
    owner: 'everybody',
    lane: 'browse',
    body: z.strictObject({ hl: locale.optional() }),
    data: z.object({ total: z.int(), categories: z.array(z.object({ id: category, count: z.int() })) }),
  },
  'course.category': {
    method: 'GET',
    path: '/api/course/category/detail/:id',
    purpose: 'All courses of a category.',
    owner: 'cookie',
    lane: 'browse',
    params: z.object({ id: category }),
    query: z.object({ hl }),
    data: z.object({ id: category, courses: z.array(course) }),
  },
  'course.homepage': {
    method: 'GET',
    path: '/api/course/infos/homepage',
    purpose: 'What the first page of the courses shows: those that were begun, recommended ones, the newest.',
    owner: 'cookie',
    lane: 'browse',
    query: z.object({ hl }),
    data: z.object({
      begun: z.array(course),
      recommended: z.array(course),
      newest: z.array(course),
    }),
  },
  'course.detail': {
    method: 'GET',
    path: '/api/course/infos/detail/:id',
    purpose: 'A course: what one can do afterwards, its chapters, and which of them the viewer may open.',
    owner: 'cookie',
    lane: 'browse',
    params: z.object({ id: slug }),
    query: z.object({ hl }),
    data: course.extend({
      /** What the viewer's plan makes of a course that is closed; null: they have none, or it is open. */
      plan: byPlan.nullable(),
      /** The day to which it is open, where a plan that counts courses opened it. */
      openTo: z.iso.date().nullable(),
      author: z.string(),
      aims: z.array(z.string()),
      sources: z.array(source),
      /** GET /api/course/attachment/:id/:number sends one, where the course is not locked. */
      attachments: z.array(z.object({ number: z.int(), title: z.string(), format, bytes: z.int() })),
      chapterList: z.array(
        z.object({
          number: z.int(),
          title: z.string(),
          minutes: z.int(),
          open: z.boolean(),
          finished: z.boolean(),
          recording: recorded.nullable(),
        }),
      ),
    }),
  },
  'course.chapter': {
    method: 'GET',
    path: '/api/course/chapter/:id/:number',
    purpose: 'A chapter, for who may open it.',
    owner: 'cookie',
    lane: 'browse',
    params: z.object({ id: slug, number: chapterNumber }),
    query: z.object({ hl }),
    data: z.object({
      language: locale,
      number: z.int(),
      title: z.string(),
      minutes: z.int(),
      blocks: z.array(block),
      recording: z.object({ format: recorded, captions: z.boolean() }).nullable(),
    }),
  },
  'course.finish': {
    method: 'POST',
    path: '/api/course/chapter/finish',
    purpose: 'Notes that the customer has finished a chapter, or takes that back.',
    owner: 'customer',
    lane: 'work',
    limit: { max: 300, windowSeconds: 3600 },
    body: z.strictObject({ course: slug, chapter: chapterNumber, finished: z.boolean() }),
    data: z.object({ finished: z.int() }),
  },
  'course.offer': {
    method: 'GET',
    path: '/api/course/offer/:id/:country/:hl',
    purpose:
      'What a course costs by itself in a country, with a promo code and the discount of the customer.',
    owner: 'cookie',
    lane: 'work',
    limit: { max: 240, perIp: 3_000, windowSeconds: 60 },
    params: z.object({ id: slug, country, hl: locale }),
    query: z.object({ promo: z.string().trim().max(60).optional() }),
    data: z.object({ sku, quote, promo: promo.nullable() }),
  },
  'course.prices': {
    method: 'GET',
    path: '/api/course/prices/:country',
    purpose:
      'What every course that is on sale costs by itself in a country, with the discount of the customer.',
    owner: 'cookie',
    lane: 'browse',
    limit: { max: 240, perIp: 3_000, windowSeconds: 60 },
    params: z.object({ country }),
    data: z.array(z.object({ id: slug, list: z.int(), total: z.int(), currency: z.string() })),
  },
  'course.order': {
    method: 'POST',
    path: '/pay/pay/order/course',
    purpose: 'Places an order of a course for the customer who is signed in.',
    owner: 'customer',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({ appExamId, course: slug, ...purchase }),
    data: payCalls['pay.create'].data,
  },
  'course.open': {
    method: 'POST',
    path: '/api/course/open',
    purpose: 'Opens a course with the plan of the customer, for this period (docs/decisions/0040).',
    owner: 'customer',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({ course: slug }),
    data: z.object({ opened: z.literal(true) }),
  },
  'course.recommended': {
    method: 'GET',
    path: '/api/exam/recommend/course/list/:id',
    purpose: 'Courses to show beside a test.',
    owner: 'cookie',
    lane: 'browse',
    params: z.object({ id: appExamId }),
    query: z.object({ hl }),
    data: z.array(course),
  },
} as const satisfies CallRows
