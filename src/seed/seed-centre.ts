import type { Payload, PayloadRequest } from 'payload'
import { COURSE_TIER } from '@/domain/catalog/parts'
import type {
  ArticleCategory,
  CourseCategory,
  CourseTag,
  HelpCategory,
  HelpTarget,
} from '@/domain/centre/content'
import type { Level } from '@/domain/centre/levels'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { writeInNine } from '@/services/editing/write-in-nine'
import articleFacts from './centre/articles.json'
import courseFacts from './centre/courses.json'
import helpFacts from './centre/help/facts.json'
import type { Written } from './exams'
import { SEED_PRICES } from './prices'
import { richText, type Section } from './rich-text'
import { seedCourseFiles } from './seed-course-files'

type At = { payload: Payload; req: PayloadRequest }
type Source = { authors: string; year: number; title: string; published: string | null; url: string | null }
type Facts = { slug: string; level: Level; publishedAt: string; sources: Source[] }

export type ArticleFacts = Facts & { category: ArticleCategory; related: string[] }
/** `recordings` and `attachments` name files of centre/files. */
export type CourseFacts = Facts & {
  category: CourseCategory
  tags: CourseTag[]
  recordings?: { chapter: number; file: string }[]
  attachments?: string[]
}
export type HelpFacts = { slug: string; category: HelpCategory; to: HelpTarget | null }

export type ArticleWords = { title: string; summary: string; sections: Section[] }
export type CourseWords = {
  title: string
  summary: string
  aims: string[]
  /** `captions`: the lines of a WebVTT file. */
  chapters: { title: string; captions?: string[]; sections: Section[] }[]
  /** Titles, in the order of the files. */
  attachments?: string[]
}
export type HelpWords = Record<string, { title: string; action: string | null; sections: Section[] }>

/** Who wrote all of it. */
const AUTHOR = 'Plumbline'

/** What the centre offers: articles, courses and help. The words stand in a file a document and language. */
export const seedCentre = async (at: At, written: Written = { draft: false }): Promise<void> => {
  const status = statusOf(written)
  await seedArticles(at, status)
  await seedCourses(at, status)
  await seedHelp(at, status)
}

/** How a document is written, and what it says of itself. */
type Status = Written & { _status: 'draft' | 'published' }

const statusOf = ({ draft }: Written): Status => ({ draft, _status: draft ? 'draft' : 'published' })

const seedArticles = async (at: At, { draft, _status }: Status): Promise<void> => {
  const made = new Map<string, string>()
  const otherWords = await readOtherWords()
  for (const { slug, related: _, ...facts } of articleFacts as ArticleFacts[]) {
    const words = await readWords<ArticleWords>(
      (locale) => import(`./centre/articles/${slug}/${locale}.json`),
    )
    const { id } = await writeInNine(at, {
      collection: 'articles',
      draft,
      data: (locale) => {
        const { title, summary, sections } = words[locale]
        const alsoSearchedAs = otherWords[locale].articles[slug]
        return {
          ...facts,
          slug,
          publicIn: [...LOCALES],
          title,
          summary,
          alsoSearchedAs,
          author: AUTHOR,
          body: richText(sections),
          _status,
        }
      },
    })
    made.set(slug, id)
  }
  for (const { slug, related } of articleFacts as ArticleFacts[])
    await at.payload.update({
      collection: 'articles',
      id: made.get(slug) ?? '',
      req: at.req,
      draft,
      data: { related: related.flatMap((other) => made.get(other) ?? []), _status },
      context: { skipInvalidation: true },
    })
}

const seedCourses = async (at: At, { draft, _status }: Status): Promise<void> => {
  const otherWords = await readOtherWords()
  for (const { slug, recordings = [], attachments = [], ...facts } of courseFacts as CourseFacts[]) {
    const words = await readWords<CourseWords>((locale) => import(`./centre/courses/${slug}/${locale}.json`))
    const files = await seedCourseFiles(at, [...recordings.map(({ file }) => file), ...attachments])
    const course = await writeInNine(at, {
      collection: 'courses',
      draft,
      data: (locale) => {
        const { title, summary, aims, chapters, attachments: titles = [] } = words[locale]
        return {
          ...facts,
          slug,
          publicIn: [...LOCALES],
          title,
          summary,
          alsoSearchedAs: otherWords[locale].courses[slug],
          author: AUTHOR,
          aims: aims.map((text) => ({ text })),
          chapters: chapters.map((chapter, index) => ({
            title: chapter.title,
            body: richText(chapter.sections),
            recording: files.get(recordings.find((each) => each.chapter === index + 1)?.file ?? '') ?? null,
            captions: chapter.captions?.join('\n') ?? null,
          })),
          attachments: attachments.map((name, index) => ({ title: titles[index], file: files.get(name) })),
          _status,
        }
      },
    })
    // What is not free with an account is sold by itself, too.
    if (facts.level === 'basic' || facts.level === 'premium')
      await writeInNine(at, {
        collection: 'skus',
        draft,
        data: (locale) => ({
          name: words[locale].title,
          description: words[locale].summary,
          tier: COURSE_TIER,
          course: course.id,
          prices: Object.entries(SEED_PRICES[COURSE_TIER]).map(([currency, amount]) => ({
            currency,
            amount,
          })),
          mostPopular: false,
          active: true,
          _status,
        }),
      })
  }
}

/** @param slugs none: all entries. */
const seedHelp = async (at: At, { draft, _status }: Status, slugs?: readonly string[]): Promise<void> => {
  const words = await readWords<HelpWords>((locale) => import(`./centre/help/${locale}.json`))
  const otherWords = await readOtherWords()
  for (const [place, { slug, category, to }] of (helpFacts as HelpFacts[]).entries()) {
    if (slugs && !slugs.includes(slug)) continue
    await writeInNine(at, {
      collection: 'help-entries',
      draft,
      data: (locale) => {
        const entry = words[locale][slug]
        if (!entry) throw new Error(`The help has no words for ${slug} in ${locale}.`)
        return {
          slug,
          publicIn: [...LOCALES],
          category,
          place,
          title: entry.title,
          alsoSearchedAs: otherWords[locale].help[slug],
          body: richText(entry.sections),
          target: to,
          action: entry.action,
          _status,
        }
      },
    })
  }
}

/** Help that came with the plans. */
export const PLAN_HELP = ['after-the-trial', 'what-a-plan-opens', 'basic-to-premium'] as const

export const seedPlanHelp = (at: At, written: Written): Promise<void> =>
  seedHelp(at, statusOf(written), PLAN_HELP)

/** Other words under which people look for each document, by its kind and name (domain/centre/search.ts). */
export type OtherWords = Record<'help' | 'articles' | 'courses', Record<string, string>>

export const readOtherWords = () =>
  readWords<OtherWords>((locale) => import(`./centre/also-searched/${locale}.json`))

const readWords = async <Words>(
  read: (locale: Locale) => Promise<{ default: Words }>,
): Promise<Record<Locale, Words>> =>
  Object.fromEntries(
    await Promise.all(LOCALES.map(async (locale) => [locale, (await read(locale)).default] as const)),
  ) as Record<Locale, Words>
