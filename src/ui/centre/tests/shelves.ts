import {
  type BuiltKind,
  type ExamCategory,
  type ExamTag,
  isHealthKind,
  recommendedBeside,
} from '@/domain/exam/kinds'

/** A published test as the test center shows it. `href`: where one reads about it before one starts. */
export type ShownTest = {
  examId: number
  examKind: BuiltKind
  category: ExamCategory
  tags: readonly ExamTag[]
  title: string
  summary: string | null
  duration: string
  href: string
}

/** How many tests a shelf of the test center shows. */
export const SHELF = 3
/** How many guesses are shown at a time. */
export const GUESSES = 2

type Shelves = {
  /** For the banner; null: neither of the two is published. */
  banner: ShownTest | null
  /** What editors recommend, else whatever there is. */
  hot: readonly ShownTest[]
  latest: readonly ShownTest[]
  /** What to suggest to somebody who came from the test `beside`; null: that is not said here. */
  guesses: { beside: ShownTest; tests: readonly ShownTest[] } | null
}

/**
 * What the test center shows to somebody who came from a test. What is health data is neither recommended nor a reason to
 * recommend something (docs/decisions/0041).
 */
export const shelvesOf = (tests: readonly ShownTest[], from: number): Shelves => {
  const open = tests.filter(({ examKind }) => !isHealthKind(examKind))
  const tagged = (tag: ExamTag) => open.filter(({ tags }) => tags.includes(tag))
  const beside = open.find(({ examId }) => examId === from)
  const marked = tagged('recommended')
  const newest = open.toSorted((one, other) => other.examId - one.examId)
  const others = beside ? recommendedBeside(open, beside) : []
  return {
    banner: bannerOf(open, from),
    hot: (marked.length > 0 ? marked : open).slice(0, SHELF),
    latest: [...new Set([...tagged('new'), ...newest])].slice(0, SHELF),
    guesses: beside && others.length > 0 ? { beside, tests: others } : null,
  }
}

const bannerOf = (tests: readonly ShownTest[], from: number): ShownTest | null => {
  const shown = (['types16', 'iq'] as const).flatMap(
    (kind) => tests.find(({ examKind }) => examKind === kind) ?? [],
  )
  return shown.find(({ examId }) => examId !== from) ?? shown[0] ?? null
}

/** The next few of a list that begins anew at its end. */
export const turned = <Item>(items: readonly Item[], from: number, count: number): Item[] =>
  items.length <= count
    ? [...items]
    : Array.from({ length: count }, (_, at) => items[(from + at) % items.length]!)
