import { useTranslations } from 'next-intl'
import { Matrix } from '@/ui/primitives/matrix'
import { Plumb } from '../plumb'
import { HERO_PANELS } from '../sample-item'
import styles from './matrix-art.module.css'

/** A plate with a matrix; the plumb line hangs into the missing cell. */
export function MatrixArt() {
  const t = useTranslations('landing')
  return (
    <div className={styles.art}>
      <Plumb x="calc(var(--pad) + (100% - 2 * var(--pad)) * 5 / 6)" end="50%" weight={false} />
      <div className={styles.plate}>
        <Matrix
          panels={HERO_PANELS}
          label={t('matrixLabel')}
          answer={
            <div className={styles.cell}>
              <Plumb x="50%" end="66%" />
            </div>
          }
          className={styles.grid}
        />
      </div>
    </div>
  )
}
