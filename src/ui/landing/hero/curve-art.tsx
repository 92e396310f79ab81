import { ExampleCurve } from '../example-curve'
import styles from './curve-art.module.css'

/** The example of a result as the picture of a hero: its line falls from under the header. */
export function CurveArt() {
  return (
    <div className={styles.art}>
      <ExampleCurve />
    </div>
  )
}
