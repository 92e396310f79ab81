import type { BlockWords } from '@/domain/catalog/landing'
import { ButtonLink } from '@/ui/primitives/button-link'
import styles from './sticky.module.css'

type Props = BlockWords['sticky'] & { lang: string; startHref: string }

/** The start button at the edge of a phone's screen, below the first block. It ends where the page does, above the footer. */
export function Sticky({ lang, action, startHref }: Props) {
  return (
    <div className={styles.sticky}>
      <ButtonLink href={startHref} size="large" wide>
        <span lang={lang}>{action}</span>
      </ButtonLink>
    </div>
  )
}
