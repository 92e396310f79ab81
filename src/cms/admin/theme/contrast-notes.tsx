'use client'

import { useTranslation } from '@payloadcms/ui'
import {
  COLOUR_TOKENS,
  type ColourToken,
  contrastFailures,
  isColour,
  type Palette,
} from '@/domain/theme/contrast'
import { tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import styles from './theme.module.css'

/** The pairs that fail WCAG AA, by the unsaved form. Texts that are not colours yet are left out. */
export function ContrastNotes({ colours }: { colours: Partial<Palette> }) {
  const words = useWords()
  const { i18n } = useTranslation()
  const number = new Intl.NumberFormat(tagOfLanguage(i18n.language), { maximumFractionDigits: 2 })
  const name = (token: ColourToken) => words(`colours.${token}`)
  const complete = COLOUR_TOKENS.every((token) => isColour(colours[token]))
  if (!complete) return <p className={styles.failing}>{words('refusals.colourFormat')}</p>
  const failures = contrastFailures(colours as Palette)
  if (failures.length === 0) return <p className={styles.passing}>{words('theme.readable')}</p>
  return (
    <div className={styles.failing} aria-live="polite">
      <p>{words('theme.failures')}</p>
      <ul>
        {failures.map(({ text, on, ratio, least }) => (
          <li key={`${text} ${on}`}>
            {words('theme.failure', {
              text: name(text),
              on: name(on),
              // Rounded down, so that 4.496 does not read as the 4.5 it is not.
              ratio: number.format(Math.floor(ratio * 100) / 100),
              least: number.format(least),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
