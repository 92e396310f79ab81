import type { Picture } from '@/domain/theme/look'
import { Link } from '../navigation/link'
import type { Brand } from './brand'
import styles from './logo.module.css'
import { MarkView } from './marks/mark-view'

type Props = { brand: Brand; picture: Picture | null; href: string }

/** The picture, or mark and name. Leads home. */
export function Logo({ brand, picture, href }: Props) {
  return (
    <Link href={href} className={styles.logo}>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: uploaded in its sizes, not optimized again (next.config)
        <img
          src={picture.url}
          alt={picture.alt || brand.name}
          width={picture.width}
          height={picture.height}
          className={styles.picture}
        />
      ) : (
        <>
          <MarkView mark={brand.mark ?? 'plumb'} className={styles.mark} />
          <span className={styles.name}>{brand.name}</span>
        </>
      )}
    </Link>
  )
}
