import styles from './help.module.css'
import { HELPLINE_FINDER, partsOf, telOf } from './help-links'

/** A sentence about help: the emergency number in it can be called, and the finder of help lines opened. */
export function TextWithLinks({ text, emergency }: { text: string; emergency: string | null }) {
  const tel = emergency && telOf(emergency)
  const links = { [HELPLINE_FINDER.words]: HELPLINE_FINDER.href, ...(tel && { [emergency]: tel }) }
  return partsOf(text, links).map(({ text: words, href }, place) => {
    if (href === null) return words
    const leaves = href.startsWith('http')
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence stay in their order
        key={place}
        href={href}
        className={leaves ? undefined : styles.call}
        {...(leaves && { target: '_blank', rel: 'noreferrer' })}
      >
        {words}
      </a>
    )
  })
}
