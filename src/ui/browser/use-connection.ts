'use client'

import { useEffect, useReducer } from 'react'

/** `back`: it was lost while this page stood open, and is there again. */
export type Connection = 'steady' | 'lost' | 'back'

/** What the browser's own signs make of it. That it is there says nothing to who never missed it. */
export const nextConnection = (was: Connection, sign: 'offline' | 'online'): Connection => {
  if (sign === 'offline') return 'lost'
  return was === 'lost' ? 'back' : was
}

/** Whether the browser has a network, and whether it had none a moment ago. */
export const useConnection = (): Connection => {
  const [connection, hear] = useReducer(nextConnection, 'steady')
  useEffect(() => {
    const offline = () => hear('offline')
    const online = () => hear('online')
    if (!navigator.onLine) offline()
    window.addEventListener('offline', offline)
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('offline', offline)
      window.removeEventListener('online', online)
    }
  }, [])
  return connection
}
