import { useTranslations } from 'next-intl'
import { EXAM_CATEGORIES, type ExamCategory } from '@/domain/exam/kinds'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from '../centre.module.css'
import { searchHref } from '../list/search-query'
import type { ShownTest } from './shelves'
import own from './tests.module.css'

type Props = { place: ScreenPlace; tests: readonly ShownTest[] }

/** The four categories with how many tests each has; one that has none says that they come later. */
export function CategoryTiles({ place, tests }: Props) {
  const t = useTranslations('explore.tests')
  const path = pathTo({ route: 'testList', ...place })
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('categoriesTitle')}</h2>
      <ul className={own.tiles}>
        {EXAM_CATEGORIES.map((category) => {
          const count = tests.filter((test) => test.category === category).length
          const name = t(`categories.${category}`)
          return (
            <li key={category} className={own.tile}>
              <CategorySign category={category} />
              <span className={own.name}>
                {count > 0 ? (
                  <Link href={searchHref(path, { category, keyword: '', page: 1 })} className={own.link}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <span className={own.count}>{count > 0 ? t('count', { count }) : t('later')}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const LINES: Record<ExamCategory, string> = {
  iq: 'M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 13.5h5M13.5 11v5',
  ability: 'M3.5 16.5V12h3.25v4.5M8.4 16.5V8h3.25v8.5M13.25 16.5v-13h3.25v13',
  personality:
    'M7.75 12.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9zM12.25 16.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9z',
  mental_health:
    'M10 16.5C5.5 13.5 3 11 3 7.75A3.75 3.75 0 0 1 10 6a3.75 3.75 0 0 1 7 1.75C17 11 14.5 13.5 10 16.5z',
}

function CategorySign({ category }: { category: ExamCategory }) {
  return (
    <svg viewBox="0 0 20 20" width="28" height="28" className={own.sign} aria-hidden="true" focusable="false">
      <path
        d={LINES[category]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
