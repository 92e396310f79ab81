'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { EXAM_CATEGORIES } from '@/domain/exam/kinds'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from '../centre.module.css'
import { CategoryLinks } from '../list/category-links'
import { ListEmpty } from '../list/list-empty'
import { ListPages } from '../list/list-pages'
import { ListRows } from '../list/list-row'
import { readSearchQuery } from '../list/search-query'
import type { ShownTest } from './shelves'
import { TestRow } from './test-row'

type Props = {
  place: ScreenPlace
  tests: readonly ShownTest[]
  /** As many stand on a page: `listPageSize` of the site settings. */
  size: number
}

/** All tests, or those of a category. What is chosen stands in the address, so Back goes back. */
export function TestList({ place, tests, size }: Props) {
  const t = useTranslations('explore')
  const path = pathTo({ route: 'testList', ...place })
  const query = { ...readSearchQuery(useSearchParams(), EXAM_CATEGORIES), keyword: '' }
  const chosen = tests.filter(({ category }) => query.category === null || category === query.category)
  const shown = chosen.slice((query.page - 1) * size, query.page * size)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('meta.testList')}</h1>
        <p className={styles.lead}>{t('tests.listLead')}</p>
      </header>
      <CategoryLinks
        path={path}
        query={query}
        categories={EXAM_CATEGORIES}
        nameOf={(category) => t(`tests.categories.${category}`)}
        counts={countsOf(tests)}
      />
      {shown.length > 0 ? (
        <section className={styles.section}>
          <ListRows>
            {shown.map((test) => (
              <li key={test.examId}>
                <TestRow test={test} />
              </li>
            ))}
          </ListRows>
          <ListPages
            path={path}
            query={query}
            page={query.page}
            pages={Math.ceil(chosen.length / size)}
            total={t('tests.total', { count: chosen.length })}
          />
        </section>
      ) : (
        <ListEmpty path={path} query={query}>
          {t('tests.empty')}
        </ListEmpty>
      )}
    </div>
  )
}

const countsOf = (tests: readonly ShownTest[]) => ({
  total: tests.length,
  categories: EXAM_CATEGORIES.map((id) => ({
    id,
    count: tests.filter(({ category }) => category === id).length,
  })),
})
