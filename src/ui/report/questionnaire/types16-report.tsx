'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Card } from '@/ui/primitives/card'
import { classes } from '@/ui/primitives/classes'
import sections from '../report.module.css'
import { AnswerCard } from './answer-card'
import { AxesCard } from './axes-card'
import styles from './questionnaire.module.css'
import { QuestionnaireFrame } from './questionnaire-frame'
import type { QuestionnaireReport, QuestionnaireScore } from './questionnaire-report'
import { useFigures } from './use-figures'
import { axesOf, typeSentence } from './what-is-said'

const PASSAGES = ['strengths', 'work', 'relations', 'growth'] as const

/** The nearest of the 16 types and how sure it is, then its letters, its neighbours, and what it means. */
export function Types16Report({ place, report }: { place: ScreenPlace; report: QuestionnaireReport }) {
  const { score, caution } = report
  return (
    <QuestionnaireFrame place={place} report={report} note={score?.note}>
      {score?.type && (
        <>
          <Answer score={score} type={score.type} caution={caution} />
          <AxesCard axes={axesOf(score)} />
          <Neighbours types={score.types} />
          <TypeCard type={score.type} />
        </>
      )}
    </QuestionnaireFrame>
  )
}

type Type = NonNullable<QuestionnaireScore['type']>
type AnswerProps = { score: QuestionnaireScore; type: Type; caution: boolean }

function Answer({ score, type: { type, name }, caution }: AnswerProps) {
  const t = useTranslations('questionnaire.report.types16')
  const { percent } = useFigures()
  const { said, ...values } = typeSentence(axesOf(score))
  const whole = score.types.find((each) => each.type === type)
  return (
    <AnswerCard title={t('title')} answer={t(said, { type, name, ...values })} caution={caution}>
      {whole && <p className={sections.muted}>{t('whole', { probability: percent(whole.probability) })}</p>}
    </AnswerCard>
  )
}

function Neighbours({ types }: Pick<QuestionnaireScore, 'types'>) {
  const t = useTranslations('questionnaire.report.types16')
  const { percent } = useFigures()
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>{t('neighbours')}</h2>
      <p className={sections.muted}>{t('neighboursText')}</p>
      <ol className={styles.types}>
        {types.map(({ type, name, probability }, index) => (
          <li key={type} className={classes(styles.type, index === 0 && styles.nearest)}>
            <span className={styles.code}>{type}</span>
            <span>{name}</span>
            <span className={styles.share}>{percent(probability)}</span>
            <svg width="100%" height="6" className={styles.chance} aria-hidden="true">
              <rect width="100%" height="6" rx="3" className={styles.whole} />
              <rect width={`${100 * probability}%`} height="6" rx="3" className={styles.part} />
            </svg>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function TypeCard({ type }: { type: Type }) {
  const t = useTranslations('questionnaire.report.types16')
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>
        {type.type} · {type.name}
      </h2>
      <p className={sections.words}>{type.summary}</p>
      <div className={styles.passages}>
        {PASSAGES.map((passage) => (
          <section key={passage} className={styles.passage}>
            <h3 className={styles.name}>{t(passage)}</h3>
            <p>{type[passage]}</p>
          </section>
        ))}
      </div>
    </Card>
  )
}
