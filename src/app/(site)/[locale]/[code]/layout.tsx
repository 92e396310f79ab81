import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { readShop } from '@/content/storefront'
import { isLocale } from '@/domain/locale/locales'
import { shopIcon } from '@/ui/chrome/shop-icon'

type Props = { params: Promise<{ locale: string; code: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, code } = await params
  const shop = isLocale(locale) ? await readShop({ code, locale }) : null
  return shopIcon(shop?.icon)
}

/** The pages of a storefront: they look as they do, and have its icon. */
export default function StorefrontLayout({ children }: { children: ReactNode }) {
  return children
}
