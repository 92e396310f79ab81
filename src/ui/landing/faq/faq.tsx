import type { BlockWords } from '@/domain/catalog/landing'
import { Section } from '../section'
import styles from './faq.module.css'

type Props = BlockWords['faq'] & { lang: string }

/** Questions that unfold; neighbours of one group under its name. */
export function Faq({ lang, heading, items }: Props) {
  return (
    <Section lang={lang} heading={heading} beside>
      <div className={styles.groups} lang={lang}>
        {groupsOf(items).map(({ group, entries }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other order than their own
          <div key={at}>
            {group && <h3 className={styles.group}>{group}</h3>}
            <div className={styles.list}>
              {entries.map(({ title, text }) => (
                <details key={title} className={styles.entry}>
                  <summary>
                    {title}
                    <span className={styles.sign} aria-hidden="true" />
                  </summary>
                  <p>{text}</p>
                </details>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}

type Item = Props['items'][number]

const groupsOf = (items: readonly Item[]): { group: string | null; entries: Item[] }[] => {
  const groups: { group: string | null; entries: Item[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.group === item.group) last.entries.push(item)
    else groups.push({ group: item.group, entries: [item] })
  }
  return groups
}
