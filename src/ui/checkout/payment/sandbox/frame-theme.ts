import { pageColours } from '../page-colours'

/** The form's address with this page's colours, so that it looks like a part of it. */
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
  const { scheme, colours } = pageColours(tokenOf)
  url.searchParams.set('parent', parent)
  url.searchParams.set('scheme', scheme)
  for (const [name, colour] of Object.entries(colours)) url.searchParams.set(name, colour.slice(1))
  return url.toString()
}
