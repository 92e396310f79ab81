import { z } from 'zod'
import { LONGEST_SEARCH, MOST_PAGES } from '../centre/content'
import { LEVELS } from '../centre/levels'
import { locale } from './shapes'

// The shapes that calls about articles, courses and help share.

export { block } from './text-block'

/** The name of a document in its address. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/)

export const source = z.object({
  authors: z.string(),
  year: z.int(),
  title: z.string(),
  published: z.string().nullable(),
  address: z.string().nullable(),
})

/** An uploaded picture: what a person who does not see it should know, and what must stay where it is cut, in percent. */
export const picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
})

/** A document as a list shows it. */
export const listed = z.object({
  id: slug,
  /** In which it is written here: the viewer's, or else the first in which it is public. */
  language: locale,
  /** All in which it is public; of a course those of all its chapters. */
  languages: z.array(locale),
  title: z.string(),
  summary: z.string(),
  /** Who may open it, and whether the viewer may not. */
  level: z.enum(LEVELS),
  locked: z.boolean(),
  minutes: z.int(),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export const listQuery = z.strictObject({
  keyword: z.string().max(LONGEST_SEARCH).optional(),
  page: z.int().min(1).max(MOST_PAGES).optional(),
  hl: locale.optional(),
})

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), page: z.int(), pages: z.int(), total: z.int() })
