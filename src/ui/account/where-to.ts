import type { RouteId } from '@/domain/routing/routes'

/** Where a sign-in may lead back to. A name of ours and never an address: nobody is led off the site by a link. */
export const WAYS_BACK = [
  'centre',
  'results',
  'settings',
  'userInfo',
  'account',
  'accountSettings',
  'editPassword',
] as const satisfies RouteId[]
export type WayBack = (typeof WAYS_BACK)[number]

/** What `?to=` of an address names, or null when that is none of the places. */
export const wayBackOf = (to: string | null): WayBack | null =>
  WAYS_BACK.find((route) => route === to) ?? null

export type SignedIn = { mustSetPassword: boolean }

/** Where somebody goes who has just signed in. */
export const afterSignIn = ({ mustSetPassword }: SignedIn, search: string): WayBack =>
  mustSetPassword ? 'editPassword' : (wayBackOf(new URLSearchParams(search).get('to')) ?? 'centre')
