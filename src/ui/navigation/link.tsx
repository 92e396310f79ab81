'use client'

import NextLink from 'next/link'
import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { localeOfTag } from '@/domain/locale/locales'
import { patternsOf } from '@/domain/routing/match-path'
import { toRegExp } from '@/domain/routing/pattern'
import { ROUTE_IDS, ROUTES } from '@/domain/routing/routes'
import { carryQuery } from '@/domain/routing/tracking'
import { useBrowserValue } from '../browser/browser-value'

type Props = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }

/** Every link inside the site: carries the language and the visitor's tracking parameters, and knows the scroll rule. */
export function Link({ href, ...rest }: Props) {
  const search = useBrowserValue(() => window.location.search, '')
  const hl = localeOfTag(useLocale())
  if (!href.startsWith('/')) return <NextLink {...rest} href={href} />
  return <NextLink scroll={!keepsScroll(href)} {...rest} href={carryQuery({ href, search, hl })} />
}

const KEEPING = ROUTE_IDS.filter((route) => ROUTES[route].scroll === 'keep').flatMap((route) =>
  patternsOf(ROUTES[route]).map((pattern) => toRegExp(pattern)),
)

/** Question pages keep their position on navigation, every other page goes to the top. */
export const keepsScroll = (href: string): boolean => {
  const [path = ''] = href.split(/[?#]/)
  return KEEPING.some((pattern) => pattern.test(path))
}
