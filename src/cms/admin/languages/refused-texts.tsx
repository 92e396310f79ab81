'use client'

import type { RefusedText } from '../../publishing/texts/save-texts'
import panel from '../panel/panel.module.css'
import { useWords } from '../words/use-words'

type Props = {
  refused: readonly RefusedText[]
  /** Its place in the form, or its row in a file. */
  nameOf: (path: string) => string
}

/** Why nothing was changed: each text that was refused, with its reason. */
export function RefusedTexts({ refused, nameOf }: Props) {
  const words = useWords()
  return (
    <div role="alert" className={panel.bad}>
      <p>{words('texts.refusedAll')}</p>
      <ul>
        {refused.map(({ path, why, max, now }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a path may stand in a file twice
          <li key={`${path} ${index}`}>
            <strong>{nameOf(path)}</strong> {words(`texts.why_${why}`, { max: max ?? '', now: now ?? '' })}
          </li>
        ))}
      </ul>
    </div>
  )
}
