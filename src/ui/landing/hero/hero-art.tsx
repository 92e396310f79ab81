import type { HeroArt as Art } from '@/domain/catalog/landing'
import type { Picture } from '@/domain/theme/look'
import { SceneView } from '../scenes/scene-view'
import { CurveArt } from './curve-art'
import { isScene } from './hero-look'
import { MatrixArt } from './matrix-art'
import { PhotoArt } from './photo-art'
import { PuzzleArt } from './puzzle-art'
import { ScaleArt } from './scale-art'
import styles from './scene-art.module.css'

type Props = { art: Art | 'puzzle'; photo: Picture | null }

/** The picture of an opening (hero-look.ts says which). Its height on a phone is that of its place. */
export function HeroArt({ art, photo }: Props) {
  if (art === 'photo') return photo && <PhotoArt picture={photo} />
  if (art === 'puzzle') return <PuzzleArt />
  if (art === 'curve') return <CurveArt />
  if (art === 'scale') return <ScaleArt />
  return isScene(art) ? (
    <div className={styles.scene}>
      <SceneView scene={art} />
    </div>
  ) : (
    <MatrixArt />
  )
}
