'use client'

import { TextareaField, useField, useLocale } from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'
import { descriptionLength } from '@/domain/languages/description-length'
import { DEFAULT_LOCALE, isLocale } from '@/domain/locale/locales'
import panel from '../panel/panel.module.css'
import { useWords } from '../words/use-words'

/** The description of a page, with how much of it a search engine shows. A hint: nothing is refused. */
export const DescriptionField: TextareaFieldClientComponent = (props) => {
  const words = useWords()
  const { code } = useLocale()
  const { value } = useField<string | null>({ path: props.path })
  const { fits, ...numbers } = descriptionLength(value ?? '', isLocale(code) ? code : DEFAULT_LOCALE)
  return (
    <>
      <TextareaField {...props} />
      <p role="status" className={panel.note}>
        {words('described.count', numbers)}
        {value && fits !== 'well' && ` ${words(`described.${fits}`)}`}
      </p>
    </>
  )
}
