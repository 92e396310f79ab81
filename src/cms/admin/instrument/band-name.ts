import { say } from '../words/say'

const RANGES = ['low', 'middle', 'high'] as const

/** What a band is called: by its instrument, or else by its place on the line, or by its key. */
export const bandName = ({
  band: { id, name },
  i18n,
}: {
  band: { id: string; name: string | null | undefined }
  i18n: { language: string }
}): string => {
  const range = RANGES.find((each) => each === id)
  return name || (range ? say(i18n, `instrument.${range}`) : id)
}
