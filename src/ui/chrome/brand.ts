import type { Picture } from '@/domain/theme/look'

/** Who speaks: the storefront's name and its logos; without a logo the plumb line and the name stand for it. */
export type Brand = { name: string; tagline: string | null; logo: Picture | null; footerLogo: Picture | null }
