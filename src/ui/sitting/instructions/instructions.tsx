import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Price } from '../../primitives/price'
import styles from './instructions.module.css'
import { Practice, type PracticeItem } from './practice'
import { StartArea } from './start-area'

type Props = {
  place: ScreenPlace
  exam: {
    title: string
    duration: string
    limitMinutes: number
    questionCount: number
    optionCount: number
    steps: readonly { title: string; text: string }[]
    practice: PracticeItem | null
  }
  /** The lowest price of a report; null: none is sold. */
  price: { amount: number; currency: string; taxRatePercent: number; countryName: string } | null
}

/** What is coming, one question to try, how much time: then the start. */
export function Instructions({ place, exam, price }: Props) {
  const t = useTranslations('test.instructions')
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{exam.title}</h1>
        <ul className={styles.facts}>
          <li>{t('factQuestions', { count: exam.questionCount })}</li>
          <li>{t('factOptions', { count: exam.optionCount })}</li>
          <li>{exam.duration}</li>
        </ul>
      </header>
      <StartArea place={place} limitMinutes={exam.limitMinutes}>
        <div className={styles.about}>
          <p>{t('editable')}</p>
          {price && (
            <p className={styles.price}>
              {t.rich(price.taxRatePercent > 0 ? 'price' : 'priceNoTax', {
                price: () => <Price amount={price.amount} currency={price.currency} />,
                country: price.countryName,
              })}
            </p>
          )}
        </div>
        {exam.steps.length > 0 && (
          <section>
            <h2 className={styles.title}>{t('stepsTitle')}</h2>
            <ol className={styles.steps}>
              {exam.steps.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </section>
        )}
        {exam.practice && <Practice item={exam.practice} />}
      </StartArea>
    </div>
  )
}
