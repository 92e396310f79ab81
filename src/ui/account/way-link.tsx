'use client'

import { useSearchParams } from 'next/navigation'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { wayBackOf, wayBackQuery } from './where-to'

type Route = 'login' | 'register' | 'forgotPassword'
type Props = { route: Route; place: ScreenPlace; children: ReactNode }

/** A link to another of the account's screens, which remembers where its visitor wanted to go. */
export function WayLink({ route, place, children }: Props) {
  const href = pathTo({ route, ...place })
  return (
    // The cached page has the link without it, and the form around it is in that page.
    <Suspense fallback={<Link href={href}>{children}</Link>}>
      <Remembering href={href}>{children}</Remembering>
    </Suspense>
  )
}

function Remembering({ href, ...rest }: ComponentProps<typeof Link>) {
  const way = wayBackOf(useSearchParams())
  return <Link {...rest} href={way ? `${href}${wayBackQuery(way)}` : href} />
}
