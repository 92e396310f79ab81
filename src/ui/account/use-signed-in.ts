'use client'

import { useSWRConfig } from 'swr'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { announce } from './announce'
import { afterSignIn, type SignedIn } from './where-to'

/** Leads somebody on who has just signed in, and says so. */
export const useSignedIn = (place: ScreenPlace) => {
  const go = useGo(place)
  const { mutate } = useSWRConfig()
  return async (signedIn: SignedIn, words: string): Promise<void> => {
    // What was read before was told to nobody, or to somebody else.
    await mutate(() => true, undefined, { revalidate: false })
    announce(words)
    const { route, id, chapter } = afterSignIn(signedIn, window.location.search)
    go(route, { id, query: chapter ? { chapter } : {}, replace: true })
  }
}
