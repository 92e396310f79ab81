import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from '../centre.module.css'
import { ListRows } from '../list/list-row'
import { CategoryTiles } from './category-tiles'
import { Guesses } from './guesses'
import { type ShownTest, shelvesOf } from './shelves'
import { TestBanner } from './test-banner'
import { TestRow } from './test-row'

type Props = { place: ScreenPlace; tests: readonly ShownTest[] }

/** The first page of the tests: one of them large, the four categories, and a few shelves. */
export function TestCentre({ place: { code, examId }, tests }: Props) {
  const t = useTranslations('explore')
  const place = { code, examId }
  const { banner, hot, latest, guesses } = shelvesOf(tests, examId)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('meta.tests')}</h1>
        <p className={styles.lead}>{t(tests.length > 0 ? 'tests.lead' : 'tests.empty')}</p>
      </header>
      {banner && <TestBanner test={banner} />}
      <CategoryTiles place={place} tests={tests} />
      {hot.length > 0 && <Shelf title={t('tests.hot')}>{rowsOf(hot)}</Shelf>}
      {guesses && (
        <Shelf title={t('tests.guess')}>
          <Guesses {...guesses} />
        </Shelf>
      )}
      {latest.length > 0 && <Shelf title={t('tests.latest')}>{rowsOf(latest)}</Shelf>}
      {tests.length > 0 && (
        <p>
          <Link href={pathTo({ route: 'testList', ...place })}>{t('tests.all')}</Link>
        </p>
      )}
    </div>
  )
}

const rowsOf = (tests: readonly ShownTest[]): ReactNode => (
  <ListRows>
    {tests.map((test) => (
      <li key={test.examId}>
        <TestRow test={test} heading="h3" />
      </li>
    ))}
  </ListRows>
)

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}
