/** Our tokens by what a provider's form uses them for. */
const TOKENS = {
  surface: '--raised',
  ink: '--ink',
  muted: '--muted',
  accent: '--accent',
  danger: '--danger',
} as const

export type PageColours = {
  scheme: 'light' | 'dark'
  /** `#rrggbb`; one that is mixed from others is left out. */
  colours: Partial<Record<keyof typeof TOKENS, string>>
}

const HEX = /^#[0-9a-f]{6}$/i

/** The page's colours as they are passed to a form on another origin, so that it looks like a part of the page. */
export const pageColours = (tokenOf: (token: string) => string): PageColours => ({
  scheme: tokenOf('color-scheme').trim() === 'dark' ? 'dark' : 'light',
  colours: Object.fromEntries(
    Object.entries(TOKENS)
      .map(([name, token]) => [name, tokenOf(token).trim()] as const)
      .filter(([, value]) => HEX.test(value)),
  ),
})

/** Reads the tokens of the page that is shown; only in a browser. */
export const shownTokens = (): ((token: string) => string) => {
  const page = document.querySelector('[data-scheme]') ?? document.documentElement
  const style = getComputedStyle(page)
  return (token) => style.getPropertyValue(token)
}
