import { useLocale } from 'next-intl'
import { Fragment } from 'react'
import { phrasesOf } from '@/domain/locale/phrases'
import styles from './phrases.module.css'

/** A Chinese heading breaks between words; browsers break it anywhere. Other languages as they are. Rendered on the server: dictionaries differ. */
export function Phrases({ children }: { children: string }) {
  const tag = useLocale()
  if (!tag.startsWith('zh')) return children
  return (
    <span className={styles.phrases}>
      {phrasesOf(children, tag).map((phrase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phrase is its place
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  )
}
