const isWholeNumber = (value: string): boolean => /^\d{1,9}$/.test(value)

const isJsonObject = (value: string): boolean => {
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' && parsed !== null
  } catch {
    return false
  }
}

/** Numbers that Payload's REST hands to the database as they come, and JSON that it parses. */
const FORMS: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['page', (value) => isWholeNumber(value) && Number(value) > 0],
  ['limit', isWholeNumber],
  ['depth', isWholeNumber],
  ['where', isJsonObject],
  ['data', isJsonObject],
])

/** Names of the parameters with which a request to Payload's REST would end as a fault of ours (500) in place of one of who asks. */
export const unreadableIn = (query: Iterable<[name: string, value: string]>): string[] => {
  const wrong = [...query].filter(([name, value]) => value !== '' && FORMS.get(name)?.(value) === false)
  return [...new Set(wrong.map(([name]) => name))]
}
