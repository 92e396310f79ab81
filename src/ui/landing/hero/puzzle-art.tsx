import { useTranslations } from 'next-intl'
import { Matrix } from '@/ui/primitives/matrix'
import { OPTION_LETTERS } from '@/ui/primitives/option-letters'
import { PanelBox } from '@/ui/primitives/panel-box'
import { SAMPLE_OPTIONS, SAMPLE_PANELS } from '../sample-item'
import styles from './puzzle-art.module.css'

/** The puzzle of the sample with its six answers, to be tried at once. Its answer is not told here. */
export function PuzzleArt() {
  const t = useTranslations('landing.sample')
  return (
    <div className={styles.puzzle}>
      <Matrix panels={SAMPLE_PANELS} label={t('label')} className={styles.matrix} />
      <ul className={styles.options} aria-label={t('options')}>
        {SAMPLE_OPTIONS.map((panel, index) => (
          <li key={OPTION_LETTERS[index]} className={styles.option}>
            <PanelBox panel={panel} />
          </li>
        ))}
      </ul>
    </div>
  )
}
