/** Names of our tokens by the names the provider's form takes. */
const TOKENS = {
  surface: '--raised',
  ink: '--ink',
  muted: '--muted',
  accent: '--accent',
  danger: '--danger',
} as const

const HEX = /^#([0-9a-f]{6})$/i

/** The form's address with this page's colours, so that it looks like a part of it. A colour that is no plain hex is left out. */
export const withFrameTheme = ({
  formUrl,
  parent,
  tokenOf,
}: {
  formUrl: string
  /** Our origin: the only one the form talks to. */
  parent: string
  tokenOf: (token: string) => string
}): string => {
  const url = new URL(formUrl)
  url.searchParams.set('parent', parent)
  url.searchParams.set('scheme', tokenOf('color-scheme').trim() === 'dark' ? 'dark' : 'light')
  for (const [name, token] of Object.entries(TOKENS)) {
    const [, hex] = HEX.exec(tokenOf(token).trim()) ?? []
    if (hex) url.searchParams.set(name, hex)
  }
  return url.toString()
}
