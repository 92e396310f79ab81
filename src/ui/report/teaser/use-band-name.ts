import { useTranslations } from 'next-intl'

const RANGES = ['low', 'middle', 'high'] as const

/** What a range of a scale is called: by the instrument, or else by its place on the line. */
export const useBandName = () => {
  const t = useTranslations('questionnaire.told.band')
  return ({ id, name }: { id: string; name: string | null }): string => {
    const range = RANGES.find((each) => each === id)
    return name ?? (range ? t(range) : id)
  }
}
