import type { Metadata } from 'next'
import type { Picture } from '@/domain/theme/look'

/** The icon of a storefront's pages in a browser's tab. Nothing where it has none: what the page around says stays. */
export const shopIcon = (icon: Picture | null | undefined): Metadata =>
  icon ? { icons: { icon: { url: icon.url, sizes: `${icon.width}x${icon.height}` } } } : {}
