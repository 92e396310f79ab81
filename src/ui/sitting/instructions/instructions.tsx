import { getTestWords } from '@/i18n/test-words'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Price } from '../../primitives/price'
import { examFacts } from './exam-facts'
import styles from './instructions.module.css'
import { Practice, type PracticeItem } from './practice'
import { StartArea } from './start-area'
import { UnlessOwned } from './unless-owned'

type Props = {
  place: ScreenPlace
  exam: {
    kind: string
    title: string
    duration: string
    limitMinutes: number | null
    questionCount: number
    optionCount: number | null
    steps: readonly { title: string; text: string }[]
    practice: PracticeItem | null
  }
  /** The lowest price of a report; null: none is sold. */
  price: { amount: number; currency: string; taxRatePercent: number; countryName: string } | null
}

/** What is coming, one question to try, how much time: then the start. */
export async function Instructions({ place, exam, price }: Props) {
  const t = await getTestWords(exam.kind)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{exam.title}</h1>
        <ul className={styles.facts}>
          {examFacts({ exam, t }).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </header>
      <StartArea place={place} kind={exam.kind} limitMinutes={exam.limitMinutes}>
        <div className={styles.about}>
          <p>{t('instructions.editable')}</p>
          {price && (
            <UnlessOwned place={place} kind={exam.kind}>
              <p className={styles.price}>
                {t.rich(price.taxRatePercent > 0 ? 'instructions.price' : 'instructions.priceNoTax', {
                  price: () => <Price amount={price.amount} currency={price.currency} />,
                  country: price.countryName,
                })}
              </p>
            </UnlessOwned>
          )}
        </div>
        {exam.steps.length > 0 && (
          <section>
            <h2 className={styles.title}>{t('instructions.stepsTitle')}</h2>
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
