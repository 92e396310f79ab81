'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { languageName } from '@/domain/languages/language-name'
import { localeOfTag, tagOf } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { LoadFailed } from '@/ui/loading/load-failed'
import { useLoadWords } from '@/ui/loading/use-load-words'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { OrderPanel } from '../order/order-panel'
import { ChooseCountry } from '../tiers/choose-country'
import { CountrySelect } from '../tiers/country-select'
import styles from '../tiers/tiers-form.module.css'
import { useCountry } from '../tiers/use-offer'
import own from './course-order.module.css'
import { useCoursePrice } from './use-course-price'

type Props = { place: ScreenPlace; course: CallData<'course.detail'> }

/** What a course holds, what it costs, and the box that orders it. */
export function CourseOrder({ place, course }: Props) {
  const t = useTranslations('pay')
  const words = useLoadWords()
  const { country, mustChoose, countries, choose, reloadCountries } = useCountry()
  const { data, error, mutate } = useCoursePrice({ id: course.id, country })
  const toCourse = pathTo({ route: 'courseDetail', ...place, id: course.id })
  if (course.bought || data?.sku.owned)
    return (
      <Notice
        still
        actions={
          <ButtonLink href={toCourse} prefetch={false}>
            {t('course.toCourse')}
          </ButtonLink>
        }
      >
        {t('course.owned', { title: course.title })}
      </Notice>
    )
  if (mustChoose) return <ChooseCountry countries={countries} onChoose={choose} />
  const reload = () => {
    reloadCountries()
    void mutate()
  }
  return (
    <>
      <header className={styles.head}>
        <p>
          <Link href={toCourse} prefetch={false}>
            {t('course.back')}
          </Link>
        </p>
        <h1 lang={tagOf(course.language)}>{course.title}</h1>
        <p className={styles.intro} lang={tagOf(course.language)}>
          {course.summary}
        </p>
      </header>
      {error && (
        <LoadFailed retry={t('retry')} onRetry={reload} problem={error}>
          {words(error)}
        </LoadFailed>
      )}
      {!data && !error && <SpinnerWithWords>{t('loading')}</SpinnerWithWords>}
      {data && country && (
        <div className={styles.columns}>
          <Holds course={course} />
          <OrderPanel
            place={place}
            subject={{ sale: 'course', course: course.id }}
            sku={data.sku}
            country={country}
          >
            <CountrySelect countries={countries} value={country} onChange={choose} />
          </OrderPanel>
        </div>
      )}
    </>
  )
}

/** Its chapters, and the languages of all of them. */
function Holds({ course }: Pick<Props, 'course'>) {
  const t = useTranslations('pay')
  const format = useFormatter()
  const locale = localeOfTag(useLocale())
  const languages = course.languages.map((each) => languageName(each, locale))
  return (
    <section className={own.holds}>
      <h2 className={own.title}>{t('course.inside')}</h2>
      <ol className={own.chapters} lang={tagOf(course.language)}>
        {course.chapterList.map(({ number, title }) => (
          <li key={number}>{title}</li>
        ))}
      </ol>
      <p className={own.keep}>{t('course.languages', { list: format.list(languages) })}</p>
      <p className={own.keep}>{t('course.keep')}</p>
    </section>
  )
}
