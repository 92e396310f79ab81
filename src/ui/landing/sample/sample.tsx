import { useTranslations } from 'next-intl'
import type { BlockWords } from '@/domain/catalog/landing'
import { Matrix } from '@/ui/primitives/matrix'
import { OPTION_LETTERS } from '@/ui/primitives/option-letters'
import { PanelBox } from '@/ui/primitives/panel-box'
import { SAMPLE_ANSWER, SAMPLE_OPTIONS, SAMPLE_PANELS } from '../sample-item'
import { Section } from '../section'
import styles from './sample.module.css'

const CLUES = ['outside', 'inside', 'shading'] as const

/** One item to look at, with its answer behind a fold. */
export function Sample({ lang, heading, text }: BlockWords['sample'] & { lang: string }) {
  const t = useTranslations('landing.sample')
  return (
    <Section lang={lang} heading={heading} text={text}>
      <div className={styles.sample}>
        <Matrix panels={SAMPLE_PANELS} label={t('label')} className={styles.matrix} />
        <div className={styles.item}>
          <ul className={styles.options} aria-label={t('options')}>
            {SAMPLE_OPTIONS.map((panel, index) => (
              <li key={OPTION_LETTERS[index]} className={styles.option}>
                <PanelBox panel={panel} />
                <span className={styles.letter}>{OPTION_LETTERS[index]}</span>
              </li>
            ))}
          </ul>
          <details className={styles.answer}>
            <summary>{t('show')}</summary>
            <div className={styles.reveal}>
              <div className={styles.right}>
                <PanelBox panel={SAMPLE_OPTIONS[SAMPLE_ANSWER]!} />
              </div>
              <div>
                <p>{t('answer', { letter: OPTION_LETTERS[SAMPLE_ANSWER]! })}</p>
                <ul>
                  {CLUES.map((clue) => (
                    <li key={clue}>{t(clue)}</li>
                  ))}
                </ul>
              </div>
            </div>
          </details>
        </div>
      </div>
    </Section>
  )
}
