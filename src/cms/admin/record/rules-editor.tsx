'use client'

import {
  FieldDescription,
  FieldLabel,
  fieldBaseClass,
  useField,
  useTranslation,
  withCondition,
} from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { Rule } from '@/domain/matrices/rules'
import { wordsForCode } from '../codes/words-for-code'
import { inNine } from '../words/labels'
import type { AdminLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import styles from './record.module.css'

const PARTS = ['attribute', 'rule', 'direction'] as const satisfies (keyof Rule)[]
type Choices = Record<(typeof PARTS)[number], readonly string[]>
const FIRST: Rule = { attribute: 'figure.shape', rule: 'constant', direction: 'row' }

/** The rules of an item: of what, which, and along which lines. */
function Rules({ field, path: givenPath, readOnly, choices }: JSONFieldClientProps & { choices: Choices }) {
  const words = useWords()
  const { i18n } = useTranslation()
  const { path, value, setValue, disabled } = useField<Rule[]>({ potentiallyStalePath: givenPath })
  const rules = Array.isArray(value) ? value : []
  const locked = Boolean(readOnly || disabled)
  const nameOf = (part: string) => inNine('fields', part)?.[i18n.language as AdminLanguage] ?? part
  const set = (index: number, change: Partial<Rule>) =>
    setValue(rules.map((rule, at) => (at === index ? { ...rule, ...change } : rule)))
  return (
    <div className={fieldBaseClass}>
      <FieldLabel label={field.label} path={path} />
      <div className={styles.rules}>
        {rules.length === 0 && <p className={styles.summary}>{words('record.none')}</p>}
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place
          <div key={index}>
            {PARTS.map((part) => (
              <select
                key={part}
                aria-label={`${nameOf(part)} ${index + 1}`}
                value={rule[part]}
                disabled={locked}
                onChange={(event) => set(index, { [part]: event.target.value })}
              >
                {choices[part].map((code) => (
                  <option key={code} value={code}>
                    {wordsForCode({ name: part, code, language: i18n.language })}
                  </option>
                ))}
              </select>
            ))}
            {!locked && (
              <button type="button" onClick={() => setValue(rules.filter((_, at) => at !== index))}>
                {words('record.removeRule')}
              </button>
            )}
          </div>
        ))}
        {!locked && (
          <button type="button" onClick={() => setValue([...rules, FIRST])}>
            {words('record.addRule')}
          </button>
        )}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

export const RulesEditor = withCondition(Rules)
