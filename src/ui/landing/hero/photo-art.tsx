import type { Picture } from '@/domain/theme/look'
import styles from './photo-art.module.css'

export function PhotoArt({ picture }: { picture: Picture }) {
  return (
    // biome-ignore lint/performance/noImgElement: uploaded in its sizes, not optimized again (next.config)
    <img
      src={picture.url}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      fetchPriority="high"
      className={styles.picture}
    />
  )
}
