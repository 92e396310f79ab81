/** How each network writes the name of an account. Only such text ever stands in an address that we make. */
const SHAPES = {
  tagManager: /^GTM-[A-Z0-9]{4,12}$/,
  metaPixel: /^\d{6,20}$/,
  tiktokPixel: /^[A-Z0-9]{10,30}$/,
  snapPixel: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  pinterestTag: /^\d{6,20}$/,
  /** The whole address of a script; its host is allowed by the page's policy. */
  riskScript: /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[\w./-]{1,200}$/,
} as const

export type ForeignId = keyof typeof SHAPES
export const FOREIGN_IDS = Object.keys(SHAPES) as ForeignId[]

export const isForeignId = (name: ForeignId, value: unknown): value is string =>
  typeof value === 'string' && SHAPES[name].test(value)
