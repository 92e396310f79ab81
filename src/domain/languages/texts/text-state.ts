export type TextState = 'missing' | 'copied' | 'older' | 'done'

/** One text in English and in another language, as it once was. */
export type Moment = { english: string; said: string }

type Text = Moment & {
  /** Both as earlier versions of the document had them, the newest first. */
  before: readonly Moment[]
}

/** How a text in another language stands beside its English. What English does not say either is not missing. */
export const textState = ({ english, said, before }: Text): TextState => {
  if (said.trim() === '') return english.trim() === '' ? 'done' : 'missing'
  if (said === english) return 'copied'
  return isOlder([{ english, said }, ...before]) ? 'older' : 'done'
}

/** English changed in a version after the one in which the text last changed; versions that are not kept count for neither. */
const isOlder = (moments: readonly Moment[]): boolean => {
  const lastChange = (name: keyof Moment): number | null => {
    const at = moments.findIndex((moment, index) => {
      const earlier = moments[index + 1]
      return earlier !== undefined && earlier[name] !== moment[name]
    })
    return at < 0 ? null : at
  }
  const [english, said] = [lastChange('english'), lastChange('said')]
  return english !== null && (said === null || english < said)
}
