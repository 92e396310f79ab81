import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { Explanation } from '@/domain/matrices/explain/explanation'
import type { Panel } from '@/domain/matrices/panel'
import { OPTION_LETTERS } from '@/ui/primitives/option-letters'
import { PanelBox } from '@/ui/primitives/panel-box'
import { VisuallyHidden } from '@/ui/primitives/visually-hidden'
import type { ReviewedQuestion } from './answer-mark'
import { MissedRules } from './missed-rules'
import styles from './option-review.module.css'

type Props = Pick<ReviewedQuestion, 'yours' | 'correct'> & {
  options: readonly Panel[]
  explanation: Explanation | null
}

/** The six options with their marks. With an explanation each wrong one can be asked what it misses. */
export function OptionReview({ options, yours, correct, explanation }: Props) {
  const t = useTranslations('report')
  const explain = useTranslations('explain')
  const [asked, setAsked] = useState<number | null>(null)
  const answer = useId()
  const letterOf = (index: number) => OPTION_LETTERS[index] ?? ''
  const drawing = (panel: Panel, index: number) => (
    <>
      <span className={styles.thumb}>
        <PanelBox panel={panel} />
      </span>
      <span aria-hidden="true">
        {letterOf(index)}
        {index === correct && <span className={styles.right}> ✓</span>}
        {index === yours && index !== correct && <span className={styles.wrong}> ✕</span>}
      </span>
      <VisuallyHidden>
        {t(`wrong.${optionWords({ index, yours, correct })}`, { letter: letterOf(index) })}
      </VisuallyHidden>
    </>
  )
  return (
    <div className={styles.review}>
      <h3 className={styles.small}>{t('wrong.options')}</h3>
      <ol className={styles.options}>
        {options.map((panel, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <li key={index}>
            {explanation && index !== correct ? (
              <button
                type="button"
                aria-expanded={asked === index}
                aria-controls={answer}
                onClick={() => setAsked(asked === index ? null : index)}
                className={styles.option}
              >
                {drawing(panel, index)}
              </button>
            ) : (
              <div className={styles.option}>{drawing(panel, index)}</div>
            )}
          </li>
        ))}
      </ol>
      {explanation && (
        <div id={answer} aria-live="polite" className={styles.answer}>
          {asked === null ? (
            <p className={styles.hint}>{explain('choose')}</p>
          ) : (
            <>
              <h4 className={styles.small}>{explain('option', { letter: letterOf(asked) })}</h4>
              <MissedRules misses={explanation.misses[asked] ?? []} steps={explanation.steps} />
            </>
          )}
        </div>
      )}
    </div>
  )
}

const optionWords = ({ index, yours, correct }: { index: number; yours: number | null; correct: number }) => {
  if (index === correct) return index === yours ? 'optionBoth' : 'optionCorrect'
  return index === yours ? 'optionYours' : 'option'
}
