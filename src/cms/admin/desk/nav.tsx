import { DefaultNav } from '@payloadcms/next/rsc'
import type { ComponentProps } from 'react'
import { isSystem } from './system'

/** Payload's navigation without the tables of the system, which stand folded below it (system-nav.tsx). */
export function Nav({ visibleEntities, ...props }: ComponentProps<typeof DefaultNav>) {
  const collections = visibleEntities?.collections.filter((slug) => !isSystem(props.payload, slug)) ?? []
  return <DefaultNav {...props} visibleEntities={{ collections, globals: visibleEntities?.globals ?? [] }} />
}
