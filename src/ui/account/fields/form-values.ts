/** What stands in a field of a form; an empty text where there is none. Passwords keep their blanks. */
export const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '')

export const trimmedOf = (data: FormData, name: string): string => textOf(data, name).trim()

export const isTicked = (data: FormData, name: string): boolean => data.has(name)
