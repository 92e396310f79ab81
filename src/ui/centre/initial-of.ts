type Names = { name: string | null; nickname: string | null; email: string }

/** How somebody is addressed: by the nickname, else by the name; null when neither is known. */
export const calledName = ({ name, nickname }: Omit<Names, 'email'>): string | null =>
  nickname?.trim() || name?.trim() || null

/** The letter that stands for somebody without a picture. */
export const initialOf = (person: Names, localeTag: string): string => {
  const [letter = ''] = calledName(person) ?? person.email
  return letter.toLocaleUpperCase(localeTag)
}
