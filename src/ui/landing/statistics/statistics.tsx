import { useFormatter } from 'next-intl'
import type { BlockWords, CounterView } from '@/domain/catalog/landing'
import { Section } from '../section'
import styles from './statistics.module.css'

type Props = BlockWords['statistics'] & { lang: string; counters: readonly CounterView[] }

/** What was really counted. Nothing to show, no block (docs/decisions/0009, docs/decisions/0010). */
export function Statistics({ lang, heading, text, keys, counters }: Props) {
  const format = useFormatter()
  const shown = keys.flatMap((key) => counters.find((counter) => counter.key === key) ?? [])
  if (shown.length === 0) return null
  return (
    <Section lang={lang} heading={heading} text={text}>
      <dl className={styles.list}>
        {shown.map(({ key, label, value }) => (
          <div key={key} className={styles.item}>
            <dt>{label}</dt>
            <dd>{typeof value === 'number' ? format.number(value) : value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
