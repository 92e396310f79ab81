'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { COURSE_CATEGORIES, type CourseCategory } from '@/domain/centre/content'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { PlanPrompt } from '@/ui/subscription/plan-banner'
import centre from '../centre.module.css'
import { CategoryLinks } from '../list/category-links'
import { ListEmpty } from '../list/list-empty'
import { ListPages } from '../list/list-pages'
import { ListSkeleton } from '../list/list-skeleton'
import { SearchBox } from '../list/search-box'
import { readSearchQuery, type SearchQuery } from '../list/search-query'
import { CourseRows } from './course-rows'
import type { CourseRow } from './course-shapes'
import { CoursesFailed } from './courses-failed'
import { useCourseCounts, useCourseHome, useCourseList } from './use-courses'
import { waitsForPlan } from './waits-for-plan'

/** All courses, and above them, until something is chosen, what to go on or begin with. */
export function CoursesScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('courses')
  const path = pathTo({ route: 'courses', ...place })
  const query = readSearchQuery(useSearchParams(), COURSE_CATEGORIES)
  const counts = useCourseCounts()
  const chosen = query.category !== null || query.keyword !== '' || query.page > 1
  return (
    <div className={centre.screen}>
      <header className={centre.head}>
        <h1>{t('meta.list')}</h1>
        <p className={centre.lead}>{t('list.lead')}</p>
      </header>
      <div className={centre.section}>
        <SearchBox path={path} query={query} label={t('list.search')} />
        <CategoryLinks
          path={path}
          query={query}
          categories={COURSE_CATEGORIES}
          nameOf={(category) => t(`category.${category}`)}
          counts={counts}
        />
      </div>
      {!chosen && <Home place={place} />}
      <All place={place} path={path} query={query} />
    </div>
  )
}

/** Where it does not come nothing is missed: the whole list follows, and says so for both. */
function Home({ place }: { place: ScreenPlace }) {
  const t = useTranslations('courses.list')
  const { data, problem } = useCourseHome()
  if (!data) return problem === null ? <ListSkeleton rows={2} /> : null
  const { begun } = data
  const recommended = without(data.recommended, begun)
  const newest = without(data.newest, [...begun, ...recommended])
  return (
    <>
      {Object.entries({ begun, recommended, newest }).map(
        ([name, courses]) =>
          courses.length > 0 && (
            <section key={name} className={centre.section}>
              <h2 className={centre.title}>{t(name as 'begun' | 'recommended' | 'newest')}</h2>
              <CourseRows place={place} courses={courses} />
            </section>
          ),
      )}
    </>
  )
}

/** Each course stands in the first of the sections that would show it. */
const without = (courses: readonly CourseRow[], shown: readonly CourseRow[]): CourseRow[] =>
  courses.filter(({ id }) => !shown.some((other) => other.id === id))

type AllProps = { place: ScreenPlace; path: string; query: SearchQuery<CourseCategory> }

function All({ place, path, query }: AllProps) {
  const t = useTranslations('courses.list')
  return (
    <section className={centre.section}>
      <h2 className={centre.title}>{t('all')}</h2>
      <AllRows place={place} path={path} query={query} />
    </section>
  )
}

function AllRows({ place, path, query }: AllProps) {
  const t = useTranslations('courses.list')
  const { data, problem, retry } = useCourseList(query)
  if (problem !== null) return <CoursesFailed problem={problem} retry={retry} />
  if (!data) return <ListSkeleton rows={4} />
  if (data.items.length === 0) {
    return (
      <ListEmpty
        path={path}
        query={query}
        action={<ButtonLink href={pathTo({ route: 'articles', ...place })}>{t('emptyAction')}</ButtonLink>}
      >
        {t('empty')}
      </ListEmpty>
    )
  }
  const { items, page, pages, total } = data
  return (
    <>
      {items.some(waitsForPlan) && <PlanPrompt place={place} />}
      <CourseRows place={place} courses={items} />
      <ListPages {...{ path, query, page, pages }} total={t('total', { count: total })} />
    </>
  )
}
