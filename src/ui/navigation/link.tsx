'use client'

import NextLink from 'next/link'
import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { localeOfTag } from '@/domain/locale/locales'
import { KEEPS_SCROLL } from '@/domain/routing/path-signs'
import { carryQuery } from '@/domain/routing/tracking'
import { useBrowserValue } from '../browser/browser-value'
import { enterDocument, leavesForeign } from './own-document'

type Props = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }

/** Every link inside the site: carries the language and the visitor's tracking parameters, and knows the scroll rule. */
export function Link({ href, ...rest }: Props) {
  const search = useBrowserValue(() => window.location.search, '')
  const hl = localeOfTag(useLocale())
  if (!href.startsWith('/')) return <NextLink {...rest} href={href} />
  const whole = carryQuery({ href, search, hl })
  return (
    <NextLink
      scroll={!keepsScroll(href)}
      onNavigate={(event) => {
        if (!leavesForeign(whole)) return
        // The router would show the next page before the browser leaves this document (src/instrumentation-client.ts).
        event.preventDefault()
        enterDocument(whole, { replace: rest.replace })
      }}
      {...rest}
      href={whole}
    />
  )
}

/** Question pages keep their position on navigation, every other page goes to the top. */
export const keepsScroll = (href: string): boolean => {
  const [path = ''] = href.split(/[?#]/)
  return KEEPS_SCROLL.test(path)
}
