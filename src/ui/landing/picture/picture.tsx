import type { BlockWords, Scene } from '@/domain/catalog/landing'
import type { Picture } from '@/domain/theme/look'
import { classes } from '@/ui/primitives/classes'
import { Photo } from '../../primitives/photo'
import { SceneView } from '../scenes/scene-view'
import { Section } from '../section'
import styles from './picture.module.css'

type Props = BlockWords['picture'] & { lang: string; photo: Picture | null }

/** A text beside a picture. Whose photo is gone has its words alone. */
export function PictureBlock({ lang, heading, text, art, side, photo }: Props) {
  const isBare = art === 'photo' && !photo
  return (
    <Section lang={lang} heading={heading} text={text} aside={isBare ? null : side}>
      {!isBare && (
        <div className={classes(styles.picture, art !== 'photo' && styles.scene)}>
          <Shown art={art} photo={photo} />
        </div>
      )}
    </Section>
  )
}

function Shown({ art, photo }: { art: Scene | 'photo'; photo: Picture | null }) {
  if (art !== 'photo') return <SceneView scene={art} />
  return photo && <Photo picture={photo} className={styles.photo} />
}
