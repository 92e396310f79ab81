import { useTranslations } from 'next-intl'
import { rangeOf } from '@/domain/questionnaires/what-is-said'

/** What a range of a scale is called: by the instrument, or else by its place on the line. */
export const useBandName = () => {
  const t = useTranslations('questionnaire.told.band')
  return ({ id, name }: { id: string; name: string | null }): string => {
    const range = rangeOf(id)
    return name ?? (range ? t(range) : id)
  }
}
