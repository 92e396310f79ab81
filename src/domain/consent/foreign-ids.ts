type Facts = {
  /** How the network writes the name of an account. Only such text ever stands in an address that we make. */
  shape: RegExp
  /** Who receives what the script sends; null: the host of the script says it. */
  company: string | null
  /** The parameter that the network puts into the address of whoever comes from its advertisement; null: it needs none. */
  click: string | null
  /** Stands in the version of a cookie notice that asked about this one (foreign-mark.ts). Never changed, never used twice. */
  letter: string
}

const FACTS = {
  tagManager: { shape: /^GTM-[A-Z0-9]{4,12}$/, company: 'Google', click: null, letter: 'g' },
  metaPixel: { shape: /^\d{6,20}$/, company: 'Meta', click: 'fbclid', letter: 'm' },
  tiktokPixel: { shape: /^[A-Z0-9]{10,30}$/, company: 'TikTok', click: 'ttclid', letter: 't' },
  snapPixel: {
    shape: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    company: 'Snapchat',
    click: 'ScCid',
    letter: 's',
  },
  pinterestTag: { shape: /^\d{6,20}$/, company: 'Pinterest', click: 'epik', letter: 'p' },
  /** The whole address of a script; its host is allowed by the page's policy. */
  riskScript: {
    shape: /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[\w./-]{1,200}$/,
    company: null,
    click: null,
    letter: 'r',
  },
} as const satisfies Record<string, Facts>

export type ForeignId = keyof typeof FACTS
export const FOREIGN_IDS = Object.keys(FACTS) as ForeignId[]

export const factsOfForeign = (name: ForeignId): Facts => FACTS[name]

/** `https://a.1/b` looks like an address, and `new URL` throws on it. */
const isReadable = (name: ForeignId, value: string): boolean => name !== 'riskScript' || URL.canParse(value)

export const isForeignId = (name: ForeignId, value: unknown): value is string =>
  typeof value === 'string' && factsOfForeign(name).shape.test(value) && isReadable(name, value)
