import type { Picture } from '@/domain/theme/look'
import { Link } from '../navigation/link'
import type { Brand } from './brand'
import styles from './logo.module.css'

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
          <PlumbMark className={styles.mark} />
          <span className={styles.name}>{brand.name}</span>
        </>
      )}
    </Link>
  )
}

/** The plumb line: a fine line with a weight. In the colour of the text around it, the weight in the accent. */
function PlumbMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 32" className={className} aria-hidden="true" focusable="false">
      <path d="M4 1.25h12" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M10 2v13" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M8.25 14.5h3.5c.5 0 .8.3.9.8l.35 1.7c1.7 1.1 2.75 2.7 2.75 4.6 0 3.4-3.1 5.9-5.4 9.1a.43.43 0 0 1-.7 0c-2.3-3.2-5.4-5.7-5.4-9.1 0-1.9 1.05-3.5 2.75-4.6l.35-1.7c.1-.5.4-.8.9-.8Z"
        fill="var(--accent)"
      />
    </svg>
  )
}
