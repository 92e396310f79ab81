/**
 * What we write on everything we make at Stripe. Other software may share the account, and so may another Plumbline (a
 * copy for trials): what bears another site's name is never taken for ours, and so never refunded by us.
 */
export const marksOf = (site: string) => ({ app: 'plumbline', site })

export const isOurs = ({ metadata, site }: { metadata: Record<string, string>; site: string }): boolean =>
  Object.entries(marksOf(site)).every(([name, mark]) => metadata[name] === mark)
