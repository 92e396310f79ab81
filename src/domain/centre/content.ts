/** The categories of articles (docs/product.md); a list without one shows all. */
export const ARTICLE_CATEGORIES = ['science', 'test', 'consultation', 'treatment', 'mental_health'] as const
export const COURSE_CATEGORIES = ['thinking', 'emotions'] as const
export const COURSE_TAGS = ['new', 'recommend'] as const
export const HELP_CATEGORIES = ['subscription', 'billing', 'legal', 'support'] as const

/** Where the button of a help entry leads, by the names of ui/help/help-targets.ts. */
export const HELP_TARGETS = [
  'retrieve',
  'support',
  'results',
  'settings',
  'profile',
  'orders',
  'login',
  'forgotPassword',
  'terms',
  'privacy',
  'cookies',
  'tests',
  'data',
] as const

export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]
export type CourseCategory = (typeof COURSE_CATEGORIES)[number]
export type CourseTag = (typeof COURSE_TAGS)[number]
export type HelpCategory = (typeof HELP_CATEGORIES)[number]
export type HelpTarget = (typeof HELP_TARGETS)[number]

export const LONGEST_SEARCH = 100
export const MOST_PAGES = 1000

/** Words that a reader of this language takes in a minute; characters where no blanks part them. */
const PER_MINUTE = { words: 220, characters: 450 }

/** How long a text takes to read, in whole minutes, at least one. */
export const readingMinutes = (text: string): number => {
  const unparted = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const minutes = unparted > words ? unparted / PER_MINUTE.characters : words / PER_MINUTE.words
  return Math.max(1, Math.round(minutes))
}

/** The first chapter of every course is a sample. Chapters count from 1. */
export const isChapterOpen = (number: number): boolean => number === 1
