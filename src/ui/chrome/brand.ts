import type { Mark } from '@/domain/catalog/landing'
import type { Picture } from '@/domain/theme/look'

/** Who speaks: the storefront's name and its logos; without a logo a mark and the name stand for it. */
export type Brand = {
  name: string
  tagline: string | null
  logo: Picture | null
  footerLogo: Picture | null
  /** Of a landing page's theme; without one it is the plumb line. */
  mark?: Mark
}
