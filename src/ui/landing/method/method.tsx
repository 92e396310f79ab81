import type { BlockWords } from '@/domain/catalog/landing'
import { Link } from '@/ui/navigation/link'
import { Section } from '../section'
import styles from './method.module.css'

type Props = BlockWords['method'] & { lang: string; article: { title: string; href: string } | null }

/** How a result comes about, step by step, and where to read on. */
export function Method({ lang, heading, text, items, article }: Props) {
  return (
    <Section lang={lang} heading={heading} text={text} beside>
      <div className={styles.method}>
        <ol className={styles.list} lang={lang}>
          {items.map(({ title, text: said }) => (
            <li key={title} className={styles.item}>
              <h3>{title}</h3>
              <p>{said}</p>
            </li>
          ))}
        </ol>
        {article && (
          <p>
            <Link href={article.href} prefetch={false}>
              {article.title}
            </Link>
          </p>
        )}
      </div>
    </Section>
  )
}
