'use client'

import NextLink from 'next/link'
import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { localeOfTag } from '@/domain/locale/locales'
import { carryQuery } from '@/domain/routing/tracking'
import { useBrowserValue } from './browser-value'

type Props = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }

/** Every link inside the site: carries the language and the visitor's tracking parameters. */
export function Link({ href, ...rest }: Props) {
  const search = useBrowserValue(() => window.location.search, '')
  const hl = localeOfTag(useLocale())
  return <NextLink {...rest} href={href.startsWith('/') ? carryQuery({ href, search, hl }) : href} />
}
