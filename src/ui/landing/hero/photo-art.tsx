import type { Picture } from '@/domain/theme/look'
import { Photo } from '../../primitives/photo'
import styles from './photo-art.module.css'

export function PhotoArt({ picture }: { picture: Picture }) {
  return <Photo picture={picture} className={styles.picture} first />
}
